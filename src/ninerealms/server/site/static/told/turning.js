// Turning points: where the chances moved most, and what happened there.

import { badge, make } from "../shared/dom.js";
import { percent, say } from "../shared/words.js";

const MOST = 4;
const LEAST = 0.08;
const ALIKE = 0.005;

/** The largest moves of the curve, in their order: whose chance moved most, and all chances before and after. */
export function turningPoints(points) {
  const moves = points.slice(1).map(([step, chances], i) => {
    const before = points[i][1];
    const gains = chances.map((chance, seat) => chance - before[seat]);
    const seat = gains.indexOf(gains.reduce((most, gain) => (Math.abs(gain) > Math.abs(most) ? gain : most), 0));
    return { from: points[i][0], step, seat: Math.max(0, seat), old: before, now: chances };
  });
  const size = ({ seat, old, now }) => Math.abs(now[seat] - old[seat]);
  return moves.filter((move) => size(move) >= LEAST).sort((one, other) => size(other) - size(one)).slice(0, MOST).sort((one, other) => one.step - other.step);
}

const lineOf = (lines, seat) => lines.findLast((each) => each.seat === seat) ?? lines.at(-1);

/** A line for each, with a way into the replay. */
export function turningList(points, scene, lines, coop, address) {
  return turningPoints(points).map(({ from, step, seat: most, old, now }) => {
    const within = lines.filter((each) => each.step > from && each.step <= step && each.weight !== "turn");
    const line = lineOf(within.filter((each) => each.weight !== "aside"), most) ?? lineOf(within, most);
    const isAsMuch = (seat) => Math.abs(Math.abs(now[seat] - old[seat]) - Math.abs(now[most] - old[most])) < ALIKE;
    const seat = !coop && line?.seat in now && isAsMuch(line.seat) ? line.seat : most; // of two who win what the other loses, whoever did it
    const chances = `${percent(old[seat])} → ${percent(now[seat])}`;
    const name = coop ? say("curve-team") : scene.seats[seat]?.name ?? "";
    return make("li", {}, make("a", { href: address(line?.step ?? step) }, badge(coop ? -1 : seat, "s"),
      make("span", {}, make("b", {}, say("turning-at", { step: line?.step ?? step, name })), " ", chances, line ? make("small", {}, line.text) : null)));
  });
}
