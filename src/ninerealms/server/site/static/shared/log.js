// The log as prose, turn by turn, the newest first, and the board in words.

import { $, $$, badge, fill, make } from "./dom.js";
import { ruleButton } from "./rule_button.js";
import { storyButton } from "./story.js";
import { say } from "./words.js";

const OPEN_TURNS = 4; // older ones are folded, unless somebody has opened them
const place = $("#log");
const lines = $(".lines ol", place);
const inWords = $(".words ul", place);
let known = [];
const items = new Map(); // by number

function logLine(line, room) {
  const item = make("li", { "data-number": line.number }, badge(line.seat, "s"),
    make("span", {}, line.text, " ", ruleButton(line.rule, room.openRule), storyButton(line)));
  if (line.weight === "turn") {
    item.classList.add("turn");
    item.append(make("button", { class: "fold", type: "button", onclick: () => fold(item, item.dataset.folded !== "yes", true) }));
    fold(item, false);
  }
  return item;
}

/** The lines of a turn, which stand below its head. */
function* within(turn) {
  for (let item = turn.nextSibling; item && !item.classList.contains("turn"); item = item.nextSibling) yield item;
}

function fold(turn, folded, byHand = false) {
  turn.dataset.folded = folded ? "yes" : "no";
  if (byHand) turn.dataset.kept = "yes";
  const button = $(".fold", turn);
  button.textContent = folded ? "▸" : "▾";
  button.setAttribute("aria-expanded", String(!folded));
  button.setAttribute("aria-label", say(folded ? "unfold" : "fold"));
  for (const item of within(turn)) item.hidden = folded;
}

/** Each turn has its head first, then its lines, the newest on top. */
function enter(item) {
  const head = $(".turn", lines);
  if (item.classList.contains("turn") || !head) lines.prepend(item);
  else head.after(item);
}

function foldOldTurns() {
  $$(".turn", lines).forEach((turn, i) => {
    const wanted = i >= OPEN_TURNS;
    if (!turn.dataset.kept && (turn.dataset.folded === "yes") !== wanted) fold(turn, wanted);
    else if (turn.dataset.folded === "yes") for (const item of within(turn)) item.hidden = true;
  });
}

/** Take over the lines from number `from` on; those before stay, those after them that are not given are gone. */
export function showLog(given, from, room) {
  const kept = known.filter((line) => line.number < from);
  const begun = known.length > 0;
  const fresh = given.filter((line) => line.number >= from);
  const alike = known.length >= kept.length && fresh.findIndex((line, i) => known[kept.length + i]?.text !== line.text || known[kept.length + i]?.number !== line.number);
  const same = kept.length + (alike === -1 ? fresh.length : alike);
  for (const line of known.slice(same)) {
    items.get(line.number)?.remove();
    items.delete(line.number);
  }
  known = [...kept, ...fresh];
  for (const line of known.slice(same)) {
    const item = logLine(line, room);
    if (begun) item.classList.add("new");
    items.set(line.number, item);
    enter(item);
  }
  foldOldTurns();
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
  for (const line of known) items.get(line.number).classList.toggle("lastmove", line.step === last);
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
