// Before anything is done: on a phone nothing is bought with one tap, and what cannot be taken back is asked about where somebody wants it.

import { $, $$ } from "../shared/dom.js";
import { percent, say } from "../shared/words.js";
import { closeSheet, hasSheet, openSheet } from "./sheet.js";

const HOPELESS = 0.1;
const LONG = 500;
const STILL = 10; // pixels a resting finger may stir
const finger = matchMedia("(pointer: coarse)");

const asks = () => (localStorage.getItem("confirm") ?? (finger.matches ? "on" : "off")) === "on";
const isHopeless = ({ odds, outlook }) => odds.length > 0 && !outlook && odds[0].chance < HOPELESS;

/** What is to be said before an answer is given; nothing where it is given at once. */
function warning(choice) {
  if (asks() && isHopeless(choice)) return say("confirm-hopeless", { chance: percent(choice.odds[0].chance), text: choice.odds[0].text });
  return asks() && choice.final ? say("confirm-final") : "";
}

const isBought = (choice) => Boolean(choice.thing && choice.cost);

/** An answer, on the board or in the list: given at once, or looked at first. */
export function pick(room, action, { onBoard = false, from } = {}) {
  const choice = room.scene?.may ? room.scene.choices.find((each) => each.action === action) : null;
  if (!choice) return;
  const warn = warning(choice);
  const looks = warn || (finger.matches && (isBought(choice) || (onBoard && asks())));
  if (looks) openSheet(room, { action, warn, from, commit: room.choose });
  else closeSheet(), room.choose(action);
}

/** What lies there, whether it can be chosen or not. */
export function look(room, element) {
  const { action, thing = "" } = element.dataset;
  return openSheet(room, { action: action === undefined ? null : Number(action), thing, commit: room.choose });
}

const ON_BOARD = "[data-action], [data-thing]";

/** The other button, or a finger that rests on a piece or a choice, opens its sheet; the click after that does nothing more. */
function watchRest(room, place) {
  let held = 0;
  let from = null;
  let isHeld = false;
  place.addEventListener("contextmenu", (event) => {
    const found = event.target.closest(ON_BOARD);
    if (found && look(room, found)) event.preventDefault();
  });
  place.addEventListener("pointerdown", (event) => {
    clearTimeout(held);
    [isHeld, from] = [false, event];
    const found = event.pointerType === "touch" ? event.target.closest(ON_BOARD) : null;
    if (found) held = setTimeout(() => (isHeld = look(room, found)), LONG);
  });
  place.addEventListener("pointermove", ({ clientX, clientY }) => from && Math.hypot(clientX - from.clientX, clientY - from.clientY) > STILL && clearTimeout(held));
  for (const type of ["pointerup", "pointercancel"]) place.addEventListener(type, () => clearTimeout(held));
  place.addEventListener("click", (event) => {
    if (isHeld) event.stopPropagation();
    isHeld = false;
  }, true);
}

export function watchBoard(room) {
  const board = $("#board-place");
  for (const place of [board, $("#choice-groups")]) watchRest(room, place);
  board.addEventListener("click", (event) => {
    const found = event.target.closest(ON_BOARD);
    if (found && found.dataset.action === undefined && hasSheet(found.dataset.thing)) look(room, found);
  });
}

/** The pictures beside a rule open their sheet here; elsewhere they lead to the reference. */
export function watchRules(room) {
  document.addEventListener("click", (event) => {
    const found = event.target.closest("a.thing");
    if (!found || !hasSheet(found.dataset.thing) || !look(room, found)) return;
    event.preventDefault();
    $("#sheet").scrollIntoView({ block: "nearest" });
  });
}

export function dressConfirm() {
  const button = $("#confirm-on");
  const show = () => button.setAttribute("aria-pressed", String(asks()));
  button.addEventListener("click", () => {
    localStorage.setItem("confirm", asks() ? "off" : "on");
    show();
  });
  show();
}

/** The sheet of the choice the keyboard rests on. */
export function lookAtFocused(room) {
  const line = document.activeElement?.closest?.("#choices li") ?? $$("#choices li").find((each) => each.querySelector(".choice.hot"));
  const choice = line ? $(".choice", line) : null;
  if (choice) look(room, choice);
}
