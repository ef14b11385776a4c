// On a narrow page the choices lie at the foot of the window; their head folds them away, the dock brings them back.

import { $ } from "../shared/dom.js";

const choices = $("#choices");
const isDrawer = () => getComputedStyle(choices).position === "sticky";

export function dressDrawer() {
  $("header", choices).addEventListener("click", (event) => {
    if (isDrawer() && !event.target.closest("button")) choices.classList.toggle("folded");
  });
  $('.dock [href="#choices"]').addEventListener("click", (event) => {
    if (!isDrawer()) return;
    event.preventDefault();
    choices.classList.remove("folded");
    choices.scrollIntoView({ block: "nearest" });
    for (const part of [choices, $("#choice-groups")]) part.scrollTop = 0;
  });
}
