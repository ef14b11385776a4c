// What can be chosen, in words, with the keys 1 to 9; what cannot, with the reason and the rule.

import { $, fill, make } from "./dom.js";
import { pictureOf } from "./board.js";
import { get, query } from "./net.js";
import { percent, say } from "./words.js";
import { ruleButton } from "./why.js";

const place = $("#choices");
const list = $("ol", place);

/** "Recruit in A1: 1 unit" and "Forge 3 gold (costs 2 gold)" have a head and the rest. */
function parted(text) {
  const found = /^(.{2,60}?)(?:\s?:\s|：)(.+)$/s.exec(text) ?? /^(.{2,}?)\s*[(（](.+)[)）]$/s.exec(text);
  return found ? [make("b", {}, found[1]), make("small", {}, found[2])] : [make("b", { class: text.length > 34 ? "long" : null }, text)];
}

function choiceLine(choice, number, room) {
  const button = make(
    "button",
    { class: "choice", type: "button", "data-action": choice.action, disabled: !room.scene.may, onclick: () => room.choose(choice.action) },
    make("kbd", { "aria-hidden": "true" }, String(number)),
    pictureOf(choice.action),
    make("span", { class: "what" }, parted(choice.text)),
  );
  const why = make("button", { class: "why", type: "button", title: `${say("why")} ${choice.rule}`, "aria-label": `${say("why")} ${choice.rule}`, onclick: () => room.openRule(choice.rule) }, "?");
  return make("li", {}, button, choice.rule ? why : null);
}

function closedLine(thing, room) {
  const said = make("b", {}, thing.text);
  return make("li", {}, said, " ", thing.reason, " ", ruleButton(thing.rule, room.openRule));
}

export function showChoices(scene, room) {
  fill(list, scene.choices.map((choice, i) => choiceLine(choice, i + 1, room)));
  $("#choices-count").textContent = scene.may ? String(scene.choices.length) : "";
  $("#choices-count").hidden = !scene.may;
  $("#dock-count").textContent = scene.may ? String(scene.choices.length) : "";
  $("#hint").hidden = !scene.may || scene.choices.length < 2 || Boolean(scene.needed);
  place.hidden = Boolean(scene.outcome) || scene.seat < 0;
  $("#idle").hidden = scene.choices.length > 0;
  $("#odds").hidden = true;
  const closed = $("#closed");
  closed.hidden = scene.closed.length === 0;
  $(".count", closed).textContent = String(scene.closed.length);
  fill($("ul", closed), scene.closed.map((thing) => closedLine(thing, room)));
}

/** Up to three choices worth a thought, the best first, with the estimated chance to win. */
export function showHints(hints) {
  for (const old of list.querySelectorAll(".advice")) old.remove();
  hints.forEach((hint, i) => {
    const button = $(`[data-action="${hint.action}"]`, list);
    const told = say(`advice-${i + 1}`, { chance: percent(hint.chance), share: percent(hint.share) });
    button?.append(make("span", { class: `advice rank-${i + 1}` }, told));
  });
  $(`[data-action="${hints[0]?.action}"]`, list)?.focus();
}

const asked = new Map();
let waiting = 0;

function showOdds(told) {
  const odds = $("#odds");
  odds.hidden = !told.lines?.length;
  if (odds.hidden) return;
  const rows = told.lines.map(({ text, chance }) =>
    make("li", {}, make("span", {}, text), make("meter", { min: 0, max: 1, value: chance, "aria-label": text }), make("b", {}, percent(chance))));
  fill(odds, make("h3", {}, say(told.exact ? "odds-exact" : "odds-about")), make("ul", {}, rows));
}

/** Odds of what is pointed at, asked for after a moment of rest. */
export function watchOdds(room) {
  const look = (event) => {
    const chosen = event.target.closest?.("[data-action]");
    clearTimeout(waiting);
    if (!chosen || !room.scene?.may) return;
    waiting = setTimeout(async () => {
      const { step, seat, may, choices } = room.scene;
      const action = Number(chosen.dataset.action);
      if (!may || room.busy != null || !chosen.isConnected || !choices.some((choice) => choice.action === action)) return;
      const key = `${step}/${seat}/${action}`;
      try {
        if (!asked.has(key)) asked.set(key, await get(`/api/t/${room.table}/odds?${query({ seat, action, step, lang: room.language })}`));
        if (room.scene.step === step) showOdds(asked.get(key));
      } catch {
        asked.set(key, { lines: [] });
      }
    }, 450);
  };
  document.addEventListener("click", () => clearTimeout(waiting));
  document.addEventListener("pointerover", look);
  document.addEventListener("focusin", look);
}
