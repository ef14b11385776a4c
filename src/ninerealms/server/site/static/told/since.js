// "Since your last turn": what the last answer brought or cost, what the others did, in a few lines; and a button to see it again.

import { $, badge, fill, icon, make } from "../shared/dom.js";
import { knownLines } from "../shared/log.js";
import { ruleButton } from "../shared/rule_button.js";
import { say } from "../shared/words.js";
import { seeAgain } from "./parade.js";
import { paceChoice } from "./pace.js";

const MOST = 8;
const place = $("#since");
let told = "";

const signed = (number) => (number > 0 ? `+${number}` : `−${-number}`);

/** The figure first: where there is no room for all of it, the name is cut. */
function chip({ name, before, after }) {
  return make("li", { title: `${name}: ${before} → ${after}` }, make("b", {}, signed(after - before)), ` ${name}`);
}

/** What happened again and again comes before what happened once, of which more is kept: only the last of it counts as much. */
function spread(lines) {
  const goesOn = (line, i) => lines[i + 1]?.seat === line.seat && lines[i + 1].rule === line.rule;
  return [...lines.filter(goesOn), ...lines.filter((line, i) => !goesOn(line, i))];
}

/** What counts most: what concerns the own seat first, then the newest; in the order in which it happened. */
function linesSince({ from }, { seat, name }) {
  const all = knownLines().filter((line) => line.step >= Math.max(from, 1) && line.weight !== "aside" && line.weight !== "turn");
  const own = all.filter((line) => line.seat === seat || line.text.includes(name));
  const others = all.filter((line) => !own.includes(line));
  const kept = new Set([...spread(own).slice(-MOST / 2), ...spread(others).slice(-(MOST - Math.min(own.length, MOST / 2)))]);
  return { lines: all.filter((line) => kept.has(line)), left: all.length - kept.size };
}

export function showSince(scene, room) {
  const { since } = scene;
  const { lines, left } = since ? linesSince(since, scene.seats[scene.seat]) : { lines: [], left: 0 };
  const wanted = Boolean(since) && scene.may && !scene.outcome && lines.length > 0;
  place.hidden = !wanted;
  const now = wanted ? JSON.stringify([since, lines.map((line) => line.text)]) : "";
  if (now === told) return;
  told = now;
  if (!wanted) return;
  const last = lines.findLast((line) => line.seat !== scene.seat) ?? lines.at(-1);
  fill($(".gist", place), since.changes.length ? make("ul", { class: "chips" }, since.changes.map(chip)) : null, make("span", { class: "first" }, last.text));
  fill($(".lines", place), lines.map((line) => make("li", {}, badge(line.seat, "s"), make("span", {}, line.text, " ", ruleButton(line.rule, room.openRule)))));
  fill($(".row", place), left ? make("small", {}, say("since-more", { count: left })) : null,
    make("button", { class: "tool", type: "button", id: "see-again", onclick: () => seeAgain(since) }, icon("i-mirror"), say("see-again")), paceChoice());
}

/** Whether it stands open is remembered; at first it does where there is room. */
export function dressSince() {
  const kept = localStorage.getItem("since");
  place.open = kept === null ? innerHeight >= 960 && innerWidth > 1100 : kept === "open";
  place.addEventListener("toggle", () => !place.hidden && localStorage.setItem("since", place.open ? "open" : "shut"));
}
