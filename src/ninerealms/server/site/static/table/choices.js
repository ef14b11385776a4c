// What can be chosen, in groups, with the keys 1 to 9; what cannot, with the reason and the rule.

import { $, badge, fill, icon, make } from "../shared/dom.js";
import { pictureOf } from "../shared/board.js";
import { percent, say } from "../shared/words.js";
import { ruleButton } from "../shared/rule_button.js";
import { closeSheet, hasSheet, openSheet } from "./sheet.js";

const FEW = 5; // from so many alike on, they are tiles
const MANY = 4; // from so many on, they may stand beside one another
const CROWD = 8; // among more choices than these, pictures that say all are tiles, however few
const SHORT = 36; // signs that stand beside a choice; more take a line of their own
const place = $("#choices");
const list = $("#choice-groups");

/** The first counts most and stands at the right, large, with what it counts; if that is long, it has a line of its own above those of the others. */
const widthOf = (text) => [...text].reduce((sum, sign) => sum + (sign > "\u2e80" ? 2 : 1), 0); // Japanese signs are twice as wide
const isLong = (first) => Boolean(first) && widthOf(first.text) > SHORT;
const oddsMark = ([first]) => (first ? make("span", { class: "chance" }, make("strong", {}, percent(first.chance)), isLong(first) ? null : make("small", {}, first.text)) : null);
const oddsLine = (name) => ({ chance, text }) => make("small", { class: name }, make("b", {}, percent(chance)), " ", text);
const oddsCounts = (odds, shared) => (isLong(odds[0]) ? odds.slice(shared ? 1 : 0).map(oddsLine("counts")) : []);
const oddsNotes = ([first, ...more]) => (isLong(first) ? [] : more.map(oddsLine("note")));

/** What the chances of several choices count is told once above them, where it is the same for all and long. */
function sharedCount(choices) {
  const texts = choices.flatMap(({ odds }) => odds.slice(0, 1)).filter(isLong).map(({ text }) => text);
  return texts.length > 1 && texts.every((text) => text === texts[0]) && choices.every(({ odds }) => !odds.length || isLong(odds[0])) ? texts[0] : null;
}
const sharedLine = (text) => make("p", { class: "counted", id: "counted" }, make("b", {}, "%"), " ", text);

/** "3" and a coin, out of what one has; words where the game has no figures. */
const amount = (price) => make("span", { class: "amt", title: say("sheet-cost-of", { text: price.text, count: price.has }) }, String(price.amount), icon(price.icon, price.text), make("small", { class: "of" }, say("of", { count: price.has })));
const costMark = ({ cost, price }) => (price.length ? make("span", { class: "cost" }, price.map(amount)) : cost ? make("span", { class: "cost told" }, cost) : null);

const picture = (choice, { scene }) => pictureOf(choice.action) ?? (choice.icon ? icon(choice.icon, "", `big nr ${scene.game} seat-${scene.seat}`) : null);

/** "3[gold] · ousts [mark-1]" with its symbols; what is read aloud is the sentence in words. */
function symbols(gist, { scene }) {
  const symbol = (name) => {
    const [kind, number] = name.split("-");
    if (kind === "mark") return badge(Number(number));
    if (kind === "points") return make("span", { class: "points" }, icon("i-glory"), make("b", {}, number));
    return kind === name ? icon(`i-${name}`) : icon(name, "", `nr ${scene.game}`);
  };
  return gist.split(/\[([\w-]+)\]/).map((part, i) => (i % 2 ? symbol(part) : part));
}

/** What a choice is and does: in words, and where there is no room for them with its short name and symbols. */
function whatOf(choice, room, ...more) {
  const short = choice.gist ? make("b", { class: "short" }, choice.brief) : null;
  const gist = choice.gist ? make("small", { class: "gist" }, symbols(choice.gist, room)) : null;
  return make("span", { class: "what" }, make("b", {}, choice.head), short, choice.detail ? make("small", { title: choice.detail }, choice.detail) : null, gist, more);
}

function choiceButton(choice, number, room, kind, ...inside) {
  return make(
    "button",
    { class: `choice ${kind}`, type: "button", "data-action": choice.action, disabled: !room.scene.may, onclick: ({ currentTarget }) => room.pick(choice.action, { from: currentTarget }) },
    make("kbd", { "aria-hidden": "true" }, String(number)), picture(choice, room), inside,
  );
}

function whyButton(choice, room) {
  const told = `${say("why")} ${choice.rule}`;
  return make("button", { class: "why", type: "button", title: told, "aria-label": told, onclick: ({ currentTarget }) => $("#sheet", currentTarget.parentElement) ? closeSheet(true) : openSheet(room, { action: choice.action, from: currentTarget, commit: room.choose }) }, "?");
}

function choiceLine(choice, number, room, shared) {
  const button = choiceButton(choice, number, room, choice.gist ? "gisted" : "", whatOf(choice, room, oddsNotes(choice.odds)), costMark(choice), oddsMark(choice.odds), ...oddsCounts(choice.odds, shared));
  if (choice.gist) button.setAttribute("aria-label", `${choice.text}. ${choice.detail}`);
  if (shared && choice.odds.length) button.setAttribute("aria-describedby", "counted");
  button.title = choice.detail || isLong(choice.odds[0]) ? choice.text : ""; // where there is no room for what it does, pointing at it says so
  return make("li", {}, button, whyButton(choice, room));
}

