// The panel of whoever looks, kept with the prompt where the drawing has it further down: life, hand and marks stay in sight.

import { $, make } from "../shared/dom.js";

const place = make("div", { id: "own", class: "own", hidden: true });
$("#prompt").append(place);
place.addEventListener("click", () => place.classList.toggle("open"));

/** A copy that can be looked at and no more: what can be chosen is on the board and in the list. */
function copyOf(panel, box) {
  const board = panel.ownerSVGElement;
  const picture = board.cloneNode(false);
  const copy = panel.cloneNode(true);
  for (const part of [copy, ...copy.querySelectorAll("[id], [data-action]")]) {
    for (const name of ["id", "data-action", "role", "tabindex"]) part.removeAttribute(name);
  }
  for (const name of ["transform", "style"]) copy.removeAttribute(name);
  for (const part of copy.querySelectorAll(".glow, .ring")) part.remove();
  copy.classList.remove("place", ...[...copy.classList].filter((name) => name.startsWith("at-")));
  picture.replaceChildren(copy);
  for (const name of ["width", "height", "data-own"]) picture.removeAttribute(name);
  picture.setAttribute("viewBox", `${box.x - 2} ${box.y - 2} ${box.width + 4} ${box.height + 4}`);
  picture.setAttribute("aria-hidden", "true"); // the drawing itself says it
  picture.style.maxWidth = `${box.width}px`;
  return picture;
}

export function showOwn() {
  const board = $("#board-place > svg");
  const panel = board?.dataset.own ? document.getElementById(board.dataset.own) : null;
  place.hidden = !panel;
  place.replaceChildren(...(panel ? [copyOf(panel, panel.getBBox())] : []));
}
