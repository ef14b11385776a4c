// One drawing becomes the next: the same id is the same thing, so it stays the same element.

function sameAttributes(old, fresh) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}

const alike = (old, fresh) => old.nodeType === fresh.nodeType && old.nodeName === fresh.nodeName && (old.id ?? "") === (fresh.id ?? "");

function morphChildren(old, fresh) {
  const keyed = new Map();
  for (const child of old.children) if (child.id) keyed.set(child.id, child);
  let spot = old.firstChild;
  for (const wanted of [...fresh.childNodes]) {
    const known = wanted.id ? keyed.get(wanted.id) : null;
    if (known && known.nodeName === wanted.nodeName) {
      if (known === spot) spot = spot.nextSibling;
      else old.insertBefore(known, spot);
      morph(known, wanted);
    } else if (spot && !spot.id && alike(spot, wanted)) {
      const next = spot.nextSibling;
      morph(spot, wanted);
      spot = next;
    } else {
      old.insertBefore(wanted, spot);
    }
  }
  while (spot) {
    const next = spot.nextSibling;
    spot.remove();
    spot = next;
  }
}

export function morph(old, fresh) {
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  if (old.isEqualNode(fresh)) return;
  sameAttributes(old, fresh);
  morphChildren(old, fresh);
}
