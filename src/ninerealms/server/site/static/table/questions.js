// Questions besides the game's own: a real throw to enter, a plan to agree on, a wish of somebody at the table.

import { $, $$, fill, icon, make } from "../shared/dom.js";
import { LONGEST_WAIT } from "../shared/requests.js";
import { say } from "../shared/words.js";

const place = $("#ask");
let shown = "";
let pressed = 0;

const nameOf = (scene, seat) => scene.seats[seat]?.name ?? "";
const namesOf = (scene, seats) => seats.map((seat) => nameOf(scene, seat)).join(", ");

/** Pressed once is enough: until the next scene, or until it was refused. */
async function once(run) {
  if (pressed) return;
  pressed = setTimeout(free, LONGEST_WAIT);
  if ((await run()) === null) free();
}

function free() {
  clearTimeout(pressed);
  pressed = 0;
}

const button = (text, run, kind = "tool", about = null) => make("button", { class: kind, type: "button", "data-about": about, onclick: () => once(run) }, text);

/** Results that come to the same have one name, and one button. */
const grouped = ({ labels, icons }) => [...new Set(labels)].map((text) => ({ text, result: labels.indexOf(text), drawn: icons[labels.indexOf(text)] }));

/** A result as a picture with its name under it; without a picture the name alone. */
const faceOf = ({ text, drawn }, game) => [drawn ? icon(drawn, "", `big nr ${game}`) : null, make("span", {}, text)];
const pictured = (row) => (row.icons.some(Boolean) ? "results pictured" : "results");

/** One of several throws or draws: what it shows is marked, and can be changed until all are entered. */
function rowAsked(row, game, mark) {
  const press = (result) => ({ currentTarget }) => {
    for (const each of $$(".result", currentTarget.parentElement)) each.setAttribute("aria-pressed", String(each === currentTarget));
    mark(result);
  };
  const results = grouped(row).map((each) => make("button", { class: "tool result", type: "button", "aria-pressed": "false", onclick: press(each.result) }, faceOf(each, game)));
  return make("fieldset", {}, make("legend", {}, row.text), make("div", { class: pictured(row) }, results));
}

/** Throws and draws that follow one another whatever they show, such as four dice, stand on one screen and are entered together. */
function rowsAsked({ rows, number }, { step, game }, room) {
  const shown = rows.map(() => null);
  const enter = button(say("enter-all", { count: rows.length }), () => room.send("enter", { step, number, results: shown }), "go");
  enter.disabled = true;
  const mark = (place) => (result) => {
    shown[place] = result;
    enter.disabled = shown.includes(null);
  };
  return [make("div", { class: "rows" }, rows.map((row, place) => rowAsked(row, game, mark(place)))), enter];
}

/** Table mode: the result of the real dice or the card really drawn; what to throw or draw is the prompt. */
function throwAsked(scene, room) {
  const { needed, step, undone, game } = scene;
  const enter = (each) => button(faceOf(each, game), () => room.send("enter", { step, number: needed.number, result: each.result }), "tool result");
  const back = button(say("enter-back"), () => room.send("undo", { step, undone, far: false }));
  const single = make("div", { class: pictured(needed.rows[0]), "aria-live": "off" }, grouped(needed.rows[0]).map(enter));
  return [
    make("h2", {}, say(needed.laying ? "enter-laying" : "enter-more")),
    needed.rows.length > 1 ? rowsAsked(needed, scene, room) : single,
    needed.back ? make("div", { class: "row" }, back) : null,
  ].flat();
}

/** What somebody wants of the others: who still has to answer, and the buttons of those who sit here. A wish of somebody who left is anybody's to withdraw. */
function asked(scene, told, heading, { agree, decline, withdraw = null }) {
  const mine = told.waiting.filter((seat) => scene.seats[seat]?.mine);
  const seat = mine.includes(scene.seat) ? scene.seat : mine[0];
  const about = (answer) => `${answer}: ${told.text}`;
  const buttons = seat === undefined ? [] : [button(say("agree"), () => agree(seat), "go", about("agree")), button(say("decline"), () => decline(seat), "tool", about("decline"))];
  const own = scene.seats[told.by]?.mine ? told.by : scene.seat;
  if (withdraw && own >= 0 && (own === told.by || !scene.seats[told.by]?.here)) buttons.push(button(say("withdraw"), () => withdraw(own), "tool", about("withdraw")));
  return [
    make("h2", {}, say(heading, { name: nameOf(scene, told.by) })),
    make("p", {}, told.text),
    told.waiting.length ? make("p", { class: "prov" }, say("waiting-for", { name: namesOf(scene, told.waiting) })) : null,
    buttons.length ? make("div", { class: "row" }, buttons) : null,
  ];
}

/** A plan for the whole team: anyone proposes, the others agree to just that. */
function planAsked(scene, room) {
  const { step, undone, proposal } = scene;
  const send = (path) => (seat) => room.send(path, { seat, step, undone, action: proposal.action });
  return asked(scene, proposal, "plan-of", { agree: send("agree"), decline: send("decline") });
}

function wishAsked(scene, room) {
  const { request, undone } = scene;
  const send = (yes) => (seat) => room.send("consent", { seat, yes, undone, kind: request.kind, about: request.seat });
  const withdraw = request.kind === "seed" ? null : (seat) => room.send("withdraw", { seat });
  return asked(scene, request, "wish-of", { agree: send(true), decline: send(false), withdraw });
}

/** All that is asked, as long as it is the same question with the same buttons. */
export function showAsks(scene, room) {
  $("#board-place").classList.toggle("unlaid", Boolean(scene.needed?.laying));
  const now = JSON.stringify([scene.seat, scene.step, scene.undone, scene.needed, scene.request, scene.proposal, scene.seats.map(({ name, mine, here }) => [name, mine, here])]);
  if (now === shown) return;
  shown = now;
  free();
  const parts = [
    scene.needed && scene.seat >= 0 ? throwAsked(scene, room) : null,
    scene.request ? wishAsked(scene, room) : null,
    scene.proposal ? planAsked(scene, room) : null,
  ].flat();
  place.hidden = parts.every((part) => part === null);
  fill(place, parts);
}
