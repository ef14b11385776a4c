// Questions besides the game's own: a real throw to enter, a plan to agree on, a wish of somebody at the table.

import { $, fill, make } from "./dom.js";
import { say } from "./words.js";

const place = $("#ask");

const nameOf = (scene, seat) => scene.seats[seat]?.name ?? "";
const namesOf = (scene, seats) => seats.map((seat) => nameOf(scene, seat)).join(", ");
const button = (text, run, kind = "tool") => make("button", { class: kind, type: "button", onclick: run }, text);

/** Results that come to the same have one name, and one button. */
const grouped = (labels) => [...new Set(labels)].map((text) => ({ text, result: labels.indexOf(text) }));

const resultButton = ({ text, result }, scene, room) =>
  button(text, () => room.send("enter", { step: scene.step, result }), "tool result");

/** Table mode: the result of the real dice or the card really drawn; what to throw or draw is the prompt. */
function throwAsked(scene, room) {
  const groups = grouped(scene.needed.labels);
  return [
    make("h2", {}, say(scene.needed.laying ? "enter-laying" : "enter-more")),
    make("div", { class: "results" }, groups.map((group) => resultButton(group, scene, room))),
  ];
}

function ask(scene, room, told, heading, text) {
  const mine = told.waiting.filter((seat) => scene.seats[seat]?.mine);
  const parts = [make("h2", {}, heading), make("p", {}, text)];
  if (told.waiting.length) parts.push(make("p", { class: "prov" }, say("waiting-for", { name: namesOf(scene, told.waiting) })));
  return { parts, mine };
}

/** A plan for the whole team: anyone proposes, the others agree. */
function planAsked(scene, room) {
  const told = scene.proposal;
  const { parts, mine } = ask(scene, room, told, say("plan-of", { name: nameOf(scene, told.by) }), told.text);
  const seat = mine.includes(scene.seat) ? scene.seat : mine[0];
  if (seat !== undefined) {
    parts.push(make("div", { class: "row" }, button(say("agree"), () => room.send("agree", { seat, step: scene.step }), "go"), button(say("decline"), () => room.send("decline", { seat, step: scene.step }))));
  }
  return parts;
}

function wishAsked(scene, room) {
  const told = scene.request;
  const { parts, mine } = ask(scene, room, told, say("wish-of", { name: nameOf(scene, told.by) }), told.text);
  const seat = mine.includes(scene.seat) ? scene.seat : mine[0];
  if (seat !== undefined) {
    parts.push(make("div", { class: "row" }, button(say("agree"), () => room.send("consent", { seat, yes: true }), "go"), button(say("decline"), () => room.send("consent", { seat, yes: false }))));
  }
  return parts;
}

export function showAsks(scene, room) {
  $("#board-place").classList.toggle("unlaid", Boolean(scene.needed?.laying));
  let parts = [];
  if (scene.needed && scene.seat >= 0) parts = throwAsked(scene, room);
  else if (scene.request) parts = wishAsked(scene, room);
  else if (scene.proposal) parts = planAsked(scene, room);
  place.hidden = parts.length === 0;
  fill(place, parts);
}
