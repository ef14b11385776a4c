// What can be done with a table as a whole: keep the replay, leave. Playing again and looking back stand at its end.

import { $, make, refill } from "./dom.js";
import { say } from "./words.js";

export function showActs(scene, room) {
  const seat = scene.seat;
  const file = `${scene.game}-${room.table}.txt`;
  refill($("#table-acts"),
    room.past && scene.rematch ? make("a", { class: "go", href: scene.rematch }, say("next-game")) : null,
    make("a", { class: "tool", href: `/api/t/${room.table}/replay?seat=${seat}`, download: file }, say("download")),
    room.past && !scene.outcome ? make("a", { class: "tool", href: `/t/${room.table}` }, say("back-to-table")) : null,
    scene.outcome || room.past ? make("a", { class: "tool", href: "/" }, say("leave")) : make("a", { class: "tool", id: "pause", href: "/", title: seat >= 0 ? say("pause-more") : null }, say("pause")));
}
