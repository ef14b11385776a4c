// Where the keyboard is, from one scene to the next: when what it rests on goes away, it comes to what can be answered next.

import { $, $$ } from "../shared/dom.js";

const PLACES = {
  "#choices": "#choices ol .choice:not(:disabled)",
  "#ask": "#ask .result",
  "#board-place": "#board-place [data-action]",
  "#cover": "#cover button",
};
const CAN = "a[href], button:not(:disabled), input, select, summary, [tabindex]";

let home = null; // the place it was in last, while that place waits for something to press
let choice = null; // what it rested on there
let question = "";

const isSeen = (element) => element.getClientRects().length > 0;
const isNowhere = (element) => !element || element === document.body || element === $("#main");
const rests = (element) => !isNowhere(element) && element.isConnected && isSeen(element) && element.matches(CAN);
const firstIn = (selector) => $$(selector).find(isSeen);
const choiceAt = (element) => element.closest("#choices li")?.firstChild.dataset.action ?? element.closest("[data-action]")?.dataset.action;

/** Only who uses keys is followed: after a click nobody expects that Space would press something. */
function remember() {
  const now = document.activeElement;
  if (isNowhere(now)) return;
  home = now.matches(":focus-visible") ? Object.keys(PLACES).find((place) => now.closest(place)) ?? null : null;
  choice = home ? (now.dataset.about ?? choiceAt(now)) : null;
}

/**
 * The same choice while the question is the same, else the first in the same place, else the first there is.
 * It never comes to an "Agree" by itself: another plan may have taken the place of the one that was read.
 */
function next(asked) {
  const same = asked === question && choice ? firstIn(`${home} [data-action="${CSS.escape(choice)}"]`) : null;
  if (same) return same;
  if (home === "#ask" && !$("#ask").hidden) return $$("#ask [data-about]").find((each) => each.dataset.about === choice) ?? firstIn("#ask .result");
  return firstIn(PLACES[home]) ?? firstIn("#ask .result") ?? firstIn(PLACES["#choices"]);
}

addEventListener("pointerdown", () => {
  home = null;
});

/** Do what rebuilds the page for a question, and keep the keyboard in its place. */
export function keepFocus(asked, rebuild) {
  remember();
  rebuild();
  if (home && !rests(document.activeElement)) (next(asked) ?? $("#main")).focus({ preventScroll: true });
  question = asked;
}
