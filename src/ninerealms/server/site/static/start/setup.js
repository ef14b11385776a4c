// Setting a table up: how many, who sits where, which options.

import { $, badge, fill, make } from "../shared/dom.js";
import { get } from "../shared/requests.js";
import { language, say, seatColour } from "../shared/words.js";

const RIVAL = "mcts:easy";

let current = null;

/** What whoever sits at this browser was called last time; a seat without a name is called by its colour, in each reader's language. */
export const myName = () => localStorage.getItem("my-name") ?? "";

function seatLine(seat) {
  const isPerson = seat === 0;
  const name = make("input", { type: "text", name: `name-${seat}`, maxlength: 40, value: isPerson ? myName() : "", placeholder: seatColour(seat), autocomplete: "off", "aria-label": say("seat-name", { number: seat + 1 }) });
  const who = make(
    "select",
    { name: `who-${seat}`, "aria-label": say("seat-who", { number: seat + 1 }) },
    make("option", { value: "human", selected: isPerson }, say("who-human")),
    [...$("#bots").content.children].map((bot) => make("option", { value: bot.value, selected: !isPerson && bot.value === RIVAL }, bot.textContent)),
  );
  return make("li", {}, badge(seat), name, who);
}

function valueLine(option, named) {
  const id = `option-${option.name}`;
  const told = make("label", { for: id }, option.text);
  const values = option.values.length ? option.values : (named[option.name] ?? []).map(([value, text]) => ({ value, text }));
  if (!values.length) return make("div", { class: "option" }, told, make("input", { type: "text", id, name: id, value: option.default }));
  const choices = values.map(({ value, text }) => make("option", { value, selected: value === option.default }, text));
  return make("div", { class: "option" }, told, make("select", { id, name: id }, choices));
}

function countButtons(game, form, chosen) {
  const row = $(".how-many .row", form);
  fill(row, game.seats.map((count) =>
    make("label", { class: "pick" }, make("input", { type: "radio", name: "players", value: count, checked: count === chosen }), make("span", {}, String(count)))));
  $("fieldset.how-many", form).hidden = game.seats.length === 1;
  row.onchange = () => showSeats(form, Number(new FormData(form).get("players")));
}

function showSeats(form, count) {
  const list = $(".seats ol", form);
  while (list.children.length > count) list.lastChild.remove();
  while (list.children.length < count) list.append(seatLine(list.children.length));
}

function wishOf(game, form) {
  const data = new FormData(form);
  const players = Number(data.get("players"));
  const seats = [];
  for (let seat = 0; seat < players; seat++) {
    const who = data.get(`who-${seat}`);
    const kind = who === "human" ? "human" : "bot";
    seats.push({ name: data.get(`name-${seat}`).trim(), kind, bot: kind === "bot" ? who : "" });
  }
  if (seats[0].kind === "human") localStorage.setItem("my-name", seats[0].name);
  const options = {};
  for (const option of game.options) {
    const value = data.get(`option-${option.name}`).trim();
    if (value !== option.default) options[option.name] = value;
  }
  return { game: game.name, players, options, seats, real: data.get("real") === "on", same_dice: data.get("same-dice") === "on" };
}

export async function openSetup(game, begin) {
  current = game;
  const place = $("#setup");
  const form = $("form", place);
  const chosen = game.seats.find((count) => count > 1) ?? game.seats[0];
  const { named } = await get(`/look/${game.name}.json?lang=${language}`);
  $("#setup-head").textContent = say("setup-of", { name: game.title });
  countButtons(game, form, chosen);
  fill($(".seats ol", form));
  showSeats(form, chosen);
  const lines = game.options.map((option) => valueLine(option, named));
  const isMain = (i) => i === 0 || game.options[i].values.length > 2;
  const fine = lines.filter((_, i) => !isMain(i));
  fill($(".options div", form), lines.filter((_, i) => isMain(i)),
    fine.length ? make("details", {}, make("summary", {}, say("options-more", { count: fine.length })), make("div", {}, fine)) : null);
  $("fieldset.options", form).hidden = game.options.length === 0;
  form.onsubmit = (event) => {
    event.preventDefault();
    begin(wishOf(current, form));
  };
  form.lang = language;
  place.hidden = false;
  place.scrollIntoView({ block: "start", behavior: "auto" });
  $("select, input", form).focus({ preventScroll: true });
}
