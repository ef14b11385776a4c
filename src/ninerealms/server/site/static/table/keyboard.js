// Without a mouse: digits choose, arrows walk through the choices, i looks at one, u h ? do what the buttons do.

import { $, $$ } from "../shared/dom.js";
import { lookAtFocused } from "./looking.js";

let typed = "";
let waiting = 0;

const inField = (target) => target.closest?.("input, select, textarea");
const buttons = () => $$("#choices ol .choice:not(:disabled)");

/** Parts of the page that scroll by themselves: there the arrows do that. */
const SCROLLS = "#story .cards, #log .lines, #log .words, #rules-list, #odds, #closed, #at-hand";

/** To the next choice; whether there is one. */
function walk(step, from) {
  const all = buttons();
  if (!all.length || from.closest?.(SCROLLS)) return false;
  const onBoard = document.activeElement?.closest?.("#board-place [data-action]")?.dataset.action;
  const at = all.findIndex((button) => button === document.activeElement || button.dataset.action === onBoard);
  const next = at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length;
  all[next].focus();
  return true;
}

/** One digit is enough where there are nine choices at most; otherwise a second one may follow. */
function digit(figure) {
  const all = buttons();
  typed += figure;
  clearTimeout(waiting);
  const number = Number(typed);
  const done = () => {
    typed = "";
    if (all[number - 1]?.isConnected) all[number - 1].click();
  };
  if (number * 10 > all.length) done();
  else waiting = setTimeout(done, 700);
}

const ARROWS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
const SHORT = { u: "#undo", h: "#hint", "?": "#help" };

/** Do what a key stands for; whether it stands for something here. */
function press({ key, repeat, target }, room) {
  if (key in ARROWS) return walk(ARROWS[key], target);
  const isDigit = /^\d$/.test(key) && (typed !== "" || key !== "0");
  if (repeat) return isDigit || key === "Enter" || key in SHORT; // held too long: the next question is not answered, too
  if (isDigit) digit(key);
  else if (key in SHORT) $(SHORT[key]).click();
  else if (key === "i") lookAtFocused(room);
  else if (key === "/") $("#rules-search").focus();
  else return false;
  return true;
}

export function listenToKeys(room) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || inField(event.target) || !$("#cover").hidden) return;
    if (press(event, room)) event.preventDefault();
  });
}
