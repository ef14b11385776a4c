// How fast what others did is shown; kept in this browser.

import { make } from "../shared/dom.js";
import { say } from "../shared/words.js";

const PACES = { slow: 2400, normal: 1200, fast: 500, off: 0 };

export const pace = () => {
  const kept = localStorage.getItem("pace");
  return kept in PACES ? kept : "normal";
};

/** For how long a step is seen, in milliseconds; 0 for not at all. */
export const seconds = () => PACES[pace()];

/** A choice of the pace; `without` leaves one out. */
export function paceChoice(without = "") {
  const names = Object.keys(PACES).filter((name) => name !== without);
  const now = pace();
  const field = make("select", { class: "tool pace", "aria-label": say("pace") },
    names.map((name) => make("option", { value: name, selected: name === now }, say(`pace-${name}`))));
  field.addEventListener("change", () => localStorage.setItem("pace", field.value));
  return field;
}
