// The table: one scene after another, and the answers of whoever sits here.

import { $ } from "../shared/dom.js";
import { closeDoor, complain, dressPage, notice, showTitle } from "../shared/header.js";
import { lightTogether, loadLook, onPick, onShape, shapeNow } from "../shared/board.js";
import { LONGEST_WAIT, Refusal, get, isFinal, post, query } from "../shared/requests.js";
import { callByName, language, namedIn, say } from "../shared/words.js";
import { Stream } from "./stream.js";
import { addLines, cutLog, dressLog, knownLines, showLog, showWords } from "../shared/log.js";
import { dressStories, showStories } from "../shared/story.js";
import { closeRule, loadRules, openRule } from "../shared/rules.js";
import { showActs } from "../shared/table_actions.js";
import { showAsks } from "./questions.js";
import { showChoices, showHints } from "./choices.js";
import { dressSheet, loadSheets } from "./sheet.js";
import { dressConfirm, pick, watchBoard, watchRules } from "./looking.js";
import { showGuide, tidyGuide } from "./guide.js";
import { dressLessons, showLessons } from "./lessons.js";
import { showLinks, showSeats } from "./seats.js";
import { dressDrawer } from "./drawer.js";
import { showOwn } from "./own.js";
import { dressFit, fitChoices } from "./fit.js";
import { headline, showPrompt, showText } from "../shared/prompt.js";
import { keepFocus } from "./focus.js";
import { dressParade, present } from "../told/parade.js";
import { dressSince, showSince } from "../told/since.js";
import { showEnd } from "../told/end.js";
import { showAgain } from "../shared/hidden_tables.js";
import { listenToKeys } from "./keyboard.js";

const table = $("#main").dataset.table;
const base = `/api/t/${table}`;

const room = { table, language, scene: null, look: null, seat: null, question: null, busy: null, past: false, openRule, choose, pick: (action, more) => pick(room, action, more), send };

const kept = sessionStorage.getItem(`seat:${table}`);
room.seat = kept === null ? null : Number(kept);

const eyes = () => query({ seat: room.seat, lang: language, shape: shapeNow() });

// --- answers -------------------------------------------------------------------------------------

async function send(path, body) {
  try {
    return await post(`${base}/${path}`, { seat: room.scene.seat, ...body });
  } catch (error) {
    complain(error);
    return null;
  }
}

/** Which question a scene asks: when something is taken back, its step comes again. */
const questionOf = ({ step, undone }) => `${step}/${undone}`;

async function choose(action) {
  const { scene } = room;
  const asked = scene && questionOf(scene);
  if (!scene?.may || room.busy === asked || !scene.choices.some((choice) => choice.action === action)) return;
  closeRule(); // it was looked up for this question
  beBusy(asked); // until the next scene: the next question may be here before this answer is confirmed, or after
  try {
    await post(`${base}/${scene.team ? "propose" : "answer"}`, { seat: scene.seat, step: scene.step, undone: scene.undone, action });
    if (!scene.team) {
      setTimeout(() => room.busy === asked && stream.open(), LONGEST_WAIT); // answered, but nothing came of it
      return;
    }
  } catch (error) {
    if (error.code === "propose") await send("propose", { step: scene.step, undone: scene.undone, action });
    else complain(error);
  }
  if (room.busy === asked) beBusy(null);
}

function beBusy(question) {
  room.busy = question;
  document.body.classList.toggle("busy", question !== null);
}

async function undo() {
  const { scene } = room;
  const takeBack = (far) => send("undo", { seat: scene.undo.seat, step: scene.step, undone: scene.undone, far });
  if (scene.undo.can) return takeBack(false);
  const run = () => {
    notice("");
    $("#undo").focus();
    takeBack(true);
  };
  return notice(say("undo-not"), { lasts: 0, act: { text: say("undo-far"), run } });
}

async function hint() {
  const button = $("#hint");
  button.disabled = true;
  button.classList.add("works");
  const { question } = room;
  const told = await send("hint", { step: room.scene.step, lang: language });
  button.disabled = false;
  button.classList.remove("works");
  if (told && room.question === question) showHints(told.hints);
}

// --- scenes --------------------------------------------------------------------------------------

const mine = (scene) => scene.seats.filter((seat) => seat.mine && seat.kind === "human").map((seat) => seat.seat);

/** Whose eyes come next round one screen: the asked seat's, if it is one of ours. */
function nextEyes(scene) {
  const own = mine(scene);
  return own.length > 1 && own.includes(scene.asked) && scene.asked !== scene.seat ? scene.asked : null;
}

function turnTo(seat) {
  room.seat = seat;
  sessionStorage.setItem(`seat:${table}`, String(seat));
  stream.open();
}

/** Between secret seats the page is covered until the next person is there. */
function coverFor(scene, seat) {
  const { name } = scene.seats[seat];
  $("#cover-head").textContent = say("cover", { name });
  $("#cover-open").textContent = say("cover-open", { name });
  $("#cover").hidden = false;
  document.body.classList.add("covered");
  $("#cover-open").onclick = () => turnTo(seat);
  $("#cover-open").focus();
}

