// Turning points: where the chances moved most, and what happened there.

import { badge, make } from "../shared/dom.js";
import { percent, say } from "../shared/words.js";

const MOST = 4;
const LEAST = 0.08;

/** The largest moves of the curve, in their order: {step, seat, before, after}. */
export function turningPoints(points) {
  const moves = points.slice(1).map(([step, chances], i) => {
    const before = points[i][1];
    const gains = chances.map((chance, seat) => chance - before[seat]);
    const seat = gains.indexOf(gains.reduce((most, gain) => (Math.abs(gain) > Math.abs(most) ? gain : most), 0));
    return { from: points[i][0], step, seat: Math.max(0, seat), before: before[Math.max(0, seat)], after: chances[Math.max(0, seat)] };
  });
  const large = moves.filter(({ before, after }) => Math.abs(after - before) >= LEAST);
  return large.sort((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before)).slice(0, MOST).sort((one, other) => one.step - other.step);
}

/** A line for each, with a way into the replay. */
export function turningList(points, scene, lines, coop, address) {
  return turningPoints(points).map(({ from, step, seat, before, after }) => {
    const within = lines.filter((line) => line.step > from && line.step <= step && line.weight !== "aside" && line.weight !== "turn");
    const line = within.findLast((each) => each.seat === seat) ?? within.at(-1);
    const chances = `${percent(before)} → ${percent(after)}`;
    const name = coop ? say("curve-team") : scene.seats[seat]?.name ?? "";
    return make("li", {}, make("a", { href: address(line?.step ?? step) }, badge(coop ? -1 : seat, "s"),
      make("span", {}, make("b", {}, say("turning-at", { step: line?.step ?? step, name })), " ", chances, line ? make("small", {}, line.text) : null)));
  });
}
