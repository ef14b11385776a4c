// What chance decides, outcome by outcome: asked for when the sheet of a choice is opened.

import { fill, make } from "../shared/dom.js";
import { get, query } from "../shared/requests.js";
import { percent, say } from "../shared/words.js";

function row(text, chance) {
  return make("li", {}, make("span", {}, text), make("b", {}, percent(chance)), make("meter", { min: 0, max: 1, value: chance, "aria-label": text }));
}

function show(place, { lines, exact }) {
  const rest = 1 - lines.reduce((sum, { chance }) => sum + chance, 0);
  const rows = lines.map(({ text, chance }) => row(text || say("odds-nothing"), chance));
  if (rest > 0.005) rows.push(row(say("odds-other"), rest));
  place.hidden = false;
  fill(place, make("h4", {}, say(exact ? "odds-exact" : "odds-about")), make("ul", {}, rows));
}

function ask({ scene: { step, seat }, question: { odds }, table, language }, action) {
  const asked = get(`/api/t/${table}/odds?${query({ seat, action, step, lang: language })}`);
  odds.set(action, asked);
  asked.catch(() => odds.get(action) === asked && odds.delete(action));
  return asked;
}

/** A place for the odds of one choice, filled while the question stands; what was not answered is asked for again. */
export function oddsList(room, { action }) {
  const place = make("div", { class: "odds", id: "odds", role: "region", "aria-label": say("odds-exact"), "aria-live": "polite", tabindex: 0, hidden: true });
  const { odds } = room.question;
  if (!room.scene.may || room.busy != null) return place;
  const stands = () => room.question.odds === odds;
  const known = odds.get(action)?.catch((problem) => (stands() ? (odds.get(action) ?? ask(room, action)) : Promise.reject(problem)));
  (known ?? ask(room, action)).then((told) => stands() && told.lines.length && show(place, told)).catch(() => {});
  return place;
}
