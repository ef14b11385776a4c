// A fight, a throw, a hunt or a count, staged on the board for a moment: both sides, dice or cards, sum, result.
// It takes no click away from the board: any click or key ends it.

import { $, badge, make } from "../shared/dom.js";
import { inView } from "./in_view.js";
import { moves } from "../shared/header.js";

const place = $("#board-place");
const APART = 130;
let shown = null;
let ending = 0;

function sideOf({ name, seat, parts, total }, begin) {
  const chips = parts.map((part, i) => make("li", { style: `--after:${begin + i * APART}ms` }, part));
  return make("div", { class: `party seat-${seat}` },
    make("p", { class: "who" }, badge(seat, "s"), make("b", {}, name)),
    chips.length ? make("ul", {}, chips) : null,
    total === null ? null : make("p", { class: "total", style: `--after:${begin + chips.length * APART}ms` }, String(total)));
}

function stageOf({ kind, head, sides, results }) {
  const most = Math.max(...sides.map((side) => side.parts.length), 0);
  const drawn = sides.map((side, i) => sideOf(side, 120 + i * 60));
  const between = sides.length === 2 && kind !== "score" ? [drawn[0], make("span", { class: "against", "aria-hidden": "true" }, "⚔"), drawn[1]] : drawn;
  return make("article", { "data-kind": kind }, make("h3", {}, head), make("div", { class: "sides" }, between),
    results.map((text, i) => make("p", { class: "came", style: `--after:${300 + (most + i) * APART}ms` }, text)));
}

/** Whatever is staged is over. */
export function endStage() {
  clearTimeout(ending);
  shown?.remove();
  shown = null;
}

/** Stage what a step brought, for so many milliseconds; nothing where nothing moves. */
export function showStages(stages, lasts) {
  endStage();
  if (!stages?.length || !lasts || !moves()) return false;
  shown = make("div", { class: "staged", role: "status" }, stages.slice(-2).map(stageOf));
  shown.style.top = `${inView(place).middle}px`;
  place.append(shown);
  ending = setTimeout(endStage, lasts);
  return true;
}

for (const type of ["pointerdown", "keydown"]) addEventListener(type, endStage, { capture: true });
