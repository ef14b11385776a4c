// The end: the result, where it came from, the curve of the chances with its turning points, and what can be done next.

import { $, badge, fill, make } from "../shared/dom.js";
import { again, begin } from "../shared/make_table.js";
import { complain, notice } from "../shared/header.js";
import { drawCurve } from "./curve.js";
import { get } from "../shared/requests.js";
import { knownLines } from "../shared/log.js";
import { figure, say } from "../shared/words.js";
import { turningList } from "./turning.js";

const place = $("#end");
const AGAIN = 1500;
let shownFor = "";

/** Rows of sources, a column for each seat; what the team did together spans all. */
function sourceTable({ outcome, seats }, coop) {
  const head = make("tr", {}, make("th", { scope: "col" }, say("end-source")), seats.map((seat) => make("th", { scope: "col" }, badge(seat.seat, "s"), make("span", {}, seat.name))));
  const rows = outcome.sources.map(({ name, counts }) => make("tr", {}, make("th", { scope: "row" }, name),
    counts.length === seats.length ? counts.map((count) => make("td", {}, figure(count))) : make("td", { colspan: seats.length }, figure(counts[0]))));
  const sum = coop ? null : make("tr", { class: "sum" }, make("th", { scope: "row" }, say("end-result", { name: outcome.counted })), outcome.scores.map((score, seat) => make("td", { class: outcome.winners.includes(seat) ? "won" : null }, figure(score))));
  return make("table", {}, make("thead", {}, head), make("tbody", {}, rows, sum));
}

async function share(room) {
  const links = JSON.parse(localStorage.getItem(`links:${room.table}`) ?? "null");
  const address = new URL(links?.spectators ?? `/r/${room.table}`, location.origin).href;
  try {
    await navigator.clipboard.writeText(address);
    notice(say("share-copied"));
  } catch {
    notice(address, { lasts: 0 });
  }
}

function ways(scene, room) {
  const alone = scene.seats.every((seat) => seat.kind === "bot" || seat.mine);
  const plays = scene.seat >= 0;
  return [
    scene.rematch ? make("a", { class: "go", href: scene.rematch }, say("next-game")) : null,
    plays && !scene.rematch ? make("button", { class: "go", type: "button", id: "rematch", onclick: () => again(room.table) }, say("rematch")) : null,
    plays && alone && !scene.rematch && scene.seats.length > 1 ? make("button", { class: "tool", type: "button", id: "swap", onclick: () => begin(`/api/t/${room.table}/rematch?swap=true`) }, say("swap")) : null,
    make("a", { class: "tool", href: `/r/${room.table}` }, say("look-back")),
    make("button", { class: "tool", type: "button", id: "share-replay", onclick: () => share(room) }, say("share-replay")),
  ];
}

/** The curve is computed in the background; ask again until it is whole, as long as this is the end. */
async function loadCurve(scene, room, mark) {
  const { points, ready } = await get(`/api/t/${room.table}/curve`);
  if (mark !== shownFor) return;
  const address = (step) => `/r/${room.table}#${step}`;
  if (points.length > 1) {
    drawCurve(points, scene, scene.step, (step) => location.assign(address(step)));
    $("#curve").hidden = false;
  }
  $("#curve").classList.toggle("works", !ready);
  if (ready) fill($(".turning-points", place), turningList(points, scene, knownLines(), room.look?.coop, address));
  $(".turning-head", place).hidden = !$(".turning-points li", place);
  if (!ready) setTimeout(() => loadCurve(scene, room, mark).catch(() => {}), AGAIN);
}

export function showEnd(scene, room) {
  place.hidden = !scene.outcome;
  const mark = scene.outcome ? JSON.stringify([scene.outcome, scene.rematch, scene.seat]) : "";
  if (mark === shownFor) return;
  shownFor = mark;
  if (!scene.outcome) return;
  fill($(".sources", place), scene.outcome.sources.length ? sourceTable(scene, room.look?.coop) : null);
  fill($(".row", place), ways(scene, room));
  loadCurve(scene, room, mark).catch(complain);
}
