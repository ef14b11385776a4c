// Many choices on one screen: their list draws closer together step by step, until it fits its place.

import { $, $$ } from "../shared/dom.js";

// How the list is drawn, and how many lines each choice has for what it does; where that can be said in symbols too, all
// of it in words, and then all of it in symbols.
const LEVELS = [["", 0], ["close", 0], ["closer", 0], ["short", 2], ["columns", 3], ["slim", 3], ["slim", 2], ["tiles", 2], ["tiles", 1], ["least", 0]];
const WORDS = [["", 0], ["close", 0], ["closer", 0], ["columns", 0], ["slim", 0]];
const SYMBOLS = [["columns", 3], ["slim", 3], ["tiles", 2], ["least", 0]];
const MOST_LINES = 5;
const DESK = matchMedia("(min-width: 961px)"); // below, the list lies over the board and is scrolled
const place = $("#choices");

const isOver = () => place.scrollHeight > place.clientHeight + 1;

/** What happened lately stands beside the choices where there are two columns; else above them. */
function placeSince() {
  const [acts, tells, since] = [$(".acts"), $(".tells"), $("#since")];
  const home = DESK.matches && acts.offsetTop === tells.offsetTop ? tells : acts;
  if (since.parentElement === home) return;
  if (home === tells) tells.prepend(since);
  else $("#at-hand").after(since);
}

/** As loose as there is room; while a sheet or advice stands in the list nothing moves. */
export function fitChoices() {
  if (!place.isConnected) return; // nothing is left of a table that cannot be seen
  placeSince();
  if (!$("#hints").hidden || $("#sheet")) return;
  const inSymbols = Boolean($(".gisted", place));
  const levels = inSymbols ? [...WORDS, ...SYMBOLS] : LEVELS;
  for (const [i, [level, lines]] of (DESK.matches ? levels : LEVELS.slice(0, 1)).entries()) {
    place.dataset.fit = level;
    place.classList.toggle("in-short", inSymbols && (i >= WORDS.length || !DESK.matches));
    place.style.setProperty("--lines", String(lines));
    if (!isOver()) {
      if (lines) fill(lines);
      break;
    }
  }
}

/** What room is left goes to what each choice does. */
function fill(lines) {
  for (let more = lines + 1; more <= MOST_LINES; more++) {
    place.style.setProperty("--lines", String(more));
    if (!isOver()) continue;
    place.style.setProperty("--lines", String(more - 1));
    return;
  }
}

/** Whatever stands above the list, or below it, may grow and shrink by itself. */
export function dressFit() {
  const again = new ResizeObserver(() => requestAnimationFrame(fitChoices));
  for (const other of $$("#prompt, #since, #lesson, #ask, #story")) again.observe(other);
  addEventListener("resize", fitChoices);
}
