// What can be chosen, in words, with the keys 1 to 9; what cannot, with the reason and the rule.

import { $, fill, icon, make } from "../shared/dom.js";
import { pictureOf } from "../shared/board.js";
import { percent, say } from "../shared/words.js";
import { askOdds, homeOdds } from "./odds.js";
import { ruleButton } from "../shared/rule_button.js";

const place = $("#choices");
const list = $("#choice-groups");

/** "38 % unhurt with 2 Vanir dice"; the first counts most and stands out. */
const oddsLine = ({ chance, text }) => make("small", { class: "note" }, make("strong", {}, percent(chance)), " ", text);

const headLine = ({ head, cost }) => make("span", { class: "first" }, make("b", {}, head), cost ? make("span", { class: "cost" }, cost) : null);

function choiceLine(choice, number, room) {
  const button = make(
    "button",
    { class: "choice", type: "button", "data-action": choice.action, disabled: !room.scene.may, onclick: () => room.choose(choice.action) },
    make("kbd", { "aria-hidden": "true" }, String(number)),
    pictureOf(choice.action) ?? (choice.icon ? icon(choice.icon, "", "big") : null),
    make("span", { class: "what" }, headLine(choice), choice.detail ? make("small", {}, choice.detail) : null, choice.odds.map(oddsLine)),
  );
  const why = make("button", { class: "why", type: "button", title: `${say("why")} ${choice.rule}`, "aria-label": `${say("why")} ${choice.rule}`, onclick: () => room.openRule(choice.rule) ?? askOdds(room, choice.action) }, "?"); // the odds too: a finger cannot point
  return make("li", {}, button, choice.rule ? why : null);
}

function closedLine(thing, room) {
  const said = make("b", {}, thing.text);
  return make("li", {}, said, " ", thing.reason, " ", ruleButton(thing.rule, room.openRule));
}

/** The choices of each group under its heading, where there are several; ways out have none and come last. */
function groupsOf(choices, room) {
  const lines = new Map();
  choices.forEach((choice, i) => lines.set(choice.group, [...(lines.get(choice.group) ?? []), choiceLine(choice, i + 1, room)]));
  const named = [...lines.keys()].filter(Boolean).length > 1;
  return [...lines].map(([group, items]) => [named && group ? make("h3", { class: "group" }, group) : null, make("ol", { "aria-label": group || null }, items)]).flat();
}

const isSame = (old, scene) =>
  old?.step === scene.step && old.seat === scene.seat && old.svg === scene.svg && JSON.stringify([old.choices, old.closed]) === JSON.stringify([scene.choices, scene.closed]);

/** The list stays as it is while the question does: with the keyboard in it, with hints, with odds. */
export function showChoices(scene, room) {
  place.hidden = Boolean(scene.outcome || scene.needed) || scene.seat < 0;
  if (isSame(room.question?.scene, scene)) return;
  room.question = { scene, odds: new Map() };
  homeOdds();
  $("#hints").hidden = true;
  fill(list, groupsOf(scene.choices, room));
  $("#choices-count").textContent = scene.may ? String(scene.choices.length) : "";
  $("#choices-count").hidden = !scene.may;
  $("#dock-count").textContent = scene.may ? String(scene.choices.length) : "";
  $("#hint").hidden = !scene.may || scene.choices.length < 2 || Boolean(scene.needed);
  $("#idle").hidden = scene.choices.length > 0;
  const closed = $("#closed");
  closed.hidden = scene.closed.length === 0;
  $(".count", closed).textContent = String(scene.closed.length);
  fill($("ul", closed), scene.closed.map((thing) => closedLine(thing, room)));
}

const lineOf = (action) => $(`[data-action="${action}"]`, list);

/** Up to three choices worth a thought, the best first, with the estimated chance to win: in short above, and in place. */
export function showHints(hints) {
  for (const old of list.querySelectorAll(".advice")) old.remove();
  hints.forEach((hint, i) => {
    const told = say(`advice-${i + 1}`, { chance: percent(hint.chance), share: percent(hint.share) });
    lineOf(hint.action)?.append(make("span", { class: `advice rank-${i + 1}` }, told));
  });
  const short = (hint) => make("button", { type: "button", "data-action": hint.action, onclick: () => lineOf(hint.action)?.focus() }, make("span", {}, hint.text), make("b", {}, percent(hint.chance)));
  $("#hints").hidden = hints.length === 0;
  fill($("#hints"), make("p", {}, icon("i-owl"), say("advice")), hints.map(short));
  if (hints.length === 1) lineOf(hints[0].action)?.focus();
}
