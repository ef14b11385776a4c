"""What the page says, section by section: a figure, its bounds, and a sentence that says what it means."""

from __future__ import annotations

from html import escape
from math import isinf

import numpy as np
import polars as pl

from ninerealms import ledger
from ninerealms.games import game as find
from ninerealms.lab.estimates import Array, Interval, mean, share, stands_out
from ninerealms.lab.reporting import findings, lift, plots
from ninerealms.lab.reporting.findings import Advantage, Standing
from ninerealms.lab.reporting.markup import Section, chips, figure, folded, number, percent, table
from ninerealms.lab.running import Run
from ninerealms.lab.things import things
from ninerealms.text.words import say_seat

MOST_LIFTS = 16
MOST_QUESTIONS = 14
FEW_GAMES = 100
FEWEST_FOR_LIFT = 40
FEWEST_OF_A_KIND = 10
KNOWING = 0.05  # beyond an even share: how often whoever leads half-way must win at least


def all_sections(run: Run) -> list[Section]:
    """All that the tables of a run allow."""
    whole = [advantage(run), lengths(run), scores(run)]
    if not run.plan.brief:
        whole += [what_wins(run)]
    whole += [drama(run)]
    if not run.plan.brief:
        whole += [choices(run), never_used(run)]
    return [section for section in whole if section.parts]


def seat_name(run: Run, seat: int) -> str:
    return find(run.plan.game).words("en").render(say_seat(seat))


# --- who wins ---------------------------------------------------------------------------------------


def advantage(run: Run) -> Section:
    if find(run.plan.game).coop:
        return team(run)
    found = findings.advantage(run)
    seats = [
        each._replace(name=f"{seat_name(run, int(each.name))} (seat {int(each.name) + 1})") for each in found.seats
    ]
    rows = seats + ([found.first._replace(name="whoever began")] if found.first else [])
    rows += found.bots if len(found.bots) > 1 else []
    looks = 1 if len(seats) == 2 else len(seats)  # of two seats one tells of both
    outside = [each for each in seats if stands_out(each.share, each.games, found.even, looks)]
    outside += [each for each in rows[len(seats) :] if stands_out(each.share, each.games, found.even)]
    dots = [plots.Dot(each.name, each.share, each in outside) for each in rows]
    told = []
    if found.first is not None:
        told.append(first_sentence(found, found.first))
    told.append(seat_sentence(found, [each for each in seats if each in outside], len(run.games)))
    if len(found.bots) > 1:
        best = max(found.bots, key=lambda each: each.share.value)
        told.append(f"<b>{escape(best.name)}</b> wins {percent(best.share)} of its seats.")
    parts = [f"<p>{sentence}</p>" for sentence in told]
    if found.is_mixed:
        parts.append(
            "<p>The seats have different players and were not swapped: seat and player cannot be told apart.</p>"
        )
    caption = f"Share of wins with 95 % bounds; the dashed line is an even share, {100 * found.even:.0f} %."
    parts.append(figure(plots.dots(dots, "wins, %", found.even, percent=True), caption))
    numbers = [(each.name, percent(each.share), f"{each.games:,}") for each in rows]
    parts.append(folded("The figures", table(["who", "wins", "games"], numbers)))
    return Section("Who wins", told, parts)


def first_sentence(found: Advantage, first: Standing) -> str:
    """Whether beginning helps."""
    if first.share.low > found.even:
        return (
            f"<b>Beginning helps</b>: whoever began won {percent(first.share)}, an even share being "
            f"{100 * found.even:.0f} %."
        )
    if first.share.high < found.even:
        return (
            f"<b>Beginning hurts</b>: whoever began won {percent(first.share)}, an even share being "
            f"{100 * found.even:.0f} %."
        )
    widest = 100 * max(first.share.high - found.even, found.even - first.share.low)
    return (
        f"No advantage of beginning is to be seen: whoever began won {percent(first.share)}; one of more than "
        f"{widest:.0f} points of a hundred is unlikely."
    )


def seat_sentence(found: Advantage, outside: list[Standing], games: int) -> str:
    """Whether a seat is better than another."""
    if not outside:
        return (
            f"No seat stands out over {games:,} games: shares as uneven as these come by chance, even being "
            f"{100 * found.even:.0f} %."
        )
    return "Seats differ: " + ", ".join(f"{escape(each.name)} wins {percent(each.share)}" for each in outside) + "."


