// The curve of estimated winning chances over a game: colour, mark and dash tell the seats apart.

import { $, badge, fill, make, makeSvg } from "../shared/dom.js";
import { percent, say } from "../shared/words.js";

const WIDE = 320;
const HIGH = 130;
const DASHES = ["", "7 4", "2 4", "10 3 2 3", "1 3"];

const x = (step, last) => 4 + ((WIDE - 8) * step) / Math.max(1, last);
const y = (chance) => 4 + (HIGH - 8) * (1 - chance);

function line(points, seat, last) {
  const path = points.map(([step, chances], i) => `${i ? "L" : "M"}${x(step, last).toFixed(1)} ${y(chances[seat]).toFixed(1)}`).join("");
  return makeSvg("g", { class: `seat-${seat}` }, makeSvg("path", { class: "under", d: path }), makeSvg("path", { class: "chance", d: path, "stroke-dasharray": DASHES[seat] ?? "" }));
}

/** Draw the curve; a click on it goes to that step. */
export function drawCurve(points, scene, last, go) {
  const place = $("#curve .curve-place");
  const seats = points[0][1].map((_, seat) => seat);
  const grid = [0.25, 0.5, 0.75].map((chance) => makeSvg("path", { class: "grid", d: `M4 ${y(chance)}H${WIDE - 4}` }));
  const marks = [0, 0.5, 1].map((chance) => makeSvg("text", { x: 7, y: Math.min(HIGH - 5, Math.max(13, y(chance) + 3)) }, percent(chance)));
  const now = makeSvg("path", { class: "now", id: "curve-now", d: `M4 2V${HIGH - 2}` });
  const svg = makeSvg("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label": say("curve-told", { text: told(points, scene) }) }, ...grid, ...seats.map((seat) => line(points, seat, last)), ...marks, now);
  svg.addEventListener("click", (event) => {
    const box = svg.getBoundingClientRect();
    go(Math.round((((event.clientX - box.left) / box.width) * WIDE - 4) / ((WIDE - 8) / Math.max(1, last))));
  });
  fill(place, svg);
  fill($("#curve .legend"), seats.map((seat) => make("li", { "data-seat": seat }, badge(seat, "s"), make("span", {}, scene.seats[seat]?.name ?? say("curve-team")), " ", make("b", {}))));
}

function told(points, scene) {
  const [, chances] = points[points.length - 1];
  return chances.map((chance, seat) => `${scene.seats[seat]?.name ?? ""} ${percent(chance)}`).join(", ");
}

/** Where the time line stands, and the chances there. */
export function markCurve(points, step, last) {
  const mark = $("#curve-now");
  if (!mark) return;
  mark.setAttribute("d", `M${x(step, last).toFixed(1)} 2V${HIGH - 2}`);
  const at = points.findLast(([when]) => when <= step) ?? points[0];
  at[1].forEach((chance, seat) => {
    const place = $(`#curve .legend [data-seat="${seat}"] b`);
    if (place) place.textContent = percent(chance);
  });
}
