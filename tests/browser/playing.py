"""What a person does at the table, done by a test: look, point, click, tap, type."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.waiting import wait_until

SCREENS = Path(__file__).parents[2] / "build" / "screens"
keeps_pictures = False  # with --pictures (conftest.py)
ASKED = '#main[data-may="yes"]'
OVER = '#main[data-over="yes"]'
COVER = "#cover:not([hidden])"
USUAL_SEED = 5

# A point of the drawing where a click would reach the option; None where there is none.
POINT = """action => {
  for (const motion of document.getAnimations()) if (motion.effect.getComputedTiming().endTime < 1e5) motion.finish();
  const pieces = [...document.querySelectorAll(`#board-place [data-action="${action}"]`)];
  const piece = pieces.find(each => each.getBoundingClientRect().width > 0);
  if (!piece) return null;
  piece.scrollIntoView({ block: "center", inline: "center" });
  const box = piece.getBoundingClientRect();
  for (const part of [[.5, .5], [.5, .3], [.3, .5], [.7, .5], [.5, .7]]) {
    const [x, y] = [box.left + box.width * part[0], box.top + box.height * part[1]];
    if (document.elementFromPoint(x, y)?.closest("[data-action]") === piece) return [x, y];
  }
  for (let i = 1; i < 400; i++) {
    const [x, y] = [box.left + box.width * (i % 20) / 20, box.top + box.height * Math.floor(i / 20) / 20];
    if (document.elementFromPoint(x, y)?.closest("[data-action]") === piece) return [x, y];
  }
  return null;
}"""
# The same once everything lies still: when two frames after one another find the same.
STILL = f"""async action => {{
  const find = {POINT};
  const frame = () => new Promise(requestAnimationFrame);
  let last = find(action);
  for (let frames = 0; frames < 600; frames++) {{
    await frame();
    const now = find(action);
    if (String(now) === String(last)) return now;
    last = now;
  }}
  throw new Error(`the piece of ${{action}} never lies still`);
}}"""
ACTIONS = "() => [...document.querySelectorAll('#choices .choice')].map(choice => Number(choice.dataset.action))"

# All words of a page that can be read or heard, but for the guide's house note and the rules, tested elsewhere.
SAID = """() => {
  const away = "script, .sprite, #language, #rules, #at-hand, #guide .house, .brand";
  const said = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    if (!walk.currentNode.parentElement.closest(away)) said.push(walk.currentNode.textContent);
  }
  for (const name of ["aria-label", "title", "placeholder"]) {
    const named = [...document.querySelectorAll(`[${name}]`)].filter((each) => !each.closest(away));
    said.push(...named.map((each) => each.getAttribute(name)));
  }
  return said;
}"""


class Player:
    """Somebody at a page who answers by chance; counts how the answers were given."""

    def __init__(self, page: Page, seed: int = 1, touch: bool = False) -> None:
        self.page = page
        self.chance = Random(seed)
        self.touch = touch
        self.on_board = 0
        self.in_list = 0
        self.unreachable: list[str] = []

    def wait(self) -> bool:
        """Until this seat is asked; whether the game goes on."""
        self.page.wait_for_selector(f"{ASKED}, {OVER}", state="attached")
        return self.page.query_selector(OVER) is None

    def step(self) -> int:
        """The step shown; only when the page has come to rest, as after `wait` or `answer`."""
        return int(self.page.get_attribute("#main", "data-step") or 0)

    def pick(self) -> int:
        """One of the choices, by chance."""
        action: int = self.chance.choice(self.page.evaluate(ACTIONS))
        return action

    def answer(self, in_list: bool = False) -> None:
        """Choose something: on the drawing, or in the list."""
        step, action = self.step(), self.pick()
        point = None if in_list else self.page.evaluate(STILL, action)
        if point is None:
            if not in_list:
                told = self.page.inner_text(f'#choices .choice[data-action="{action}"] .what')
                self.unreachable.append(f"step {step}: {told}")
            self.in_list += 1
            self._press(f'#choices .choice[data-action="{action}"]')
        else:
            self.on_board += 1
            if self.touch:
                self.page.touchscreen.tap(*point)
            else:
                self.page.mouse.click(*point)
        if self.touch:
            self._commit(step)
        self.page.wait_for_function("step => document.querySelector('#main').dataset.step !== step", arg=str(step))

    def _commit(self, step: int) -> None:
        """A tap may only open the sheet: then its button is tapped."""
        moved = (
            "step => document.querySelector('#main').dataset.step !== step || document.querySelector('#sheet .commit')"
        )
        self.page.wait_for_function(moved, arg=str(step))
        if self.page.query_selector("#sheet .commit"):
            self.page.tap("#sheet .commit")

    def _press(self, selector: str) -> None:
        if self.touch:
            self.page.tap(selector)
        else:
            self.page.click(selector)

    def play(self, most: int = 10_000) -> None:
        """Until the game is over, or so many answers are given; every second in the list."""
        for number in range(most):
            if not self.wait():
                return
            self.answer(in_list=number % 2 == 1)


def start(
    page: Page,
    game: str,
    seats: list[dict[str, str]],
    options: dict[str, str] | None = None,
    seed: int | None = None,
    real: bool = False,
) -> None:
    """A table made as the start page makes it, from an address that costs less, then opened.

    Several people would have to agree to a seed; round one screen nobody asks them.
    """
    page.goto("/api/games")
    order = {"game": game, "players": len(seats), "seats": seats, "options": options or {}, "lang": "en"}
    is_alone = sum(seat["kind"] == "human" for seat in seats) == 1
    if real:
        order |= {"real": True}
    elif seed is not None or is_alone:
        order |= {"seed": USUAL_SEED if seed is None else seed}
    made = page.evaluate(
        """async order => {
          const answer = await fetch("/api/tables", {
            method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(order)});
          const made = await answer.json();
          localStorage.setItem(`links:${made.table}`, JSON.stringify(made.links));
          return made;
        }""",
        order,
    )
    page.goto(f"/t/{made['table']}")
    wait_for_table(page)


def wait_for_table(page: Page) -> None:
    """Until the table is drawn, the line to it is open and the rules are there to look up."""
    expect(page.locator("#board-place > svg")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-line", "live")
    expect(page.locator("#rules-list article").first).to_be_attached()


def person(name: str = "Astrid") -> dict[str, str]:
    return {"kind": "human", "name": name, "bot": ""}


def machine(name: str = "Bjorn", bot: str = "greedy:easy") -> dict[str, str]:
    return {"kind": "bot", "name": name, "bot": bot}


def seat_link(page: Page, name: str) -> str:
    """The link the share panel shows for somebody."""
    page.wait_for_selector("#share summary")
    page.click("#share summary")
    link = page.input_value(f'#share input[aria-label*="{name}"]')
    page.click("#share summary")
    return link


def join(host: Page, guest: Page) -> None:
    """The guest takes the seat of Bjorn by its link; it is the host's screen's no more."""
    guest.goto(seat_link(host, "Bjorn"))
    wait_for_table(guest)
    host.wait_for_selector("#players li.seat-1 .tag:text-is('you')", state="detached")


def words_of(page: Page) -> list[str]:
    """All that a page says, to eyes and ears."""
    found: list[str] = page.evaluate(SAID)
    return found


def wait_for(page: Page, script: str, wanted: object) -> None:
    """Wait until a script gives this."""
    page.wait_for_function(f"wanted => JSON.stringify(({script})()) === JSON.stringify(wanted)", arg=wanted)


def wait_for_step(page: Page, step: int) -> None:
    page.wait_for_selector(f'#main[data-step="{step}"]', state="attached")


def press(page: Page, act: Callable[[], object]) -> None:
    """Do what sends something to the table, and wait until the page shows what has come of it."""
    with page.expect_response(lambda answer: answer.request.method == "POST") as told:
        act()
    shown = "revision => Number(document.querySelector('#main').dataset.revision) >= revision"
    page.wait_for_function(shown, arg=told.value.json()["revision"])


def settle(page: Page, selector: str) -> None:
    """Choose something in the list, with the button of its sheet where a tap only opens that."""

    def act() -> None:
        page.locator(selector).first.click()
        page.evaluate("document.querySelector('#sheet .commit')?.click()")

    press(page, act)


def take_turns(players: list[Player], count: int) -> None:
    """Whoever is asked answers; everybody sees it."""
    for _ in range(count):
        wait_until(lambda: any(player.page.query_selector(ASKED) for player in players))
        asked = next(player for player in players if player.page.query_selector(ASKED))
        step = asked.step()
        asked.answer(in_list=True)
        for player in players:
            wait_for_step(player.page, step + 1)


def tab_to(page: Page, selector: str, key: str = "Tab") -> None:
    """Press Tab until the keyboard rests there."""
    for _ in range(200):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not reach {selector}")


def keep_picture(page: Page, name: str) -> None:
    """The whole page by day and by night, kept as build output where pictures are wanted."""
    if not keeps_pictures:
        return
    SCREENS.mkdir(parents=True, exist_ok=True)
    for theme, scheme in (("day", "light"), ("night", "dark")):
        page.emulate_media(color_scheme="light" if scheme == "light" else "dark", reduced_motion="reduce")
        page.screenshot(path=SCREENS / f"{name}-{theme}.png", full_page=True)
    page.emulate_media(color_scheme="light", reduced_motion="reduce")


def violations(page: Page, board: bool = True) -> list[str]:
    """What axe finds serious; without the board, where another test has looked at that, it is quicker."""
    context = None if board else {"exclude": [["#board-place"]]}
    found = Axe().run(page, context=context, options={"resultTypes": ["violations"]}).response["violations"]
    return [
        f"{each['id']}: {each['nodes'][0]['html'][:160]}" for each in found if each["impact"] in ("serious", "critical")
    ]
