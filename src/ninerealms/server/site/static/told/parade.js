// What others did passes on the board step by step, at the pace chosen here. Prompt and choices are those of the newest
// scene all the time: whoever wants to answer answers, and the board is up to date at once.

import { $, badge, make } from "../shared/dom.js";
import { drawBoard, shapeNow } from "../shared/board.js";
import { get, query } from "../shared/requests.js";
import { knownLines } from "../shared/log.js";
import { language, namedIn, say } from "../shared/words.js";
import { moves } from "../shared/header.js";
import { endStage, showStages } from "./stage.js";
import { inView } from "./in_view.js";
import { pace, paceChoice, seconds } from "./pace.js";

const MOST = 12; // steps that pass by themselves; of more only the last
const STAGED = 2200;
const place = $("#board-place");

let base = "";
let live = null; // the newest scene
let onLive = () => {};
let shown = -1; // the step on the board
let wanted = []; // the steps still to be shown, the live one not among them
let turn = 0; // whatever is under way for an older turn is over
let timer = 0;
let runs = false; // whether the timer brings the next step
let until = 0; // so long whatever others did last stays on the board
let ribbon = null;
let again = null; // while somebody looks once more: all steps, where we are, whether it runs

const counting = (line) => line.weight !== "aside";
const linesOf = (step) => knownLines().filter((line) => line.step === step);

function hold(stages) {
  const time = seconds();
  return time + (stages?.length ? Math.max(time, STAGED) : 0);
}

const later = (run, time) => {
  clearTimeout(timer);
  runs = true;
  timer = setTimeout(run, time);
};

// --- the ribbon: whose step is seen, and the way on -----------------------------------------------

function tool(text, run, label = null) {
  return make("button", { class: "tool", type: "button", "aria-label": label, onclick: (event) => (event.stopPropagation(), run()) }, text);
}

function showRibbon(step) {
  const all = linesOf(step);
  const lines = all.some((line) => counting(line) && line.weight !== "turn") ? all.filter(counting) : all;
  const seat = again?.seats.get(step) ?? lines.find((line) => typeof line.seat === "number")?.seat ?? -1;
  const text = lines.map((line) => line.text).slice(0, 3).join(" ") || say("at-step", { step });
  const ways = again
    ? [tool("◀", () => move(-1), say("time-back")), tool(again.runs ? "❚❚" : "▶", toggle, say(again.runs ? "time-stop" : "time-play")), tool("▶❘", () => move(1), say("time-on")), paceChoice("off")]
    : [];
  const focused = document.activeElement?.closest(".ribbon") ? document.activeElement.getAttribute("aria-label") : null;
  ribbon?.remove();
  ribbon = make("div", { class: "ribbon" }, badge(seat), make("p", {}, text), ...ways, tool(say(again ? "close" : "skip-show"), catchUp));
  place.append(ribbon);
  layRibbon();
  if (focused) ribbon.querySelector(`[aria-label="${CSS.escape(focused)}"]`)?.focus();
}

/** At the foot of what is seen of the board; where there is no room for it, choices are not covered. */
function layRibbon() {
  if (!ribbon) return;
  const { below, isSeen } = inView(place, ribbon.offsetHeight + 12);
  ribbon.style.bottom = `${below + 8}px`;
  ribbon.hidden = !isSeen && live.may && !again;
}

function hideRibbon() {
  const had = ribbon?.contains(document.activeElement);
  ribbon?.remove();
  ribbon = null;
  if (had) $("#main").focus({ preventScroll: true });
}

// --- steps of the past ----------------------------------------------------------------------------

/** Draw a step as this seat saw it; whether it still is wanted by then. */
async function drawStep(step) {
  const mine = turn;
  const eyes = query({ seat: live.seat, lang: language, shape: shapeNow() });
  const moment = namedIn(await get(`${base}/moment/${step}?${eyes}`));
  if (mine !== turn) return null;
  drawBoard(moment.svg);
  shown = step;
  $("#main").dataset.playing = String(step);
  showRibbon(step);
  showStages(moment.stages, moves() ? Math.max(seconds(), STAGED) : 0);
  return moment;
}

