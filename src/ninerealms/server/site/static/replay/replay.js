// The replay viewer: any moment of a game, by time line, by keys, or running.

import { $, $$, fill } from "../shared/dom.js";
import { closeDoor, complain, dressPage, showTitle } from "../shared/header.js";
import { drawBoard, lightTogether, loadLook, onShape, shapeNow } from "../shared/board.js";
import { drawCurve, markCurve } from "../told/curve.js";
import { Refusal, get, isFinal, query } from "../shared/requests.js";
import { callByName, language, namedIn, say } from "../shared/words.js";
import { dressLog, knownLines, showLog, showWords } from "../shared/log.js";
import { dressStories } from "../shared/story.js";
import { loadRules, openRule } from "../shared/rules.js";
import { showActs } from "../shared/table_actions.js";
import { showPrompt } from "../shared/prompt.js";
import { showStages } from "../told/stage.js";
import { turningList } from "../told/turning.js";

const table = $("#main").dataset.table;
const base = `/api/t/${table}`;
const PACE = 900;
const AGAIN = 2000;
const STAGED = 1600;

const room = { table, language, scene: null, past: true, openRule };
let last = 0;
let wanted = 0;
let loading = false;
let points = [];
let running = 0;
let wholeLog = [];

const line = $("#time-line");
const eyes = () => query({ seat: room.seat, lang: language, shape: shapeNow() });

function wish(step) {
  wanted = Math.max(0, Math.min(last, step));
  line.value = wanted;
  line.setAttribute("aria-valuetext", say("at-step-of", { step: wanted, last }));
}

/** Show a step; while one is loading, only the newest wish is kept. */
async function go(step) {
  wish(step);
  if (loading) return;
  loading = true;
  try {
    while (room.scene?.step !== wanted || room.stale) {
      room.stale = false;
      const now = wanted; // another step may be wanted before this one is here
      const scene = namedIn(await get(`${base}/moment/${now}?${eyes()}`));
      room.scene = { ...scene, step: now };
      paint(room.scene);
    }
  } catch (error) {
    stop();
    if (room.scene) wish(room.scene.step);
    complain(error);
  } finally {
    loading = false;
  }
}

function paint(scene) {
  const quiet = { ...scene, may: false };
  const { step } = scene;
  $("#main").dataset.step = step;
  $("#state").textContent = say("at-step-of", { step, last });
  $("#time-count").textContent = `${step} / ${last}`;
  drawBoard(scene.svg);
  if (running) showStages(scene.stages, STAGED);
  for (const piece of $$("#board-place [data-action]")) piece.setAttribute("tabindex", "-1");
  showLog(scene.log, 0, room);
  showPrompt({ ...quiet, thinking: null }, room);
  if (!scene.outcome) $("#prompt-more").textContent = scene.chosen ? say("then", { text: scene.chosen.text }) : "";
  showWords(scene.text);
  markCurve(points, step, last);
}

function stop() {
  clearInterval(running);
  running = 0;
  $("#time-play").setAttribute("aria-pressed", "false");
  $("#time-play").textContent = say("time-play");
}

function run() {
  if (running) return stop();
  if (wanted >= last) go(0);
  $("#time-play").setAttribute("aria-pressed", "true");
  $("#time-play").textContent = say("time-stop");
  running = setInterval(() => {
    if (wanted >= last) stop();
    else if (!loading) go(wanted + 1);
  }, PACE);
  return undefined;
}

/** The address may name a step: a link from the end of a game, or from a turning point. */
function goToHash() {
  const step = Number(location.hash.slice(1));
  if (location.hash && Number.isInteger(step)) stop() ?? go(step);
}

const STEPS = { first: () => 0, back: () => wanted - 1, on: () => wanted + 1, last: () => last };
const KEYS = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" };

function listen() {
  for (const button of $$("[data-go]")) button.addEventListener("click", () => stop() ?? go(STEPS[button.dataset.go]()));
  line.addEventListener("input", () => go(Number(line.value)));
  $("#time-play").addEventListener("click", run);
  document.addEventListener("keydown", (event) => {
    if (event.target.closest("input, select") || !(event.key in KEYS)) return;
    event.preventDefault();
    go(STEPS[KEYS[event.key]]());
  });
  addEventListener("hashchange", goToHash);
  onShape(() => {
    room.stale = true;
    go(wanted);
  });
}

/** The curve is computed in the background; ask again until it is whole. */
async function loadCurve(scene, tries = 60) {
  const told = await get(`${base}/curve`);
  if (told.points.length > 1) {
    points = told.points;
    drawCurve(points, scene, last, go);
    markCurve(points, room.scene?.step ?? wanted, last);
  }
  $("#curve").classList.toggle("works", !told.ready);
  if (told.ready) {
    fill($(".turning-points"), turningList(points, scene, wholeLog, room.look?.coop, (step) => `#${step}`));
    $(".turning-head").hidden = !$(".turning-points li");
  }
  if (!told.ready && tries) setTimeout(() => loadCurve(scene, tries - 1).catch(() => {}), 1500);
}

async function load() {
  try {
    const scene = await get(`${base}/scene?${eyes()}`);
    room.seat = scene.seat;
    callByName(scene.seats);
    last = scene.step;
    line.max = last;
    document.title = scene.title;
    showTitle(scene.title);
    room.look = await loadLook(scene.game, language);
    loadRules(scene.game).catch(complain);
    showActs(scene, room);
    await go(last);
    wholeLog = knownLines();
    goToHash();
    $("#curve").hidden = !scene.outcome;
    if (scene.outcome) loadCurve(scene).catch(complain);
  } catch (error) {
    if (isFinal(error)) return closeDoor(error, table);
    complain(error);
    if (error instanceof Refusal) setTimeout(load, AGAIN);
  }
  return undefined;
}

dressPage();
dressLog();
dressStories();
lightTogether();
listen();
load();
