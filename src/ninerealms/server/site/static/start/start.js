// The start page: one click plays against bots; the set-up below is for everything else.

import { $, fill, icon, make } from "../shared/dom.js";
import { begin } from "../shared/make_table.js";
import { get, post } from "../shared/requests.js";
import { complain, dressPage } from "../shared/header.js";
import { language, say } from "../shared/words.js";
import { savedTables } from "./saved_tables.js";
import { myName, openSetup } from "./setup.js";

const LEVEL = "mcts:easy";

const makeTable = (wish) => begin("/api/tables", { ...wish, lang: language });

/** How most people meet a game: themselves against bots, at the smallest table where there are others. */
function quickTable(game) {
  const players = game.seats.find((count) => count > 1) ?? game.seats[0];
  const seats = [];
  for (let seat = 0; seat < players; seat++) {
    seats.push(seat === 0 ? { name: myName(), kind: "human", bot: "" } : { name: "", kind: "bot", bot: LEVEL });
  }
  return { game: game.name, players, options: {}, seats };
}

const spelled = (seats) => (seats.length === 1 ? `${seats[0]}` : `${seats[0]}–${seats[seats.length - 1]}`);

function gameCard(game) {
  const facts = make(
    "p",
    { class: "facts" },
    make("span", { class: "tag" }, icon("i-pawn"), say("facts-players", { count: spelled(game.seats) })),
    make("span", { class: "tag" }, icon("i-renew"), say("facts-minutes", { count: game.minutes })),
    make("span", { class: "tag" }, icon(game.coop ? "i-tree" : "i-glory"), say(game.coop ? "facts-together" : "facts-against")),
  );
  return make(
    "li",
    { class: "panel game", "data-game": game.name },
    make("div", { class: "picture" }, make("img", { src: `/look/${game.name}.svg`, alt: "", loading: "lazy" })),
    make("div", { class: "words" }, make("h2", {}, game.title), make("p", {}, game.sentence), facts,
      make("div", { class: "row" },
        make("button", { class: "go", type: "button", onclick: () => makeTable(quickTable(game)) }, say("play-now")),
        make("button", { class: "tool", type: "button", "data-setup": game.name, onclick: () => openSetup(game, makeTable).catch(complain) }, say("play-setup")),
        make("a", { class: "tool", href: `/reference/${game.name}` }, say("reference")))),
  );
}

async function lookAt(file) {
  try {
    const made = await post("/api/replays", await file.text());
    location.assign(`/r/${made.table}`);
  } catch (error) {
    complain(error);
  }
}

/** Back from a table as the page was left: what has become of the tables meanwhile. */
addEventListener("pageshow", (event) => event.persisted && savedTables($("#saved")).catch(complain));

async function open() {
  dressPage();
  $("#upload").addEventListener("change", (event) => event.target.files[0] && lookAt(event.target.files[0]));
  try {
    const told = await get(`/api/games?lang=${language}`);
    fill($("#games"), told.games.map(gameCard));
    await savedTables($("#saved"));
  } catch (error) {
    complain(error);
  }
}

open();
