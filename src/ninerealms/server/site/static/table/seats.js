// Who sits at the table, who is here, and how others get in.

import { $, badge, fill, icon, make, refill } from "../shared/dom.js";
import { notice } from "../shared/header.js";
import { get } from "../shared/requests.js";
import { figure, say } from "../shared/words.js";

const place = $("#players");

function tagsOf(seat, scene, room) {
  const tags = [];
  if (seat.mine) tags.push(make("span", { class: "tag" }, say("tag-you")));
  if (seat.kind === "bot" || seat.away) tags.push(make("span", { class: "tag" }, say("tag-bot")));
  if (scene.thinking === seat.seat) tags.push(make("span", { class: "tag turn" }, say("tag-thinking")));
  else if (!scene.outcome && (scene.asked === seat.seat)) tags.push(make("span", { class: "tag turn" }, say("tag-to-act")));
  if (scene.outcome?.winners.includes(seat.seat)) tags.push(make("span", { class: "tag turn" }, icon("i-first"), say("tag-won")));
  if (seat.kind === "human" && !seat.mine && !seat.here && !room.past) tags.push(make("span", { class: "tag away" }, say("tag-away")));
  if (seat.seen && scene.seats.some((each) => each.mine)) tags.push(make("span", { class: "tag away" }, say("tag-seen")));
  if (seat.mine && seat.devices - seat.opened > 1) tags.push(make("span", { class: "tag" }, say("tag-devices", { count: seat.devices - seat.opened })));
  if (seat.opened) tags.push(make("span", { class: "tag away" }, say("tag-opened", { count: seat.opened + 1 })));
  return tags;
}

/** A seat opened in another browser is everybody's business; one more device of one's own is not. */
function watchBrowsers(scene, room) {
  const fresh = scene.seats.filter((seat) => seat.opened > (room.opened?.[seat.seat] ?? seat.opened));
  room.opened = scene.seats.map((seat) => seat.opened);
  const own = scene.seats.filter((seat) => seat.mine && seat.devices - seat.opened > (room.devices?.[seat.seat] ?? Infinity));
  room.devices = scene.seats.map((seat) => seat.devices - seat.opened);
  if (fresh.length) notice(say("opened-elsewhere", { name: fresh.map((seat) => seat.name).join(", ") }), { kind: "bad", lasts: 0 });
  else if (own.length) notice(say("device-added"));
}

/** A link for another browser of one's own: it is good once. */
async function addDevice(seat, room) {
  const told = await room.send("device", { seat: seat.seat });
  if (told) fill($("#device"), linkLine(seat.name, badge(seat.seat, "s"), told.link));
}

function seatAct(seat, scene, room) {
  if (scene.outcome || scene.seat < 0) return null;
  if (!scene.request && seat.kind === "human" && !seat.mine && !seat.here) {
    return make("button", { class: "tool", type: "button", onclick: () => room.send("request", { kind: "bot", about: seat.seat }) }, say("bot-takes"));
  }
  if (seat.away && (seat.mine || !scene.request)) {
    return make("button", { class: "tool", type: "button", onclick: () => room.send("request", { kind: "return", about: seat.seat }) }, say("bot-returns"));
  }
  if (seat.mine && seat.devices && !room.past) {
    return make("button", { class: "tool", type: "button", title: say("device-more"), onclick: () => addDevice(seat, room) }, say("device"));
  }
  return null;
}

export function showSeats(scene, room) {
  watchBrowsers(scene, room);
  refill($("#fair"), (scene.fair?.notes ?? []).map((note) => make("p", { class: "prov" }, note)));
  const scores = room.look?.coop ? [] : (scene.outcome?.scores ?? []);
  refill($("ul", place), scene.seats.map((seat) =>
    make("li", { class: `seat-${seat.seat}${scene.asked === seat.seat ? " now" : ""}` }, badge(seat.seat), make("b", {}, seat.name), seat.called !== seat.name ? make("small", {}, seat.called) : null, tagsOf(seat, scene, room),
      scores[seat.seat] === undefined ? null : make("span", { class: "score" }, figure(scores[seat.seat]), " ", make("small", {}, scene.outcome.counted)), seatAct(seat, scene, room))));
}

function linkLine(name, mark, address) {
  const whole = new URL(address, location.origin).href;
  const field = make("input", { type: "text", readonly: true, value: whole, "aria-label": say("link-of", { name }), onfocus: () => field.select() });
  const copy = make("button", { class: "tool", type: "button" }, say("copy"));
  copy.addEventListener("click", async () => {
    field.select();
    try {
      await navigator.clipboard.writeText(whole);
    } catch {
      document.execCommand("copy");
    }
    copy.textContent = say("copied");
  });
  return make("li", {}, mark, make("b", {}, name), field, copy);
}

/** The links as they were when the table was made here; the host of one that another laid, after a rematch, asks for them. */
async function linksOf({ table, language }) {
  const kept = JSON.parse(localStorage.getItem(`links:${table}`) ?? "null");
  if (kept) return kept;
  const { tables } = await get(`/api/tables?lang=${language}`);
  return tables.some((each) => each.table === table && each.mine) ? get(`/api/t/${table}/links`) : null;
}

/** The links of all seats, for whoever made the table. */
export async function showLinks(scene, room) {
  const links = await linksOf(room);
  if (!links) return;
  const people = scene.seats.filter((seat) => links.seats[seat.seat]);
  const lines = people.map((seat) => linkLine(seat.name, badge(seat.seat, "s"), links.seats[seat.seat]));
  lines.push(linkLine(say("spectators"), badge(-1, "s"), links.spectators));
  $("#share").hidden = false;
  fill($("#share ul"), lines);
}
