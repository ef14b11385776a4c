// The things of a game: what is searched for stays, the rest goes; a link leads to one of them.

import { $, $$ } from "../shared/dom.js";
import { dressPage } from "../shared/header.js";

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const things = $$(".kind li").map((item) => ({ item, text: plain(item.textContent) }));

function find() {
  const wishes = plain($("#find").value).split(/\s+/).filter(Boolean);
  for (const { item, text } of things) item.hidden = !wishes.every((wish) => text.includes(wish));
  for (const kind of $$(".kind")) kind.hidden = !kind.querySelector("li:not([hidden])");
  const found = things.filter(({ item }) => !item.hidden).length;
  $("#found").textContent = String(found);
  $("#none").hidden = found > 0;
}

dressPage();
$("#find").addEventListener("input", find);
find();
