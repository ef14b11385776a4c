// Cards that are read aloud: they lie open until somebody closes them, and can be opened again from the log.

import { $, fill, make } from "./dom.js";
import { say } from "./words.js";

const place = $("#story");
let open = [];
let closed = -1; // the last line whose card was closed here
let keep = () => {};

function cardOf({ card, number }) {
  return make("article", { "data-number": number }, make("h3", {}, card.head), make("p", {}, card.text));
}

function show() {
  const had = place.contains(document.activeElement);
  place.hidden = !open.length;
  fill($(".cards", place), open.map(cardOf));
  if (had && place.hidden) $("#main").focus({ preventScroll: true });
}

function close() {
  closed = Math.max(closed, ...open.map((line) => line.number));
  open = [];
  keep(closed);
  show();
}

/** In the log: the way back to a card. */
export function storyButton(line) {
  if (!line.card) return null;
  const again = () => {
    open = [line];
    show();
    place.scrollIntoView({ block: "nearest" });
    $("#story-close").focus({ preventScroll: true });
  };
  return make("button", { class: "tool tale", type: "button", onclick: again }, say("story-open"));
}

/** Open what has been read since the last card was closed; what was taken back goes with its line. */
export function showStories(lines) {
  const fresh = lines.filter((line) => line.card && line.number > closed);
  const kept = open.filter((line) => lines.some((other) => other.number === line.number && other.card?.text === line.card.text));
  const added = fresh.filter((line) => !kept.some((other) => other.number === line.number));
  if (!added.length && kept.length === open.length) return;
  open = [...kept, ...added];
  show();
  const first = added.length && $(`[data-number="${added[0].number}"]`, place);
  if (first && kept.length) $(".cards", place).scrollTop = first.offsetTop - $(".cards", place).offsetTop;
}

/** Which cards of a table were closed in this browser is remembered; where nothing is remembered, none opens by itself. */
export function dressStories(table = "") {
  if (table) {
    closed = Number(localStorage.getItem(`story:${table}`) ?? -1);
    keep = (number) => localStorage.setItem(`story:${table}`, String(number));
  } else {
    closed = Infinity;
  }
  $("#story-close").onclick = close;
  place.addEventListener("keydown", (event) => event.key === "Escape" && close());
}
