// "Continue": the tables of this browser, to go on with, look at, play again or delete.

import { $, fill, icon, make } from "./dom.js";
import { again } from "./acts.js";
import { ask, get } from "./net.js";
import { complain } from "./chrome.js";
import { language, say } from "./words.js";

const SHOWN = 4;

function when(updated) {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(updated * 1000));
}

async function remove(table, line, place) {
  try {
    await ask("DELETE", `/api/t/${table}`);
    localStorage.removeItem(`links:${table}`);
    line.remove();
    place.hidden = !$("li", place);
  } catch (error) {
    complain(error);
  }
}

/** Deleting asks once more, in the same place. */
function deleteButton(table, place) {
  const button = make("button", { class: "tool quiet", type: "button" }, say("delete"));
  button.addEventListener("click", () => {
    if (button.dataset.sure) remove(table.table, button.closest("li"), place);
    else {
      button.dataset.sure = "1";
      button.textContent = say("delete-sure");
    }
  });
  button.addEventListener("blur", () => {
    delete button.dataset.sure;
    button.textContent = say("delete");
  });
  return button;
}

function tableLine(table, place) {
  const people = table.seats.map((seat) => seat.name).filter(Boolean).join(", ");
  const state = table.old ? say("old") : table.over ? say("over") : say("at-step", { step: table.step });
  const past = table.over || table.looking;
  const way = table.old ? `/api/t/${table.table}/replay` : past ? `/r/${table.table}` : `/t/${table.table}`;
  return make(
    "li",
    {},
    make("a", { class: "to", href: way, download: table.old },
      icon(past ? "i-glory" : "i-pass"),
      make("span", {}, make("b", {}, table.title), " ", make("small", {}, people), make("br"), make("small", {}, `${state} · ${when(table.updated)}`))),
    make("span", { class: "row" },
      table.over && !table.looking && !table.old ? make("button", { class: "tool", type: "button", onclick: () => again(table.table) }, say("rematch")) : null,
      table.mine ? deleteButton(table, place) : null),
  );
}

export async function savedTables(place) {
  const told = await get(`/api/tables?lang=${language}`);
  const lines = told.tables.map((table) => tableLine(table, place));
  place.hidden = lines.length === 0;
  const list = $("ul", place);
  fill(list, lines.slice(0, SHOWN));
  if (lines.length <= SHOWN) return;
  const more = make("button", { class: "tool", type: "button" }, say("more", { count: lines.length - SHOWN }));
  more.addEventListener("click", () => list.append(...lines.slice(SHOWN)) ?? more.remove());
  place.append(make("p", { class: "row" }, more));
}
