// Help for newcomers: the first turn in a few sentences, opened by itself at the first table of a game.

import { $, fill, make } from "../shared/dom.js";

let byItself = false;
let leave = () => {};

/** A guide that opened by itself goes away when the first turns are over. */
export function tidyGuide(scene) {
  if (byItself && (scene.step > 40 || scene.outcome)) leave();
}

export function showGuide(look, isFirstTurn) {
  const place = $("#guide");
  const help = $("#help");
  const open = (on) => {
    byItself = false;
    if (!on && place.contains(document.activeElement)) help.focus({ preventScroll: true });
    place.hidden = !on;
    help.setAttribute("aria-expanded", String(on));
    if (!on) localStorage.setItem(`guide:${look.game}`, "seen");
  };
  fill($("ol", place), look.guide.map((line) => make("li", {}, line)));
  $(".house", place).textContent = look.house;
  leave = () => open(false);
  help.onclick = () => {
    open(place.hidden);
    if (!place.hidden) place.scrollIntoView({ block: "nearest" });
  };
  $("#guide-close").onclick = leave;
  if (look.guide.length && isFirstTurn && !localStorage.getItem(`guide:${look.game}`)) {
    open(true);
    byItself = true;
  }
}
