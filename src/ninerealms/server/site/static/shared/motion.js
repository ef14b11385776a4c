// Motion: what has moved glides from where it was, a pile that went elsewhere too, dice tumble, new things come up.
// The board already shows the new state while things move; nobody waits for it, and a click ends it.

import { settleDice, tumble } from "./dice.js";

const MOST = 3;
const APART = 80;
const FAR = 240;
const EASE = "cubic-bezier(.3, .7, .2, 1)";
const THINGS = /^(pawn|units|unit|god|enemy|jotun|hero|piece|card|own|die|token|golem|ship|tile|space|symbol)\b/;

const running = new Set();

function centre(box) {
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** Where everything with a name is, and what it says, before the drawing changes. */
export function remember(svg) {
  const seen = new Map();
  for (const element of svg.querySelectorAll("[id]")) {
    if (!THINGS.test(element.id)) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    seen.set(element.id, { box, text: element.textContent.replace(/\D+/g, " ").trim(), face: faceOf(element) });
  }
  return seen;
}

/** What a thrown die shows; empty for what is no die, and for a side that lies below. */
function faceOf(element) {
  if (!element.id.startsWith("die-")) return "";
  const isUp = element.matches(".last, .y-thrown") || element.querySelector(":scope > .halo");
  const drawn = [...element.querySelectorAll("use")].map((part) => part.getAttribute("href")).join(" ");
  const sign = element.querySelector("[data-faces] text")?.textContent ?? "";
  return isUp ? `${drawn} ${sign} ${element.matches(".last")}` : "";
}

function unitsPerPixel(element) {
  const scale = element.parentNode.getScreenCTM();
  return scale ? 1 / scale.a : 1;
}

function play(element, frames, options) {
  const motion = element.animate(frames, { easing: EASE, ...options });
  running.add(motion);
  motion.finished.catch(() => {}).finally(() => running.delete(motion));
  return motion;
}

/** Whatever moves is where it belongs at once. */
export function endMotion() {
  for (const motion of running) motion.finish();
  settleDice();
}

function glideFrom(element, before, after, delay) {
  const [fx, fy] = centre(before);
  const [tx, ty] = centre(after);
  const unit = unitsPerPixel(element);
  const far = Math.hypot(tx - fx, ty - fy) > FAR;
  const from = `${(fx - tx) * unit}px ${(fy - ty) * unit}px`;
  play(element, [{ translate: from }, { translate: "0 0" }], { duration: far ? 520 : 320, delay, fill: "backwards" });
}

const leading = (text) => Number(text.split(" ")[0] || 0);
const family = (id) => id.replace(/-\d+/, "-");

/** Piles whose number is part of their place: one grew, one shrank, so a part of it went over. */
function carriedPiles(svg, before) {
  const grown = [];
  const shrunk = new Map();
  const now = new Set();
  for (const element of svg.querySelectorAll('[id^="units-"]')) {
    now.add(element.id);
    const old = before.get(element.id);
    const count = leading(element.textContent.replace(/\D+/g, " ").trim());
    if (!old || count > leading(old.text)) grown.push(element);
    else if (count < leading(old.text)) shrunk.set(family(element.id), old.box);
  }
  for (const [id, old] of before) if (id.startsWith("units-") && !now.has(id)) shrunk.set(family(id), old.box);
  return grown.filter((element) => shrunk.has(family(element.id))).map((element) => ({ element, from: shrunk.get(family(element.id)) }));
}

function comeUp(element, delay) {
  play(element, [{ opacity: 0 }, { opacity: 1 }], { duration: 320, delay, fill: "backwards" });
}

/** Without motion a change is shown by an ember outline for a moment. */
function flash(elements) {
  for (const element of elements) {
    element.classList.add("changed");
    setTimeout(() => element.classList.remove("changed"), 1500);
  }
}

export function show(svg, before, moves) {
  const moved = [];
  const fresh = [];
  const dice = [];
  for (const element of svg.querySelectorAll("[id]")) {
    if (!THINGS.test(element.id)) continue;
    const old = before.get(element.id);
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    if (faceOf(element) && faceOf(element) !== old?.face) dice.push(element);
    else if (!old) fresh.push(element);
    else if (Math.hypot(centre(box)[0] - centre(old.box)[0], centre(box)[1] - centre(old.box)[1]) > 6) moved.push({ element, from: old.box });
  }
  const outer = moved.filter(({ element }) => !moved.some((other) => other.element !== element && other.element.contains(element)));
  const glides = [...carriedPiles(svg, before), ...outer].slice(0, MOST);
  if (!moves) return flash([...glides.map(({ element }) => element), ...dice].slice(0, 2 * MOST));
  glides.forEach(({ element, from }, i) => glideFrom(element, from, element.getBoundingClientRect(), i * APART));
  dice.slice(0, 8).forEach((element, i) => tumble(element, (i * APART) / 2, play));
  const gliding = new Set(glides.map(({ element }) => element));
  if (fresh.length <= 12) fresh.filter((element) => !gliding.has(element)).slice(0, 2 * MOST).forEach((element) => comeUp(element, 0));
  return undefined;
}
