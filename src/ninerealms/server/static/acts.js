// What can be done with a table as a whole: play again, keep the replay, look back, leave.

import { $, fill, make } from "./dom.js";
import { complain } from "./chrome.js";
import { post } from "./net.js";
import { say } from "./words.js";

/** The same game with the same seats. */
export async function again(table) {
  try {
    const made = await post(`/api/t/${table}/rematch`);
    localStorage.setItem(`links:${made.table}`, JSON.stringify(made.links));
    location.assign(`/t/${made.table}`);
  } catch (error) {
    complain(error);
  }
}

export function showActs(scene, room) {
  const seat = scene.seat;
  const file = `${scene.game}-${room.table}.txt`;
  fill($("#table-acts"),
    scene.rematch ? make("a", { class: "go", href: scene.rematch }, say("next-game")) : null,
    scene.outcome && !scene.rematch && !room.past ? make("button", { class: "go", type: "button", id: "rematch", onclick: () => again(room.table) }, say("rematch")) : null,
    scene.outcome && !room.past ? make("a", { class: "tool", href: `/r/${room.table}` }, say("look-back")) : null,
    make("a", { class: "tool", href: `/api/t/${room.table}/replay?seat=${seat}`, download: file }, say("download")),
    room.past && !scene.outcome ? make("a", { class: "tool", href: `/t/${room.table}` }, say("back-to-table")) : null,
    scene.outcome || room.past ? make("a", { class: "tool", href: "/" }, say("leave")) : make("a", { class: "tool", id: "pause", href: "/", title: localStorage.getItem(`links:${room.table}`) ? say("pause-more") : null }, say("pause")));
}
