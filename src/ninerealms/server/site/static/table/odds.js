// What chance decides: asked for where somebody points, rests with the keyboard, or asks why.

import { $, fill, make } from "../shared/dom.js";
import { get, query } from "../shared/requests.js";
import { percent, say } from "../shared/words.js";

const REST = 450;
const place = $("#odds");
const tight = matchMedia("(max-width: 1100px)");
let waiting = 0;

function row(text, chance) {
  return make("li", {}, make("span", {}, text), make("b", {}, percent(chance)), make("meter", { min: 0, max: 1, value: chance, "aria-label": text }));
}

/** Under the list; where the page is narrow they stand with their choice. */
export function homeOdds() {
  place.hidden = true;
  $("#choice-groups").after(place);
}

function standWith(line) {
  line.append(place);
  if (!$("#at-hand").hidden) line.scrollIntoView({ block: "start" });
}

function showOdds(told, choice) {
  const { lines = [] } = told;
  homeOdds();
  if (!lines.length) return;
  const rest = 1 - lines.reduce((sum, { chance }) => sum + chance, 0);
  const rows = lines.map(({ text, chance }) => row(text || say("odds-nothing"), chance));
  if (rest > 0.005) rows.push(row(say("odds-other"), rest));
  if (tight.matches) standWith($(`#choices li:has([data-action="${choice.action}"])`));
  const about = [choice.head, ...choice.odds.map(({ chance, text }) => `${percent(chance)} ${text}`)].join(" · ");
  place.hidden = false;
  fill(place, make("h3", {}, say(told.exact ? "odds-exact" : "odds-about")), make("p", { class: "prov" }, about), make("ul", {}, rows));
}

/** The odds of one choice, while the question stands. */
export async function askOdds(room, action) {
  const { step, seat, may, choices } = room.scene;
  const { odds } = room.question;
  const choice = choices.find((each) => each.action === action);
  if (!may || room.busy != null || !choice) return;
  const told = odds.get(action) ?? (await get(`/api/t/${room.table}/odds?${query({ seat, action, step, lang: room.language })}`).catch(() => null));
  if (room.question.odds !== odds) return;
  if (told) odds.set(action, told); // what was not answered is asked for again
  showOdds(told ?? {}, choice);
}

export function watchOdds(room) {
  const look = (event) => {
    if (event.type === "focusin" && !event.target.matches(":focus-visible")) return; // not by key: then pointing counts
    const chosen = event.target.closest?.("[data-action]");
    clearTimeout(waiting);
    if (chosen && room.scene?.may) waiting = setTimeout(() => chosen.isConnected && askOdds(room, Number(chosen.dataset.action)), REST);
  };
  document.addEventListener("click", () => clearTimeout(waiting));
  document.addEventListener("pointerover", look);
  document.addEventListener("focusin", look);
}
