// Without a mouse: digits choose, arrows walk through the choices, u h ? do what the buttons do.

import { $, $$ } from "./dom.js";

let typed = "";
let waiting = 0;

const inField = (target) => target.closest?.("input, select, textarea");
const buttons = () => $$("#choices ol .choice:not(:disabled)");

function walk(step) {
  const all = buttons();
  if (!all.length) return;
  const onBoard = document.activeElement?.closest?.("#board-place [data-action]")?.dataset.action;
  const at = all.findIndex((button) => button === document.activeElement || button.dataset.action === onBoard);
  const next = at < 0 ? (step > 0 ? 0 : all.length - 1) : (at + step + all.length) % all.length;
  all[next].focus();
}

/** One digit is enough where there are nine choices at most; otherwise a second one may follow. */
function digit(figure) {
  const all = buttons();
  typed += figure;
  clearTimeout(waiting);
  const number = Number(typed);
  const done = () => {
    typed = "";
    all[number - 1]?.click();
  };
  if (number * 10 > all.length) done();
  else waiting = setTimeout(done, 700);
}

const SHORT = { u: "#undo", h: "#hint", "?": "#help" };

export function listenToKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || inField(event.target) || !$("#cover").hidden) return;
    if (/^\d$/.test(event.key) && (typed || event.key !== "0")) digit(event.key);
    else if (event.key === "ArrowDown" || event.key === "ArrowRight") walk(1);
    else if (event.key === "ArrowUp" || event.key === "ArrowLeft") walk(-1);
    else if (event.key in SHORT) $(SHORT[event.key]).click();
    else if (event.key === "/") $("#rules-search").focus();
    else return;
    event.preventDefault();
  });
}
