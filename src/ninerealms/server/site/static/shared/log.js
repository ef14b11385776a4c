// The log as prose, newest first, and the board in words.

import { $, $$, badge, fill, make } from "./dom.js";
import { ruleButton } from "./rule_button.js";
import { storyButton } from "./story.js";

const place = $("#log");
const lines = $(".lines ol", place);
const inWords = $(".words ul", place);
let known = [];

function logLine(line, room) {
  return make("li", { "data-number": line.number }, badge(line.seat, "s"),
    make("span", {}, line.text, " ", ruleButton(line.rule, room.openRule), storyButton(line)));
}

/** Take over the lines from number `from` on; those before stay, those after them that are not given are gone. */
export function showLog(given, from, room) {
  const kept = known.filter((line) => line.number < from);
  const begun = known.length > 0;
  const fresh = given.filter((line) => line.number >= from);
  const alike = known.length >= kept.length && fresh.findIndex((line, i) => known[kept.length + i]?.text !== line.text || known[kept.length + i]?.number !== line.number);
  const same = kept.length + (alike === -1 ? fresh.length : alike);
  while (lines.children.length > same) lines.firstChild.remove();
  known = [...kept, ...fresh];
  for (const line of known.slice(same)) {
    const item = logLine(line, room);
    if (begun) item.classList.add("new");
    lines.prepend(item);
  }
  markLast();
}

/** All lines that stand. */
export const knownLines = () => known;

export const cutLog = (number, room) => showLog([], number, room);

export function addLines(given, room) {
  if (given.length) showLog(given, given[0].number, room);
}

/** What the last answer brought is outlined. */
function markLast() {
  const last = known.at(-1)?.step;
  [...lines.children].forEach((item, i) => item.classList.toggle("lastmove", known.at(-1 - i).step === last));
}

export function showWords(text) {
  fill(inWords, text.map((line) => make("li", {}, line)));
}

/** The log or the board in words. The log is never taken away from those who hear it: it is only not seen. */
function showPart(name) {
  const log = $(".lines", place);
  log.classList.toggle("unseen", name !== "lines");
  log.tabIndex = name === "lines" ? 0 : -1;
  $(".words", place).hidden = name !== "words";
}

export function dressLog() {
  for (const tab of $$(".tabs button", place)) {
    tab.addEventListener("click", () => {
      for (const other of $$(".tabs button", place)) other.setAttribute("aria-pressed", String(other === tab));
      showPart(tab.dataset.show);
    });
  }
}