async function next() {
  const step = wanted.shift();
  if (step === undefined) return catchUp();
  try {
    const moment = await drawStep(step);
    if (moment) later(next, hold(moment.stages));
  } catch {
    catchUp(); // what cannot be shown is not waited for
  }
  return undefined;
}

/** The board as it is now, at once. */
export function catchUp() {
  turn += 1;
  clearTimeout(timer);
  runs = false;
  wanted = [];
  again = null;
  endStage();
  hideRibbon();
  delete $("#main").dataset.playing;
  if (!live) return;
  const fresh = live.step > shown;
  drawBoard(live.svg);
  shown = live.step;
  if (fresh) holdLive();
  onLive();
}

/** What just happened is seen for a while before the next step of others; of their own it is told what it is. */
function holdLive() {
  const staged = showStages(live.stages, Math.max(seconds(), STAGED));
  const isOthers = live.since?.steps.some(([step]) => step === live.step) ?? false;
  until = isOthers || staged ? performance.now() + hold(staged ? live.stages : []) : 0;
  if (isOthers && !live.may && moves() && seconds() && linesOf(live.step).some(counting)) showRibbon(live.step);
}

/** The steps of others after one that was shown, and before this scene, at which this seat heard something. */
function stepsBefore(scene, from) {
  const heard = new Set(knownLines().filter(counting).map((line) => line.step));
  return (scene.since?.steps ?? []).map(([step]) => step).filter((step) => step > from && step < scene.step && heard.has(step)).slice(-MOST);
}

/** A new scene: its board comes at once, or when what others did before it has been seen. */
export function present(scene, ready = () => {}) {
  const before = live;
  live = scene;
  onLive = ready;
  const sameEyes = before && before.seat === scene.seat && before.shape === scene.shape;
  const own = before && (before.may || scene.seats[before.asked]?.mine);
  if (!sameEyes || !moves() || pace() === "off" || scene.step < shown || scene.seat < 0 || document.hidden) {
    const staged = sameEyes && scene.step > shown;
    shown = staged ? shown : scene.step;
    return catchUp();
  }
  if (again) return undefined; // somebody looks at the past; it ends with their answer or when they close it
  const missed = stepsBefore(scene, Math.max(shown, wanted.at(-1) ?? -1));
  if (own && scene.step === before.step + 1 && !missed.length) return catchUp();
  const left = until - performance.now();
  if (!missed.length && !runs && left <= 0) return catchUp();
  wanted.push(...missed);
  wanted = wanted.slice(-MOST);
  requestAnimationFrame(layRibbon); // new choices may take the room where it stands
  if (runs) return undefined;
  if (left <= 0) return next();
  later(next, left);
  return undefined;
}

// --- once more --------------------------------------------------------------------------------------

function move(by) {
  if (!again) return;
  again.runs = false;
  show(Math.max(0, again.at + by));
}

function toggle() {
  again.runs = !again.runs;
  if (again.runs) show(again.at + 1);
  else {
    clearTimeout(timer);
    showRibbon(shown);
  }
}

async function show(at) {
  clearTimeout(timer);
  turn += 1;
  if (at >= again.steps.length) return catchUp();
  again.at = at;
  try {
    const moment = await drawStep(again.steps[at]);
    if (moment && again?.runs) later(() => show(at + 1), hold(moment.stages) || 1200);
  } catch {
    catchUp();
  }
  return undefined;
}

/** See once more what others did since the last own answer; without motion one step at a time. */
export function seeAgain({ from, steps }) {
  catchUp();
  const heard = new Set(knownLines().map((line) => line.step));
  const seats = new Map(steps);
  again = { steps: [from, ...steps.map(([step]) => step).filter((step) => heard.has(step))], seats, at: 0, runs: moves() };
  place.scrollIntoView({ block: "nearest" });
  show(0);
}

export function dressParade(table) {
  base = `/api/t/${table}`;
  place.addEventListener("click", (event) => (ribbon || runs) && !event.target.closest(".ribbon") && catchUp());
}