def team(run: Run) -> Section:
    """A team wins or loses together."""
    won = share(float((run.games["winners"] > 0).sum()), len(run.games))
    ends = (
        run.games.group_by("ending")
        .agg(pl.len(), (pl.col("winners") > 0).mean().alias("won"))
        .sort("len", descending=True)
    )
    rows = [
        (row["ending"], rule_text(run, row["ending"]), "won" if row["won"] else "lost", f"{row['len']:,}")
        for row in ends.iter_rows(named=True)
    ]
    shares = [
        plots.Dot(f"{rule} ({how})", share(int(count.replace(",", "")), len(run.games)), how == "won")
        for rule, _, how, count in rows
    ]
    sentence = f"The team wins <b>{percent(won)}</b> of its games."
    losses = [row for row in rows if row[2] == "lost"]
    told = [sentence]
    if losses:
        told.append(f"Most losses end by {escape(losses[0][0])}: {escape(losses[0][1])}")
    parts = [
        f"<p>{sentence}</p>",
        figure(plots.dots(shares, "games, %", percent=True), "How games end, with 95 % bounds."),
    ]
    parts.append(table(["rule", "what it says", "", "games"], rows, 3))
    return Section("Does the team win?", told, parts)


def rule_text(run: Run, rule: str) -> str:
    texts = {each.id: each.text for each in ledger.read(find(run.plan.game).folder)}
    return texts.get(rule, "")


# --- length and score -------------------------------------------------------------------------------


def lengths(run: Run) -> Section:
    decisions, rounds = (findings.spread(findings.numbers(run.games, each)) for each in ("decisions", "rounds"))
    is_fixed = rounds.values.min() == rounds.values.max()
    turns = number(rounds.quantiles[1])
    low, middle, high = map(number, decisions.quantiles)
    lasts = f"always {turns} rounds" if is_fixed else f"{turns} rounds in the middle"
    sentence = (
        f"A game takes <b>{middle} decisions</b> in the middle, one in twenty fewer than {low}, one more than {high}; "
        f"and {lasts}."
    )
    shown = [("decisions", decisions.values), *([] if is_fixed else [("rounds, days or turns", rounds.values)])]
    parts = [f"<p>{sentence}</p>", figure(plots.histograms(shown), "How long games are; the line is the median.")]
    told = [sentence]
    if not find(run.plan.game).coop:
        ends = run.games["ending"].value_counts(sort=True)
        rows = [
            (row["ending"], rule_text(run, row["ending"]), f"{row['count']:,}") for row in ends.iter_rows(named=True)
        ]
        parts.append("<h3>What ends them</h3>" + table(["rule", "what it says", "games"], rows, 2))
    return Section("How long it takes", told, parts)


def scores(run: Run) -> Section:
    if find(run.plan.game).coop:
        return Section("Scores", [], [])
    won, lost = run.seats.filter(pl.col("won") > 0), run.seats.filter(pl.col("won") == 0)
    winners, others = findings.numbers(won, "score"), findings.numbers(lost, "score")
    if not len(others):
        return Section("Scores", [], [])
    ahead = findings.spread(margins(run))
    sentence = (
        f"Winners score {interval(mean(winners))}, the others {interval(mean(others))}. Between "
        f"the first and the second lie {number(ahead.quantiles[1])} points in the middle; at most one game in twenty "
        f"has more than {number(ahead.quantiles[2])} between them."
    )
    caption = "Scores of those who won and of those who did not."
    return Section("Scores", [], [f"<p>{sentence}</p>", figure(plots.overlaid("score", winners, others), caption)])


def margins(run: Run) -> Array:
    """The best score of each game less the next."""
    ordered = run.seats.sort("game", "score", descending=[False, True])
    first = ordered.group_by("game", maintain_order=True).agg(
        (pl.col("score").get(0) - pl.col("score").get(1)).alias("by")
    )
    return np.abs(findings.numbers(first, "by"))


def interval(value: Interval) -> str:
    if isinf(value.high):
        return number(value.value)  # a single game has no bounds
    return f"{number(value.value)} ({number(value.low)} to {number(value.high)})"


# --- what goes with winning -------------------------------------------------------------------------


