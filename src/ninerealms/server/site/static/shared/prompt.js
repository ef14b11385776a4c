// Who must do what, as the first thing on the page.

import { $, badge } from "./dom.js";
import { say } from "./words.js";

function more(scene) {
  if (scene.outcome) return "";
  if (scene.needed) return say("enter-first");
  const asked = scene.seats[scene.asked];
  if (scene.thinking !== null && scene.thinking !== undefined) return say("is-thinking", { name: scene.seats[scene.thinking]?.name ?? "" });
  if (scene.may) return scene.asked === -2 ? say("prompt-team") : say("prompt-you", { count: scene.choices.length });
  return asked ? say("prompt-waits", { name: asked.name }) : "";
}

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
  const text = over ? scene.outcome.text : scene.prompt;
  if ($("#prompt-text").textContent !== text) $("#prompt-text").textContent = text;
  place.classList.toggle("long", text.length > 40);
  $("#prompt-more").textContent = more(scene);
  showWhy(over ? scene.outcome.rule : scene.rule, room);
}
