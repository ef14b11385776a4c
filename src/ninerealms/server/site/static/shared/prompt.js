// Who must do what, as the first thing on the page.

import { $, badge, fill, make } from "./dom.js";
import { knownLines } from "./log.js";
import { say } from "./words.js";

/** Whether somebody here has to answer what another proposes for the team. */
const isPlanned = ({ proposal, seats }) => Boolean(proposal?.waiting.some((seat) => seats[seat]?.mine));

function more(scene) {
  if (isPlanned(scene)) return scene.proposal.text;
  if (scene.outcome) return knownLines().at(-1)?.text ?? ""; // the last line says how it ended
  if (scene.needed) return say("enter-first");
  if (headline(scene) !== scene.prompt) return scene.prompt;
  const isTeam = scene.asked === -2 && scene.seats.filter((seat) => seat.kind === "human").length > 1; // bots leave it to the people
  if (scene.may) return isTeam ? say("prompt-team") : scene.have || say("prompt-you", { count: scene.choices.length });
  return "";
}

/** Who must do what; of another seat only that it is choosing; a proposal for the team before what it answers. */
export function headline({ may, past, needed, asked, thinking, seats, prompt, proposal }) {
  if (isPlanned({ proposal, seats })) return say("plan-of", { name: seats[proposal.by].name });
  const other = may || past || needed ? null : seats[thinking ?? asked];
  return other && !other.mine ? say(thinking === null || thinking === undefined ? "is-choosing" : "is-thinking", { name: other.name }) : prompt;
}

/** The question large, what stands in brackets beside it small. */
export function showText(text) {
  if ($("#prompt-text").textContent === text) return;
  fill($("#prompt-text"), text.split(/(\([^)]*\)|（[^）]*）)/).map((part, i) => (i % 2 ? make("small", {}, part) : part)));
}

/** On a phone what one has is one line beside a long question; a tap unfolds it. */
const unfold = ({ currentTarget }) => currentTarget.classList.toggle("open");

/** Why this is asked now, or why it is over. */
function showWhy(rule, room) {
  const told = `${say("why")} ${rule}`;
  const why = $("#prompt-why");
  why.hidden = !rule;
  why.title = told;
  why.setAttribute("aria-label", told);
  why.onclick = () => room.openRule(rule);
}

export function showPrompt(scene, room) {
  const place = $("#prompt");
  const over = Boolean(scene.outcome);
  place.classList.toggle("quiet", !scene.may && !over && !(scene.needed && scene.seat >= 0));
  const seat = over ? (scene.outcome.winners.length === 1 ? scene.outcome.winners[0] : -1) : scene.asked;
  const mark = badge(seat ?? -1, "l");
  mark.id = "prompt-badge";
  $("#prompt-badge").replaceWith(mark);
  const text = over ? scene.outcome.text : headline(scene);
  showText(text);
  place.classList.toggle("long", text.length > 40);
  place.classList.toggle("planned", isPlanned(scene));
  const beside = $("#prompt-more");
  beside.textContent = more(scene);
  beside.classList.toggle("have", beside.textContent !== "" && beside.textContent === scene.have);
  beside.onclick = unfold;
  showWhy(over ? scene.outcome.rule : scene.rule, room);
}
