// A table is made once, however often the button is pressed; then the page goes there.

import { complain } from "./header.js";
import { post } from "./requests.js";

let isMaking = false;
addEventListener("pageshow", () => {
  isMaking = false; // also when somebody comes back to this page as it was left
});

export async function begin(path, wish) {
  if (isMaking) return;
  isMaking = true;
  try {
    const made = await post(path, wish);
    localStorage.setItem(`links:${made.table}`, JSON.stringify(made.links));
    location.assign(`/t/${made.table}`);
  } catch (error) {
    isMaking = false;
    complain(error);
  }
}

/** The same game with the same seats. */
export const again = (table) => begin(`/api/t/${table}/rematch`);
