// Elements made of text only: what people wrote can never become markup.

export const $ = (selector, within = document) => within.querySelector(selector);
export const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];

/** An element; children are elements or text. Attributes that are false, null or undefined are left out. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== ""));
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

export function makeSvg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

export function icon(name, label = "", size = "") {
  const told = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return makeSvg("svg", { class: size ? `icon ${size}` : "icon", ...told }, makeSvg("use", { href: `#${name}` }));
}

/** A seat's badge: colour and mark. A seat below 0 is the team or nobody. */
export function badge(seat, size = "") {
  const known = typeof seat === "number" && seat >= 0;
  const classes = known ? `badge ${size} seat-${seat}` : `badge ${size} none`;
  return make("span", { class: classes, "aria-hidden": "true" }, icon(known ? `mark-${seat}` : "i-tree"));
}

export function fill(element, ...children) {
  element.replaceChildren(...children.flat().filter((child) => child !== null && child !== undefined && child !== ""));
}

/** Fill an element only if it would look different: what stays the same keeps the keyboard. */
export function refill(element, ...children) {
  const fresh = make("div", {}, ...children);
  if (element.innerHTML !== fresh.innerHTML) fill(element, [...fresh.childNodes]);
}
