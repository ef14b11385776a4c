// The numbered rules with search, each with where it is from; "why?" opens one.

import { $, fill, icon, make } from "./dom.js";
import { get } from "./requests.js";
import { say } from "./words.js";

const SHOWN = 60;
const place = $("#rules-list");
const search = $("#rules-search");
let rules = [];
let game = "";

const originOf = (rule) => rule.origin.split(":")[0].toLowerCase();

/** What the rule speaks of, as pictures that lead to the sheet. */
const thingsOf = (rule) => rule.things.length
  ? make("p", { class: "things" }, rule.things.map((thing) => make("a", { class: "thing", href: `/reference/${game}#${thing.key}`, "data-thing": thing.key }, icon(thing.icon, "", `nr ${game}`), thing.name)))
  : null;

function ruleText(rule) {
  const origin = originOf(rule);
  return make("article", { id: `rule-${rule.id}`, tabindex: -1 },
    make("h3", {}, make("span", {}, rule.section), make("span", { class: "rid plain" }, rule.id)),
    make("p", {}, rule.text),
    thingsOf(rule),
    make("p", { class: "prov" }, make("span", { class: `tag ${origin}` }, say(`from-${origin}`)), rule.origin.includes(":") ? ` ${rule.origin.split(":").slice(1).join(":")}` : ""));
}

function list(found) {
  $("#rules-count").textContent = String(found.length);
  fill(place, found.slice(0, SHOWN).map(ruleText), found.length > SHOWN ? make("p", { class: "prov" }, say("rules-more", { count: found.length - SHOWN })) : null);
}

function find() {
  const wish = search.value.trim().toLowerCase();
  list(wish ? rules.filter((rule) => `${rule.id} ${rule.section} ${rule.text}`.toLowerCase().includes(wish)) : rules);
}

/** A rule by its number, once the rules are here. */
export const ruleCalled = (id) => rules.find((rule) => rule.id === id);

/** Show one rule with its neighbours, and bring it into view. */
export function openRule(id) {
  const at = rules.findIndex((rule) => rule.id === id);
  if (at < 0) return;
  search.value = "";
  list(rules.slice(Math.max(0, at - 1), at + 4));
  $("#rules-count").textContent = String(rules.length);
  const shown = document.getElementById(`rule-${id}`);
  shown.classList.add("asked");
  place.scrollTop = Math.max(0, shown.offsetTop - place.offsetTop);
  putAtHand(rules[at]);
}

/** The rule that was looked up is put away; whether there was one. */
export function closeRule() {
  const isOpen = !$("#at-hand").hidden;
  $("#at-hand").hidden = true;
  return isOpen;
}

/** The rule stands right under the prompt; where the page is narrow, at the foot of the window. */
function putAtHand(rule) {
  const text = ruleText(rule);
  text.removeAttribute("id");
  const all = make("a", { class: "tool", href: "#rules", onclick: closeRule }, say("rules-all"));
  const close = make("button", { class: "tool", type: "button", onclick: closeRule }, say("close"));
  $("#at-hand").hidden = false;
  fill($("#at-hand"), text, make("p", { class: "row end" }, all, close));
}

export async function loadRules(name) {
  game = name;
  $("#reference").href = `/reference/${game}`;
  const told = await get(`/api/rules/${game}?lang=${document.documentElement.lang}`);
  rules = told.rules;
  search.addEventListener("input", find);
  list(rules);
}
