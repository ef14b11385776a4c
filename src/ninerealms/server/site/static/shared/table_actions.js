// What can be done with a table as a whole: play again, keep the replay, look back, leave.

import { $, make, refill } from "./dom.js";
import { again } from "./make_table.js";
import { say } from "./words.js";

export function showActs(scene, room) {
  const seat = scene.seat;
  const file = `${scene.game}-${room.table}.txt`;
  refill($("#table-acts"),
    scene.rematch ? make("a", { class: "go", href: scene.rematch }, say("next-game")) : null,
    scene.outcome && !scene.rematch && !room.past ? make("button", { class: "go", type: "button", id: "rematch", onclick: () => again(room.table) }, say("rematch")) : null,
    scene.outcome && !room.past ? make("a", { class: "tool", href: `/r/${room.table}` }, say("look-back")) : null,
    make("a", { class: "tool", href: `/api/t/${room.table}/replay?seat=${seat}`, download: file }, say("download")),
    room.past && !scene.outcome ? make("a", { class: "tool", href: `/t/${room.table}` }, say("back-to-table")) : null,
    scene.outcome || room.past ? make("a", { class: "tool", href: "/" }, say("leave")) : make("a", { class: "tool", id: "pause", href: "/", title: seat >= 0 ? say("pause-more") : null }, say("pause")));
}
