// The drawing: taken over from the scene, patched by id, cut to the shape that fits.

import { $, $$, makeSvg } from "./dom.js";
import { get } from "./requests.js";
import { moves } from "./header.js";
import { isSeat, withNames } from "./words.js";
import { endMotion, remember, show } from "./motion.js";
import { morph } from "./morph.js";

const narrow = matchMedia("(max-width: 720px)");
const place = $("#board-place");
const FOOT = 20; // what is left free above and under the drawing

export const shapeNow = () => (narrow.matches ? "tall" : "wide");
export const onShape = (run) => narrow.addEventListener("change", run);

let lookLoaded = "";
const RESOURCES = "clipPath, mask, pattern, filter, marker, linearGradient, radialGradient";

/** Symbols lie where nothing is styled or laid out before it is used; what is referred to by its address has to be laid out. */
function keepSymbols(text) {
  const known = new Set($$(".sprite symbol").map((symbol) => symbol.id));
  const parsed = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`, "image/svg+xml");
  const unseen = makeSvg("svg", { class: "sprite", style: "display: none", "aria-hidden": "true" });
  for (const each of [...parsed.documentElement.children]) {
    if (known.has(each.id)) continue;
    const kept = document.importNode(each, true);
    (kept.tagName === "symbol" ? unseen : $(".sprite defs")).append(kept);
  }
  $(".sprite defs").append(...unseen.querySelectorAll(RESOURCES));
  $(".sprite").after(unseen);
}

/** Style and symbols of a game, once. */
export async function loadLook(game, language) {
  const look = await get(`/look/${game}.json?lang=${language}`);
  if (lookLoaded === game) return look;
  lookLoaded = game;
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = `/look/${game}.css`;
  const ready = new Promise((done) => {
    sheet.onload = sheet.onerror = done;
  });
  document.head.append(sheet);
  keepSymbols(look.symbols);
  await ready;
  return look;
}

/** As wide as it can be with all that belongs on one screen in view, from the top of the page. */
function fitBoard(svg) {
  const [, , wide, high] = (svg.getAttribute("viewBox") ?? "0 0 1 1").split(" ").map(Number);
  const room = innerHeight - ($("#main").offsetTop + FOOT);
  $("#main").style.setProperty("--board", `${Math.floor((room * wide) / Number(svg.dataset.first ?? high))}px`);
}

addEventListener("resize", () => $("svg", place) && fitBoard($("svg", place)));

const LONG_NAME = 12;
const FULL = "\u2fff"; // the letters after it are as wide as they are high

const widthOf = (name, size) => [...name].reduce((sum, letter) => sum + (letter > FULL ? 1 : 0.6), 0) * size;

/** Who sits at the table, in the drawing too; a long name is squeezed to the room of a usual one. */
function callPeople(svg) {
  const texts = document.createTreeWalker(svg, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: said } = texts;
    const named = withNames(said.data);
    if (named === said.data) continue;
    const label = said.parentElement;
    const isPlate = /^t(ext|span)$/.test(label.nodeName) && isSeat(said.data.trim());
    said.data = named;
    const size = Number(label.getAttribute("font-size")) || 15;
    const room = Number(label.dataset.room) || LONG_NAME * 0.58 * size;
    if (!isPlate || widthOf(named, size) <= room) continue;
    label.setAttribute("textLength", Math.round(room));
    label.setAttribute("lengthAdjust", "spacingAndGlyphs");
  }
}

export function drawBoard(text) {
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const fresh = document.importNode(parsed, true);
  callPeople(fresh);
  const old = $("svg", place);
  const focused = document.activeElement?.closest?.("#board-place [data-action]")?.id;
  endMotion();
  if (old && old.classList.value === fresh.classList.value && old.dataset.shape === fresh.dataset.shape) {
    const before = remember(old);
    morph(old, fresh);
    show(old, before, moves());
  } else {
    place.replaceChildren(fresh);
  }
  fitBoard($("svg", place));
  if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus();
}

/** What a piece has from the things it lies on: material and seat. */
const INHERITED = ["color", "--cut", "--face", "--face-edge", "--seat", "--seat-ink", "--a", "--b", "--of", "--plate"];

/** A small picture of the piece an option points at; regions and large things have none. */
export function pictureOf(action) {
  const piece = $$(`[data-action="${action}"]`, place).find((each) => each.getBoundingClientRect().width > 0);
  if (!piece || piece.matches(".region, .chip, text")) return null;
  const box = piece.getBBox();
  if (!box.width || box.width > 130 || box.height > 130) return null;
  const board = piece.ownerSVGElement;
  const picture = board.cloneNode(false);
  const copy = piece.cloneNode(true);
  for (const name of ["id", "data-action", "role", "tabindex", "transform", "style"]) copy.removeAttribute(name);
  for (const part of copy.querySelectorAll("[id]")) part.removeAttribute("id");
  for (const part of copy.querySelectorAll("title, .ring, .glow, .step")) part.remove();
  copy.classList.remove("may", "last", "place", "hot");
  const worn = getComputedStyle(piece);
  for (const name of INHERITED) copy.style.setProperty(name, worn.getPropertyValue(name));
  picture.replaceChildren(copy);
  for (const name of ["role", "width", "height", "lang", "xml:lang"]) picture.removeAttribute(name);
  picture.setAttribute("viewBox", `${box.x - 1} ${box.y - 1} ${box.width + 2} ${box.height + 2}`);
  picture.setAttribute("class", `${board.classList.value} thumb`);
  picture.setAttribute("aria-hidden", "true");
  return picture;
}

/** Clicks, Enter and Space on the drawing. A click on something closed tells why. */
export function onPick(pick, tellClosed) {
  place.addEventListener("click", (event) => {
    endMotion();
    const chosen = event.target.closest("[data-action]");
    if (chosen) pick(Number(chosen.dataset.action));
    else if (event.target.closest(".closed:not([data-thing])")) tellClosed(event.target.closest(".closed").querySelector("title")?.textContent ?? "");
  });
  place.addEventListener("keydown", (event) => {
    const chosen = event.target.closest("[data-action]");
    if (!chosen || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    if (!event.repeat) pick(Number(chosen.dataset.action));
  });
}

/** A thing on the board and its line in the list are one choice: pointing at either lights both. */
export function lightTogether() {
  for (const [type, on] of [["pointerover", true], ["pointerout", false], ["focusin", true], ["focusout", false]]) {
    document.addEventListener(type, (event) => {
      const action = event.target.closest?.("[data-action]")?.dataset.action;
      if (action === undefined) return;
      for (const element of $$(`[data-action="${action}"]`)) element.classList.toggle("hot", on);
    });
  }
}
