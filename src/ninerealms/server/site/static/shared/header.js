// What every page has at its top: language, day or night, motion; and the line for news about the page itself.

import { $, $$, fill, icon, make } from "./dom.js";
import { Refusal } from "./requests.js";
import { refusal, say } from "./words.js";

const root = document.documentElement;
const night = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

export const moves = () => !still.matches && root.dataset.motion !== "off";

let fading = 0;

/** Tell something under the top bar. It stays until it is taken away, or for some seconds. */
export function notice(sentence, { kind = "", lasts = 8000, act = null } = {}) {
  const place = $("#notice");
  clearTimeout(fading);
  place.hidden = !sentence;
  place.className = `notice ${kind}`;
  place.replaceChildren(sentence);
  if (act) place.append(" ", make("button", { class: "tool", type: "button", onclick: act.run }, act.text));
  if (sentence) place.append(make("button", { class: "tool quiet", type: "button", "aria-label": say("close"), onclick: () => notice("") }, "×"));
  if (sentence && lasts) fading = setTimeout(() => notice(""), lasts);
}

/** A refusal is told in its words; anything else is a fault of the page, which says so. */
export const complain = (error) => (error instanceof Refusal ? notice(refusal(error), { kind: "bad" }) : reportError(error));

/** What nobody expected: parts of the page may be old or missing, and loading it anew is the way on. */
function tellBroken(error) {
  if (error instanceof Error) notice(say("broken"), { kind: "bad", lasts: 0, act: { text: say("reload"), run: () => location.reload() } });
}

/** Nothing of a table can be shown: why, and the ways on. */
export function closeDoor(error, table) {
  notice("");
  const isOld = error.code === "old-version";
  const keep = isOld ? make("a", { class: "go", href: `/api/t/${table}/replay`, download: `${table}.txt` }, say("download")) : null;
  $("#main").replaceChildren(
    make("section", { class: "panel lost" }, icon(isOld ? "i-lore" : "i-lock"), make("h1", {}, say(isOld ? "no-longer" : "no-table")), make("p", {}, refusal(error)),
      make("p", { class: "row" }, keep, make("a", { class: isOld ? "tool" : "go", href: "/" }, say("to-start")))));
}

function forcedMotion() {
  const off = root.dataset.motion === "off";
  for (const button of $$(".motion")) button.setAttribute("aria-pressed", String(!off));
}

export function dressPage() {
  addEventListener("error", ({ error }) => tellBroken(error));
  addEventListener("unhandledrejection", ({ reason }) => tellBroken(reason));
  $("#language").addEventListener("change", (event) => {
    document.cookie = `lang=${event.target.value}; path=/; max-age=31536000; samesite=strict`;
    location.reload();
  });
  $("#theme").addEventListener("click", () => {
    const now = root.dataset.theme ?? (night.matches ? "night" : "day");
    root.dataset.theme = now === "night" ? "day" : "night";
    localStorage.setItem("theme", root.dataset.theme);
  });
  for (const button of $$(".motion")) {
    button.addEventListener("click", () => {
      if (root.dataset.motion === "off") delete root.dataset.motion;
      else root.dataset.motion = "off";
      localStorage.setItem("motion", root.dataset.motion ?? "on");
      forcedMotion();
    });
  }
  forcedMotion();
}

/** "Northgard: Training Ground"; on a phone what comes before the colon is enough. */
export function showTitle(title) {
  const [name, ...more] = title.split(/(?=\s?:|：)/);
  fill($("#title"), name, more.length ? make("span", { class: "more" }, more.join("")) : null);
}
