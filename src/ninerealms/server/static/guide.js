// Help for newcomers: the first turn in a few sentences, opened by itself at the first table of a game.

import { $, fill, make } from "./dom.js";

let byItself = false;

/** A guide that opened by itself goes away when the first turns are over. */
export function tidyGuide(scene) {
  if (byItself && (scene.step > 40 || scene.outcome)) $("#guide").hidden = true;
}

export function showGuide(look, isFirstTurn) {
  const place = $("#guide");
  const help = $("#help");
  const open = (on) => {
    place.hidden = !on;
    help.setAttribute("aria-expanded", String(on));
    if (!on) localStorage.setItem(`guide:${look.game}`, "seen");
  };
  fill($("ol", place), look.guide.map((line) => make("li", {}, line)));
  $(".house", place).textContent = look.house;
  help.onclick = () => {
    byItself = false;
    open(place.hidden);
    if (!place.hidden) place.scrollIntoView({ block: "nearest" });
  };
  $("#guide-close").onclick = () => open(false) ?? help.focus();
  if (look.guide.length && isFirstTurn && !localStorage.getItem(`guide:${look.game}`)) {
    byItself = true;
    open(true);
  }
}
