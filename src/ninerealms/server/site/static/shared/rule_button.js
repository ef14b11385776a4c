// "Why?": a rule's number, as a button that opens the rule.

import { make } from "./dom.js";
import { say } from "./words.js";

export const ruleButton = (rule, open) =>
  rule ? make("button", { class: "rid", type: "button", title: say("why"), onclick: () => open(rule) }, rule) : null;
