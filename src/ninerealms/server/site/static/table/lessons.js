// A guided game: what comes up for the first time is explained once, in the words of the game.

import { $ } from "../shared/dom.js";
import { say } from "../shared/words.js";

const place = $("#lesson");
let texts = {};
let game = "";
let waiting = [];
let came = 0; // the step at which the newest of them came up

const isOn = () => localStorage.getItem(`lessons:${game}`) !== "off";
const seen = () => new Set(JSON.parse(localStorage.getItem(`lessons-seen:${game}`) ?? "[]"));
const remember = (names) => localStorage.setItem(`lessons-seen:${game}`, JSON.stringify([...new Set([...seen(), ...names])]));

function show() {
  const [name] = waiting;
  const had = place.contains(document.activeElement);
  place.hidden = name === undefined;
  place.dataset.lesson = name ?? "";
  $("#lesson-text").textContent = texts[name] ?? "";
  $("#lesson-next").textContent = waiting.length > 1 ? say("lesson-next", { count: waiting.length - 1 }) : say("close");
  if (had && place.hidden) $("#main").focus({ preventScroll: true });
}

function next() {
  remember(waiting.splice(0, 1));
  show();
}

/** Turned off nothing is explained; turned on again, all that was not explained yet. */
function turn(on) {
  localStorage.setItem(`lessons:${game}`, on ? "on" : "off");
  if (!on) waiting = [];
  dressSwitch();
  show();
}

function dressSwitch() {
  $("#lessons-on").setAttribute("aria-pressed", String(isOn()));
}

/** What the lines of the log and the question bring up for the first time; what is asked now goes before what was left unread. */
export function showLessons(lines, asked, step) {
  if (!isOn()) return;
  const known = seen();
  const names = [...lines.flatMap((line) => line.lessons ?? []), ...asked];
  const fresh = names.filter((name, at) => texts[name] && !known.has(name) && !waiting.includes(name) && names.indexOf(name) === at);
  const old = waiting.length && step > came ? waiting : [];
  if (fresh.length) came = step;
  const first = old.length ? asked.find((name) => fresh.includes(name) || old.includes(name)) : null;
  if (!fresh.length && (!first || first === waiting[0])) return;
  waiting = [...(first ? [first] : []), ...[...waiting, ...fresh].filter((name) => name !== first)];
  show();
}

export function dressLessons(look) {
  ({ game, lessons: texts } = look);
  $("#lessons-on").hidden = !Object.keys(texts).length;
  $("#lessons-on").onclick = () => turn(!isOn());
  $("#lesson-next").onclick = next;
  $("#lesson-off").onclick = () => turn(false);
  dressSwitch();
}