/** "512 · 2 h" as two lines. */
const linesOf = (brief) => brief.split(/ ?[·・] ?/).map((part, i) => make(i ? "small" : "b", {}, part));

/** One of many alike: a picture and a word, or its price; all of it is in its sheet and in its name. */
function tile(choice, number, room) {
  const [price] = choice.price;
  const button = choiceButton(choice, number, room, "tile", make("span", { class: "what" }, price?.text === choice.brief ? amount(price) : linesOf(choice.brief)));
  button.setAttribute("aria-label", choice.text);
  button.title = choice.text;
  return make("li", {}, button, whyButton(choice, room));
}

/** The heading of a group with the rule they all follow. */
function heading(group, choices, room) {
  const rules = new Set(choices.map(({ rule }) => rule));
  return make("div", { class: "group" }, make("h3", {}, group), rules.size === 1 ? ruleButton([...rules][0], room.openRule) : null);
}

/** The choices of each group under its heading; ways out have none and come last. */
function groupsOf(choices, room) {
  const groups = new Map();
  choices.forEach((choice, i) => groups.set(choice.group, [...(groups.get(choice.group) ?? []), [choice, i + 1]]));
  const shared = sharedCount(choices);
  const risky = choices.find(({ odds }) => odds.length)?.group;
  return [...groups].flatMap(([group, members]) => {
    const all = members.map(([choice]) => choice);
    const pictured = choices.length > CROWD && all.every(({ brief, price }) => brief && price[0]?.text === brief);
    const tiled = (pictured || members.length >= FEW) && all.every(({ brief, gist, odds }) => brief && !gist && !odds.length);
    const items = members.map(([choice, number]) => (tiled ? tile : choiceLine)(choice, number, room, shared));
    return [group ? heading(group, all, room) : null, shared && group === risky ? sharedLine(shared) : null, make("ol", { class: tiled ? "tiles" : !group ? "ways-out" : all.length >= MANY ? "many" : null, "aria-label": group || null }, items)];
  });
}

/** Several things that are closed for the same reason are told together. */
function closedLines(closed, room) {
  const reasons = new Map();
  for (const each of closed) reasons.set(`${each.rule} ${each.reason}`, [...(reasons.get(`${each.rule} ${each.reason}`) ?? []), each]);
  const name = (each) => (hasSheet(each.thing) ? make("button", { class: "named", type: "button", onclick: ({ currentTarget }) => openSheet(room, { action: each.action, from: currentTarget, commit: room.choose }) }, each.text) : make("b", {}, each.text));
  return [...reasons.values()].map((things) => make("li", {}, things.flatMap((each, i) => [i ? ", " : "", name(each)]), ": ", things[0].reason, " ", ruleButton(things[0].rule, room.openRule)));
}

const isSame = (old, scene) =>
  old?.step === scene.step && old.seat === scene.seat && old.svg === scene.svg && JSON.stringify([old.choices, old.closed]) === JSON.stringify([scene.choices, scene.closed]);

/** The list stays as it is while the question does: with the keyboard in it, with hints, with a sheet. */
export function showChoices(scene, room) {
  place.hidden = Boolean(scene.outcome || scene.needed) || scene.seat < 0;
  if (isSame(room.question?.scene, scene)) return;
  room.question = { scene, odds: new Map() };
  closeSheet();
  $("#hints").hidden = true;
  fill(list, groupsOf(scene.choices, room));
  place.scrollTop = 0;
  $("#choices-count").textContent = scene.may ? String(scene.choices.length) : "";
  $("#choices-count").hidden = !scene.may;
  $("#dock-count").textContent = scene.may ? String(scene.choices.length) : "";
  $("#hint").hidden = !scene.may || scene.choices.length < 2 || Boolean(scene.needed);
  $("#idle").hidden = scene.choices.length > 0;
  const closed = $("#closed");
  closed.hidden = scene.closed.length === 0;
  $(".count", closed).textContent = String(scene.closed.length);
  fill($("ul", closed), closedLines(scene.closed, room));
}

const lineOf = (action) => $(`.choice[data-action="${action}"]`, list);

/** Up to three choices worth a thought, the best first, with the estimated chance to win: in short above, and in place. */
export function showHints(hints) {
  for (const old of list.querySelectorAll(".advice")) old.remove();
  hints.forEach((hint, i) => {
    const told = say(`advice-${i + 1}`, { chance: percent(hint.chance), share: percent(hint.share) });
    lineOf(hint.action)?.append(make("span", { class: `advice rank-${i + 1}` }, told));
  });
  const short = (hint) => make("button", { type: "button", "data-action": hint.action, onclick: () => lineOf(hint.action)?.focus() }, make("span", {}, hint.text), make("b", {}, percent(hint.chance)));
  $("#hints").hidden = hints.length === 0;
  fill($("#hints"), make("p", {}, icon("i-owl"), say("advice")), hints.map(short));
  if (hints.length === 1) lineOf(hints[0].action)?.focus();
}
