// Questions besides the game's own: a real throw to enter, a plan to agree on, a wish of somebody at the table.

import { $, fill, make } from "./dom.js";
import { say } from "./words.js";

const place = $("#ask");

const nameOf = (scene, seat) => scene.seats[seat]?.name ?? "";
const namesOf = (scene, seats) => seats.map((seat) => nameOf(scene, seat)).join(", ");
const button = (text, run, kind = "tool") => make("button", { class: kind, type: "button", onclick: run }, text);

/** Results as they are told: a die's faces that are alike are one button, cards may differ in what nobody sees yet. */
function grouped({ labels, sides, stream }) {
  const groups = [];
  for (let result = 0; result < sides; result++) {
    const text = (labels?.[result] ?? "").replace(/^\d+(: )?/, "");
    const alike = stream === "DICE" && text ? groups.find((group) => group.text === text) : null;
    if (alike) alike.results.push(result);
    else groups.push({ text, results: [result] });
  }
  return groups;
}

function resultButton({ text, results }, scene, room) {
  const numbers = make("kbd", {}, results.map((result) => result + 1).join(" "));
  return make("button", { class: "tool result", type: "button", onclick: () => room.send("enter", { step: scene.step, result: results[0] }) }, numbers, text);
}

/** Table mode: the result of the real dice or the card really drawn. */
function throwAsked(scene, room) {
  const groups = grouped(scene.needed);
  const isTold = groups.some(({ text }) => text);
  return [
    make("h2", {}, say(scene.needed.stream === "DICE" ? "enter-dice" : "enter-draw")),
    make("p", {}, say(isTold ? "enter-more" : "enter-alike")),
    make("div", { class: isTold ? "results told" : "results" }, groups.map((group) => resultButton(group, scene, room))),
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
  let parts = [];
  if (scene.needed && scene.seat >= 0) parts = throwAsked(scene, room);
  else if (scene.request) parts = wishAsked(scene, room);
  else if (scene.proposal) parts = planAsked(scene, room);
  place.hidden = parts.length === 0;
  fill(place, parts);
}
