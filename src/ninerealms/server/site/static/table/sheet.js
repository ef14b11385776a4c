// A sheet: what a thing or a choice does, costs, risks and follows, before anything is done. It stands in the list and covers nothing.

import { $, fill, icon, make } from "../shared/dom.js";
import { pictureOf } from "../shared/board.js";
import { get } from "../shared/requests.js";
import { closeRule, ruleCalled } from "../shared/rules.js";
import { language, say } from "../shared/words.js";
import { oddsList } from "./odds.js";

const place = make("section", { id: "sheet", class: "sheet", "aria-labelledby": "sheet-head", tabindex: -1, hidden: true });
let sheets = new Map();
let opener = null;

export async function loadSheets(game) {
  const told = await get(`/api/sheets/${game}?lang=${language}`);
  sheets = new Map(told.sheets.map((sheet) => [sheet.key, sheet]));
}

export const hasSheet = (key) => sheets.has(key);

/** "4 moon shards; you have 8": what is paid, in figures where the game has them. */
function costLine(choice, sheet) {
  if (choice?.price.length) return choice.price.map(({ text, has }) => say("sheet-cost-of", { text, count: has })).join(" · ");
  const cost = choice?.cost || (choice ? "" : sheet?.cost);
  return cost ? say("sheet-cost", { text: cost }) : "";
}

/** What the answer does, then what its thing does besides: nothing is said twice. */
const effectsOf = (choice, sheet) => {
  const lines = sheet?.effects ?? [];
  const said = choice?.detail?.toLowerCase();
  return said ? [choice.detail, ...lines.filter((line) => !said.includes(line.toLowerCase()))] : lines;
};

/** The rule of this very answer, and the one of the thing where it has its own. */
function ruleLines(choice, closed, sheet) {
  const ids = [...new Set([choice?.rule ?? closed?.rule, sheet?.rule])].filter(Boolean);
  return ids.map((id) => make("p", { class: "prov rule" }, make("b", { class: "rid plain" }, id), " ", ruleCalled(id)?.text ?? ""));
}

/** What it would mean now: a button to do it, why not, or that it is not asked. */
function nowLine(choice, closed, room, run) {
  if (choice && room.scene.may) return make("button", { class: "go commit", type: "button", "data-action": choice.action, onclick: run }, icon("i-check"), choice.head);
  if (closed) return make("p", { class: "lacks" }, icon("i-lock"), closed.reason);
  return make("p", { class: "prov" }, say("sheet-not-now"));
}

export function closeSheet(back = false) {
  if (place.hidden) return false;
  place.hidden = true;
  place.remove();
  if (back && opener?.isConnected) opener.focus({ preventScroll: true });
  opener = null;
  return true;
}

/** Under its line in the list; what is not in the list stands above it. */
function put(line) {
  const list = $("#choice-groups");
  $("#choices").classList.remove("folded");
  if (line) line.append(place);
  else if ($("#choices").hidden) $("#prompt").after(place);
  else list.prepend(place);
  place.hidden = false;
  const view = list.scrollHeight > list.clientHeight ? list : $("#choices");
  const head = view === list ? 0 : $("header", view).offsetHeight;
  if (!$("#choices").hidden) view.scrollTop += (line ?? place).getBoundingClientRect().top - view.getBoundingClientRect().top - head - 4;
}

/** Open the sheet of an answer, of something closed, or of a thing that is only looked at. */
export function openSheet(room, { action = null, thing = "", warn = "", from = document.activeElement, commit }) {
  const { scene } = room;
  const choice = scene.choices.find((each) => each.action === action) ?? null;
  const closed = choice ? null : scene.closed.find((each) => (action === null ? thing && each.thing === thing : each.action === action));
  const sheet = sheets.get(choice?.thing || closed?.thing || thing);
  if (!choice && !closed && !sheet) return false;
  const cost = costLine(choice, sheet);
  const odds = choice ? oddsList(room, choice) : null;
  opener = from;
  fill(place,
    make("header", {}, (choice && pictureOf(choice.action)) ?? (sheet?.icon || choice?.icon ? icon(sheet?.icon || choice.icon, "", `big nr ${scene.game}`) : null),
      make("h3", { id: "sheet-head" }, sheet?.name ?? choice?.head ?? closed.text, sheet ? make("small", {}, sheet.kind) : null),
      make("button", { class: "tool quiet", type: "button", "aria-label": say("close"), onclick: () => closeSheet(true) }, "×")),
    warn ? make("p", { class: "warns" }, warn) : null,
    make("ul", { class: "effects" }, effectsOf(choice, sheet).map((line) => make("li", {}, line))),
    cost ? make("p", { class: "costs" }, cost) : null,
    nowLine(choice, closed, room, () => (closeSheet(), commit(choice.action))),
    odds,
    ruleLines(choice, closed, sheet));
  put(choice ? $(`#choice-groups li:has(> [data-action="${choice.action}"])`) : null);
  (warn ? $(".commit", place) : place).focus({ preventScroll: true });
  return true;
}

/** Esc, or a click anywhere else, puts it away. */
export function dressSheet() {
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && (closeSheet(true) || closeRule())) event.preventDefault();
  });
  // With the click, since what lies below moves up then; before what was clicked on, which may open another.
  document.addEventListener("click", (event) => {
    if (!place.hidden && !event.target.closest("#sheet, .why, .choice, #board-place [data-action], #board-place [data-thing]")) closeSheet();
  }, true);
}
