// The panel of whoever looks, kept with the prompt where the drawing has it below the window's edge: life, hand and marks stay in sight.

import { $, make } from "../shared/dom.js";

const place = make("div", { id: "own", class: "own", hidden: true });
$("#prompt").append(place);
place.addEventListener("click", () => place.classList.toggle("open"));

const COLUMN = matchMedia("(max-width: 960px)"); // there the drawing is scrolled away
const EDGE = 8; // so much of the last line may lie below the window

const isFrame = (part, whole) => part.tagName === "rect" && part.getBoundingClientRect().height > whole.height * 0.9;

/** How far down something is drawn in a panel: frames that leave room for what may come later are not counted. */
function endOf(panel) {
  const whole = panel.getBoundingClientRect();
  const parts = [...panel.children].filter((part) => !isFrame(part, whole)).map((part) => part.getBoundingClientRect());
  return Math.min(whole.bottom, Math.max(whole.top, ...parts.filter(({ height }) => height).map(({ bottom }) => bottom)));
}

/** The box of a panel without the room it leaves free. */
function boxOf(panel) {
  const whole = panel.getBoundingClientRect();
  const box = panel.getBBox();
  const scale = whole.height ? box.height / whole.height : 1;
  return { x: box.x, y: box.y, width: box.width, height: Math.min(box.height, (endOf(panel) - whole.top) * scale + 8) };
}

/** A copy that can be looked at and no more: what can be chosen is on the board and in the list. */
function copyOf(panel, box) {
  const board = panel.ownerSVGElement;
  const picture = board.cloneNode(false);
  const copy = panel.cloneNode(true);
  for (const part of [copy, ...copy.querySelectorAll("[id], [data-action]")]) {
    for (const name of ["id", "data-action", "role", "tabindex"]) part.removeAttribute(name);
  }
  for (const name of ["transform", "style"]) copy.removeAttribute(name);
  copy.classList.remove("place", ...[...copy.classList].filter((name) => name.startsWith("at-")));
  const whole = panel.getBoundingClientRect();
  [...panel.children].forEach((part, i) => isFrame(part, whole) && (copy.children[i].style.height = `${box.height - 2 * (part.getBBox().y - box.y)}px`));
  for (const part of copy.querySelectorAll(".glow, .ring")) part.remove();
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
  const isSeen = panel && !COLUMN.matches && endOf(panel) + scrollY <= innerHeight + EDGE;
  place.hidden = !panel || isSeen;
  place.replaceChildren(...(place.hidden ? [] : [copyOf(panel, boxOf(panel))]));
}

addEventListener("resize", showOwn);
