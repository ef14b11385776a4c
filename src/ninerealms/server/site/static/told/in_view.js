// Where something on the board is to be seen: a high drawing reaches beyond the window, and other things lie over it.

import { $ } from "../shared/dom.js";

const LEAST = 160; // less than that of the board in sight is none, for most: then the whole window is taken

/** What lies over the board at the foot of the window: the dock, and choices that are a drawer. */
function footOf() {
  const dock = $("body > .dock")?.getBoundingClientRect();
  const choices = $("#choices");
  const isDrawer = choices && getComputedStyle(choices).position === "sticky";
  const tops = [dock?.height ? dock.top : innerHeight, isDrawer ? choices.getBoundingClientRect().top : innerHeight];
  return Math.min(innerHeight, ...tops.filter((top) => top > 0));
}

/** The part of an element that is in sight: its middle from the top of the element, and what is hidden below, in pixels. */
export function inView(element, least = LEAST) {
  const box = element.getBoundingClientRect();
  const prompt = $("#prompt")?.getBoundingClientRect();
  const head = prompt && prompt.right > box.left && prompt.left < box.right ? Math.max(0, prompt.bottom) : 0;
  const seen = [Math.max(box.top, head), Math.min(box.bottom, footOf())];
  const isSeen = seen[1] - seen[0] >= least;
  const [top, bottom] = isSeen ? seen : [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
  return { middle: (top + bottom) / 2 - box.top, below: box.bottom - bottom, isSeen };
}
