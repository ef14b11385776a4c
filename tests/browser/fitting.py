"""Whether a page fits its window: what a test asks of every moment at every size, answered in sentences."""

from __future__ import annotations

from playwright.sync_api import Page

# Everything that does not fit, as sentences.
MISFITS = """async () => {
  const found = [];
  const { innerWidth: wide, innerHeight: high } = window;
  const tell = (fits, sentence) => fits || found.push(sentence);
  const main = document.querySelector("#main");
  const svg = document.querySelector("#board-place > svg");
  const seen = (box) => box.top >= -1 && box.left >= -1 && box.right <= wide + 1 && box.bottom <= high + 1;
  const boxOf = (selector) => document.querySelector(selector).getBoundingClientRect();
  scrollTo(0, 0);
  tell(document.documentElement.scrollWidth <= wide, "the page scrolls sideways");
  tell(seen(boxOf("#prompt")), "the prompt is not in sight");
  const asked = Math.round(boxOf("#prompt > div").height);
  tell(wide > 720 || asked <= 110, `the question takes ${asked} of a phone`);
  if (boxOf("#own").height) tell(seen(boxOf("#own")), "the own panel is not in sight");
  if (wide > 960) {
    const board = svg.getBoundingClientRect();
    const [, , across, down] = svg.getAttribute("viewBox").split(" ").map(Number);
    const end = board.top + Number(svg.dataset.first ?? down) * (board.width / across);
    tell(end <= high + 1, `the board ends at ${Math.round(end)}`);
    tell(board.width >= wide * 0.4, `the board is ${Math.round(board.width)} wide`);
    tell(main.getBoundingClientRect().width >= Math.min(wide, 1900) * 0.95, "the width of the window is not used");
  }
  const choices = [...document.querySelectorAll("#choices .choice")].filter((each) => each.offsetParent);
  if (choices.length) {
    const panel = boxOf("#choices");
    tell(seen(panel), `the choices end at ${Math.round(panel.bottom)}`);
    tell(seen(choices[0].getBoundingClientRect()), "the first choice is not in sight");
    const inList = (box) => box.top >= panel.top - 1 && box.bottom <= panel.bottom + 1;
    const hidden = choices.filter((each) => wide > 960 && !inList(each.getBoundingClientRect()));
    tell(!hidden.length, `${hidden.length} of ${choices.length} choices must be scrolled to`);
  }
  const list = document.querySelector("#choices");
  const lines = Number(list.style.getPropertyValue("--lines"));
  const isLonger = (text) => text.scrollHeight > text.clientHeight + 2;
  const isCut = (choice) => [...choice.querySelectorAll(".what > small")].some(isLonger);
  if (wide > 960 && lines && lines < 5 && choices.some(isCut)) {
    list.style.setProperty("--lines", String(lines + 1));
    tell(list.scrollHeight > list.clientHeight + 1, "choices are cut off though there is room for a line more");
    list.style.setProperty("--lines", String(lines));
  }
  const end = document.querySelector("#end");
  tell(end.hidden || boxOf("#end").top < high - 44, "how it ended is not in sight");
  tell(end.hidden || boxOf("#prompt-more").height, "the prompt does not say why it is over");
  const wordsOf = (text) => [...text.data.matchAll(/[^\\s-]+/g)].map((found) => {
    const range = document.createRange();
    range.setStart(text, found.index);
    range.setEnd(text, found.index + found[0].length);
    return range;
  });
  const headOf = (each) => [...each.querySelectorAll(".what b")].find(({ offsetHeight }) => offsetHeight);
  const heads = document.documentElement.lang === "ja" ? [] : choices.map(headOf);
  const words = heads.flatMap((head) => [...(head?.childNodes ?? [])].filter(({ data }) => data).flatMap(wordsOf));
  const broken = words.filter((range) => new Set([...range.getClientRects()].map(({ top }) => top)).size > 1);
  tell(!broken.length, `broken words: ${broken.map(String)}`);
  const title = document.querySelector("#title");
  const isWhole = title.scrollHeight <= title.clientHeight + 1 && title.scrollWidth <= title.clientWidth + 1;
  tell(isWhole || !title.clientWidth, "the title is cut off");
  const isMute = (choice) => {
    const told = [...choice.querySelectorAll(".what > small")];
    return told.length && told.every(({ offsetHeight }) => offsetHeight === 0);
  };
  const mute = choices.filter(wide > 1900 ? isMute : (each) => each.matches(".gisted") && isMute(each));
  tell(!mute.length, `${mute.length} of ${choices.length} choices do not say what they do`);
  for (const choice of [...choices.slice(0, 8), ...choices.slice(8).slice(-2)]) {
    choice.scrollIntoView({ block: "nearest" });
    const box = choice.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const over = hit?.id || hit?.className || hit?.tagName;
    tell(hit?.closest(".choice") === choice, `${over} covers: ${choice.innerText.slice(0, 40)}`);
    const price = choice.querySelector(".cost")?.getBoundingClientRect();
    const at = price?.width ? document.elementFromPoint(price.right - 3, price.top + price.height / 2) : choice;
    tell(at?.closest(".choice") === choice, `the price is covered: ${choice.innerText.slice(0, 40)}`);
  }
  return found;
}"""
WORDS = """const svg = document.querySelector("#board-place > svg");
  const isSeen = (each) => each.textContent.trim() && each.getClientRects().length;
  const words = [...svg.querySelectorAll("text")].filter(isSeen);
  const told = (each) => `${each.closest("[id]")?.id ?? ""}: ${each.textContent}`;"""
OUTSIDE = f"""() => {{
  {WORDS}
  const frame = svg.getBoundingClientRect();
  const clips = (each) => getComputedStyle(each).clipPath !== "none";
  const isClipped = (each) => each !== svg && (clips(each) || isClipped(each.parentElement));
  return words.filter((each) => !isClipped(each)).filter((each) => {{
    const box = each.getBoundingClientRect();
    return box.width && (box.left < frame.left - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + 1);
  }}).map(told);
}}"""
SMALL = f"""least => {{
  {WORDS}
  return words.filter((each) => parseFloat(getComputedStyle(each).fontSize) * each.getScreenCTM().a < least).map(told);
}}"""

# Rules of the page's own style that hit words of the drawing without meaning them, as ".cost" of a choice once did.
STRAYED = f"""() => {{
  {WORDS}
  const inside = (rules) => [...rules].flatMap((rule) => (rule.selectorText ? [rule] : inside(rule.cssRules ?? [])));
  const own = [...document.styleSheets].filter((sheet) => new URL(sheet.href).pathname.startsWith("/static/"));
  const selectors = own.flatMap((sheet) => inside(sheet.cssRules)).map((rule) => rule.selectorText);
  const meant = /\\.stage|#board-place|:lang|^\\*|^svg/;
  const strays = selectors.filter((selector) => !meant.test(selector) && words.some((word) => word.matches(selector)));
  return [...new Set(strays)];
}}"""


def strayed(page: Page) -> list[str]:
    """Selectors of the page's own style that hit words of the drawing."""
    found: list[str] = page.evaluate(STRAYED)
    return found


def misfits(page: Page) -> list[str]:
    """What does not fit the window, as sentences."""
    found: list[str] = page.evaluate(MISFITS)
    return found


def outside(page: Page) -> list[str]:
    """Words that lie outside of the drawing."""
    found: list[str] = page.evaluate(OUTSIDE)
    return found


def small(page: Page, least: float) -> list[str]:
    """Words of the drawing smaller on the screen than so many pixels."""
    found: list[str] = page.evaluate(SMALL, least)
    return found