def what_wins(run: Run) -> Section:
    title = "What goes with winning"
    if len(run.games) < FEWEST_FOR_LIFT:
        return Section(title, [], [f"<p>{len(run.games)} games are too few to say; {FEWEST_FOR_LIFT} are needed.</p>"])
    if (fewest := rarer(run)) < FEWEST_OF_A_KIND:
        return Section(title, [], [f"<p>{fewest} games of the rarer outcome are too few to say what goes with it.</p>"])
    weighed = lift.lifts(run)
    found = [each for each in weighed if not each.is_decisive]
    if not found:
        return Section(title, [], ["<p>Nothing that is done differs enough between winners and others.</p>"])
    marked = [each for each in found if each.is_marked]
    parts = [how_weighed(run, len(weighed), sum(each.is_marked for each in weighed))]
    dots = [plots.Dot(told_name(run, each), each.found.odds, each.is_marked) for each in found[:MOST_LIFTS]]
    svg = plots.dots(dots, "odds of winning", 1.0, odds=True)
    parts.append(figure(svg, "The strongest, with 95 % bounds from whole games drawn again; marked ones stand out."))
    decisive = [told_name(run, each) for each in weighed if each.is_decisive and each.is_marked]
    if decisive:
        parts.append(f"<h3>Nearly every win or loss has it: part of how a game is won</h3>{chips(decisive)}")
    rows = [lift_row(run, each) for each in weighed]
    head = ["what", "seen in", "odds", "bounds", "by chance", ""]
    parts.append(folded(f"All {len(rows)}", table(head, rows)))
    if not marked:
        return Section(title, [f"Of {len(weighed)} things weighed none clearly goes with winning."], parts)
    top = marked[0]
    way = "more" if top.found.odds.value > 1 else "less"
    sentence = (
        f"Of {len(weighed)} things weighed {len(marked) + len(decisive)} go with winning or losing; a strong "
        f"association: <b>{escape(told_name(run, top))}</b> goes with winning {way} (odds × "
        f"{top.found.odds.value:.2f}, {top.found.odds.low:.2f} to {top.found.odds.high:.2f})."
    )
    return Section(title, [sentence], parts)


def rarer(run: Run) -> int:
    """How many games a team won, or lost, whichever is rarer; among rivals every game has both."""
    won = int((run.games["winners"] > 0).sum())
    return min(won, len(run.games) - won) if find(run.plan.game).coop else len(run.games)


def how_weighed(run: Run, weighed: int, marked: int) -> str:
    """What the figures are, and what they are not."""
    coop = find(run.plan.game).coop
    held = (
        "the length of the game" if coop else "seat, whoever began and player; each seat beside the others of its game"
    )
    return (
        "<p>Each row is an <b>association</b>, not a cause: who is ahead can afford more, and who does one thing does "
        "another less. The figure says by how much the odds of winning are multiplied for those who did it, or did one "
        f"standard deviation more of it. Held fixed: {held}. To learn what a thing is worth, forbid it: "
        f"<code>ninerealms lab restrict {run.plan.game} --without SORT:THING</code>.</p>"
        f"<p>{weighed} things were weighed; <b>{marked}</b> are marked so that of the marked ones at most one in "
        "twenty is expected to be there by chance (Benjamini and Hochberg).</p>"
    )


def told_name(run: Run, each: lift.Lift) -> str:
    more = "more often " if each.is_counted else ""
    return f"{more}{each.event.replace('-', ' ')}: {things(run.plan.game).title(each.thing)}"


def chance_of(chance: float) -> str:
    return f"{chance:.3f}" if chance >= 0.001 else "under 0.001"


def lift_row(run: Run, each: lift.Lift) -> tuple[str, ...]:
    odds, mark = each.found.odds, "marked" if each.is_marked else ""
    if each.is_decisive:
        shown = (f"× more than {lift.DECISIVE:g}" if odds.value > 1 else f"× less than {1 / lift.DECISIVE:g}", "")
    else:
        shown = (f"× {odds.value:.2f}", f"{odds.low:.2f} to {odds.high:.2f}")
    return told_name(run, each), f"{100 * each.seen:.0f} %", *shown, chance_of(each.found.chance), mark


# --- drama ------------------------------------------------------------------------------------------


