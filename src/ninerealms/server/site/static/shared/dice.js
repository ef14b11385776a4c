// A thrown die turns through three of its faces before it shows the result; the drawing has the result all the time.

const BETWEEN = 150;
const LASTS = 700;
const RING = 300;
const FRAMES = [{ rotate: "-540deg", scale: 1 }, { rotate: "-180deg", scale: 1.12, offset: 0.6 }, { rotate: "0deg", scale: 1.06, offset: 0.9 }, { rotate: "0deg", scale: 1 }];

const settling = new Set();

/** What of a die changes with its face, how to change it, and the faces it has: those of its net, or those it names. */
function faceOf(die) {
  const drawn = [...die.querySelectorAll("use")].find((part) => part.getAttribute("href").startsWith("#f-"));
  if (drawn) {
    const sides = [...die.parentNode.querySelectorAll(`[id^="${die.id.replace(/\d+$/, "")}"] > use`)].filter((part) => part !== drawn);
    return { faces: sides.map((part) => part.getAttribute("href")), now: drawn.getAttribute("href"), put: (face) => drawn.setAttribute("href", face) };
  }
  const named = die.querySelector("[data-faces]");
  const sign = named?.querySelector("text");
  if (!sign) return null;
  return { faces: named.dataset.faces.split(" ").filter((face) => face !== sign.textContent), now: sign.textContent, put: (face) => (sign.textContent = face) };
}

/** Three faces before the result, no two alike after one another as far as the die has different ones. */
function onTheWay({ faces, now }) {
  const others = [...new Set(faces.filter((face) => face !== now))];
  if (others.length < 2) others.push(now);
  return [0, 1, 2].map((i) => others[i % others.length]);
}

/** The middle of a die where its parent sees it: what it turns about. */
function pivot(die) {
  const { x, y, width, height } = die.getBBox();
  const own = die.parentNode.getCTM().inverse().multiply(die.getCTM());
  const { x: across, y: down } = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(own);
  return `${across}px ${down}px`;
}

export function tumble(die, delay, play) {
  const face = faceOf(die);
  const timers = face ? onTheWay(face).map((each, i) => setTimeout(() => face.put(each), delay + i * BETWEEN)) : [];
  if (face) timers.push(setTimeout(() => face.put(face.now), delay + 3 * BETWEEN));
  die.style.transformOrigin = pivot(die);
  const settle = () => {
    if (!settling.delete(settle)) return;
    timers.forEach(clearTimeout);
    face?.put(face.now);
    die.style.removeProperty("transform-origin");
    die.classList.add("changed");
    setTimeout(() => die.classList.remove("changed"), RING);
  };
  settling.add(settle);
  play(die, FRAMES, { duration: LASTS, delay }).finished.catch(() => {}).finally(settle);
}

/** The drawing is about to change: no die may be left with a face on the way. */
export function settleDice() {
  for (const settle of [...settling]) settle();
}