function uncover() {
  $("#cover").hidden = true;
  document.body.classList.remove("covered");
}

/** A proposal that is gone while its question stands was declined: whoever made it should know. */
function tellDeclined(old, scene) {
  if (old?.proposal && !scene.proposal && questionOf(old) === questionOf(scene)) notice(say("plan-declined", { text: old.proposal.text }));
}

async function take(told) {
  callByName(told.seats);
  const scene = namedIn(told);
  if (!room.look) {
    room.look = await loadLook(scene.game, language);
    loadRules(scene.game).catch(complain);
    await loadSheets(scene.game).catch(complain);
    const isGuided = scene.lessons.length > 0 || scene.log.some((line) => line.lessons);
    showGuide(room.look, scene.step < 10 && !isGuided); // others may have begun; a guided game says it when it comes up
    dressLessons(room.look);
  }
  const first = room.scene === null;
  if (!first && scene.seat === room.scene.seat && scene.revision < room.scene.revision) return;
  const next = nextEyes(scene);
  if (next !== null && !room.look.secrets) {
    turnTo(next);
    return;
  }
  tellDeclined(room.scene, scene);
  room.scene = scene;
  keepFocus(`${scene.seat}/${scene.step}`, () => {
    if (next !== null) coverFor(scene, next);
    else uncover();
    paint(scene);
  });
  if (first) showLinks(scene, room).catch(() => {}); // without them the table is playable
}

function paint(scene) {
  if (room.busy !== questionOf(scene)) beBusy(null);
  Object.assign($("#main").dataset, { revision: scene.revision, step: scene.step, seat: scene.seat, may: scene.may ? "yes" : "no", over: scene.outcome ? "yes" : "no" });
  document.body.classList.toggle("over", Boolean(scene.outcome));
  document.title = scene.may ? `● ${scene.title}` : scene.title;
  showTitle(scene.title);
  $("#state").textContent = [scene.outcome ? say("over") : scene.phase, scene.real ? say("with-printed") : ""].filter(Boolean).join(" · ");
  showLog(scene.log, scene.log_from, room);
  present(scene, () => {
    showOwn();
    showChoices(scene, room);
    fitChoices();
  });
  showOwn();
  showPrompt(scene, room);
  showAsks(scene, room);
  showChoices(scene, room);
  showSeats(scene, room);
  showSince(scene, room);
  showEnd(scene, room);
  showStories(knownLines());
  showLessons(knownLines(), scene.lessons, scene.step);
  showWords(scene.text);
  showActs(scene, room);
  dressUndo(scene);
  tidyGuide(scene);
  fitChoices();
}

function dressUndo(scene) {
  const button = $("#undo");
  const near = scene.undo.can; // also the last result while the table is being laid
  button.disabled = scene.seat < 0 || !(near || (scene.step > 0 && !scene.outcome));
  button.classList.toggle("far", !near);
  button.title = say(near ? "undo" : "undo-not");
}

function news(given) {
  if (!room.scene) return;
  const told = namedIn(given);
  if (told.gone !== undefined && told.gone !== null) cutLog(told.gone, room);
  addLines(told.log ?? [], room);
  if (told.prompt) showText(headline({ ...told, seats: room.scene.seats }));
}

/** Somebody may have taken the seat we looked from by its link; then we look from the one we still have. */
function keepSeat(scene) {
  if (scene.seats[room.seat]?.mine) return;
  room.seat = scene.seat;
  sessionStorage.removeItem(`seat:${table}`);
}

/** The page has no key for this table, or nobody can play at it any more. */
function refused(error) {
  stream.end();
  $("body > .dock")?.remove();
  closeDoor(error, table);
}

/** Before the first scene: what the server or the line holds back is tried again, what the page cannot draw is told. */
function goOn(error) {
  if (error instanceof Refusal) stream.lost();
  else complain(error);
}

const stream = new Stream({
  address: () => `${base}/events?${eyes()}`,
  check: () => `${base}/scene?${query({ lang: language, shape: shapeNow() })}`,
  onNews: news,
  onScene: (scene) => take(scene).catch((error) => (room.scene ? complain(error) : goOn(error))),
  onReturn: keepSeat,
  onRefused: refused,
});

async function open() {
  dressPage();
  dressLog();
  dressStories(table);
  dressParade(table);
  dressSince();
  showAgain(table);
  lightTogether();
  dressSheet();
  dressConfirm();
  watchBoard(room);
  watchRules(room);
  listenToKeys(room);
  dressDrawer();
  dressFit();
  onPick((action) => room.pick(action, { onBoard: true }), (told) => notice(told));
  onShape(() => stream.open());
  $("#undo").addEventListener("click", undo);
  $("#hint").addEventListener("click", hint);
  try {
    const scene = await get(`${base}/scene?${eyes()}`);
    room.seat = scene.seat;
    await take(scene);
    stream.open();
  } catch (error) {
    if (error.status === 403 && room.seat !== null) stream.knock();
    else if (isFinal(error)) refused(error);
    else goOn(error);
  }
}

open();