def drama(run: Run) -> Section:
    found, told = findings.drama(run), []
    if found.lead_changes is not None and found.half_time is not None:
        told.append(
            f"The lead changes <b>{interval(found.lead_changes.mean)} times</b> in a game. Whoever leads half-way wins "
            f"{percent(found.half_time)}; an even share would be {100 / run.plan.players:.0f} %."
        )
        if found.half_time.low < 1 / run.plan.players + KNOWING:
            told.append("Half-way <b>the judge hardly knows who will win</b>, so leads and comebacks say little here.")
    if found.comeback is not None:
        under = f"{100 * found.threshold:.0f} %"
        told.append(
            f"<b>{percent(found.comeback)}</b> of wins are comebacks: the judge once gave the winner less than {under}."
        )
    if found.collapse is not None:
        told.append(f"{percent(found.collapse)} of lost games once looked won: the judge gave more than 75 %.")
    parts = [f"<p>{sentence}</p>" for sentence in told]
    if found.lead_changes is not None:
        caption = "How often the lead changes; whoever is ahead of all by five points of a hundred leads."
        parts.append(figure(plots.histograms([("changes of the lead", found.lead_changes.values)]), caption))
    if len(found.judged) > 1:
        parts.append(
            figure(
                plots.judged(found.judged),
                "How far the judge can be trusted: what it said half-way beside what came of it. On the dashed "
                "line it would be right.",
            )
        )
    parts.append(
        '<p class="note">The judge is the estimate by which bots look ahead: it sees the table, not the future. '
        "Where it is "
        "off the line above, read lead and comeback with care.</p>"
    )
    return Section("Lead and comeback", told, parts)


# --- choices ----------------------------------------------------------------------------------------


def choices(run: Run) -> Section:
    found = findings.questions(run)
    wide = max(found, key=lambda each: each.offered_bits * each.times)
    options = findings.numbers(run.decisions, "options")
    sentence = (
        f"A decision has <b>{number(float(options.mean()))} options</b> on average, "
        f"{number(float(np.median(options)))} in the middle. Most choice lies in “{words_of(wide.name)}”: "
        f"{number(wide.options)} options, {number(wide.each_game)} times a game."
    )
    flat = [each for each in found if each.times >= FEW_GAMES and each.used_bits < 0.25 * each.even_bits]
    parts = [
        f"<p>{sentence}</p>",
        (
            "<p>How spread out answers are over all games is told in bits: <b>by lot</b>, if every option were as "
            "likely, and as these players <b>chose</b>. Where both are alike, all options are worth something, or "
            "these players see no difference; where choosing is far below, nearly always the same is done, and the "
            "question is a decision in name only.</p>"
        ),
    ]
    shown = found[:MOST_QUESTIONS]
    rows = [(words_of(each.name), each.even_bits, each.used_bits) for each in shown]
    parts.append(figure(plots.bits(rows), "The most frequent questions: answers by lot and as chosen, in bits."))
    numbers = [
        (
            *(words_of(each.name), f"{each.times:,}", number(each.each_game), number(each.options)),
            *map(number, (each.offered_bits, each.even_bits, each.used_bits, 2**each.used_bits)),
        )
        for each in found
    ]
    head = ["question", "times", "a game", "options", "bits of one", "bits by lot", "bits chosen", "answers in effect"]
    parts.append(folded(f"All {len(found)} questions", table(head, numbers)))
    told = [sentence]
    if flat:
        told.append(
            "Hardly a choice for these players: "
            + ", ".join(f"“{words_of(each.name)}”" for each in flat[:4])
            + " is nearly always answered alike."
        )
    return Section("How much there is to decide", told, parts)


def words_of(name: str) -> str:
    return name.replace("_", " ").lower()


def never_used(run: Run) -> Section:
    found = findings.unused(run)
    names = things(run.plan.game)
    missing = sum(map(len, found.things.values()))
    sentence = (
        f"{missing} of {sum(found.of_things.values())} things and {len(found.rules)} of {found.of_rules} rules "
        "that a log line or a question can name were never seen."
    )
    parts = [
        (
            f"<p>{sentence} Either these start options do not lay them out, or nobody used them in "
            f"{len(run.games):,} games; rules without a log line or a question of their own cannot be seen this "
            "way.</p>"
        )
    ]
    for sort, each in found.things.items():
        titles = list(dict.fromkeys(names.title(name) for name in each))
        parts.append(f"<h3>{escape(sort.capitalize())}: {len(each)} of {found.of_things[sort]}</h3>{chips(titles)}")
    if found.rules:
        texts = {each.id: each.text for each in ledger.read(find(run.plan.game).folder)}
        rows = [(rule, texts.get(rule, "")) for rule in found.rules]
        parts.append(folded(f"Rules: {len(rows)} of {found.of_rules}", table(["rule", "what it says"], rows, 2)))
    return Section("Never used", [sentence], parts)
