// "Continue": the tables of this browser, to go on with, look at, play again or delete.

import { $, $$, fill, icon, make } from "../shared/dom.js";
import { again } from "../shared/make_table.js";
import { ask, get } from "../shared/requests.js";
import { complain } from "../shared/header.js";
import { hide, isHidden } from "../shared/hidden_tables.js";
import { language, say } from "../shared/words.js";

const SHOWN = 4;

function when(updated) {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(updated * 1000));
}

async function remove({ table }, done) {
  try {
    await ask("DELETE", `/api/t/${table}`);
    localStorage.removeItem(`links:${table}`);
    done();
  } catch (error) {
    complain(error);
  }
}

/** A table of somebody else cannot be deleted, but need not be listed here. */
function hideButton(table, done) {
  const run = () => {
    hide(table.table);
    done();
  };
  return make("button", { class: "tool quiet", type: "button", onclick: run }, say("hide"));
}

/** Deleting asks once more, in the same place. */
function deleteButton(table, done) {
  const button = make("button", { class: "tool quiet", type: "button" }, say("delete"));
  button.addEventListener("click", () => {
    if (button.dataset.sure) remove(table, done);
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

function tableLine(table, done) {
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
      table.mine ? deleteButton(table, done) : hideButton(table, done)),
  );
}

/** The first few tables, or all when somebody wants to see them. */
function show(list) {
  const { place, tables } = list;
  const count = list.all ? tables.length : SHOWN;
  const gone = (table) => () => {
    const at = list.tables.indexOf(table);
    list.tables = list.tables.filter((each) => each !== table);
    show(list);
    ($$(".to", place)[at] ?? $$(".to", place).at(-1) ?? $("#main")).focus();
  };
  const more = make("button", { class: "tool", type: "button" }, say("more", { count: tables.length - count }));
  more.addEventListener("click", () => {
    show(Object.assign(list, { all: true }));
    $$(".to", place)[count].focus();
  });
  place.hidden = tables.length === 0;
  fill($("ul", place), tables.slice(0, count).map((table) => tableLine(table, gone(table))));
  fill($(".more", place), tables.length > count ? more : null);
}

export async function savedTables(place) {
  const { tables } = await get(`/api/tables?lang=${language}`);
  show({ place, tables: tables.filter(({ table }) => !isHidden(table)), all: false });
}
