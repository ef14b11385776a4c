"""The three Norns: Skuld, Urd and Verdandi (pages 20 and 21)."""

from __future__ import annotations

from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules.enemies import deck
from ninerealms.games.yggdrasil.rules.state import DECK, SKULD, URD, VERDANDI, WHEEL, YggState
from ninerealms.kernel.state import DONE, TEAM


def skuld(s: YggState) -> int:
    """YGG-258: every player shows the top two cards of the deck, then each puts its own two back in either order."""
    if s.step() == 0:
        for seat in range(s.players):
            show(s, seat)
    elif s.answer == 1:
        first = s.get(v.DO_SKULD_SEAT) * DECK
        top = s.deck[first]
        s.deck[first] = s.deck[first + 1]
        s.deck[first + 1] = top
    if s.step() == 1:
        s.put(v.DO_SKULD_SEAT, s.get(v.DO_SKULD_SEAT) + 1)
    while s.get(v.DO_SKULD_SEAT) < s.players:
        if s.size[s.get(v.DO_SKULD_SEAT)] >= 2:
            s.offer(0)
            s.offer(1)
            return s.ask(s.get(v.DO_SKULD_SEAT), v.ORDER_CARDS, v.OF_CREATURE + SKULD, 1)
        s.put(v.DO_SKULD_SEAT, s.get(v.DO_SKULD_SEAT) + 1)
    return DONE


def show(s: YggState, seat: int) -> int:
    """The top two cards become known to all."""
    for depth in range(2):
        if depth < s.size[seat]:
            card = deck.look(s, seat, depth)
            s.tell(v.CARDS_SHOWN, seat, deck.enemy_of(card), deck.figure_of(card), depth)
    return s.size[seat]


def urd(s: YggState) -> int:
    """YGG-261, YGG-262, YGG-403: two face-up cards go under their owners' decks; for a support card all choose."""
    if s.step() == 1:
        s.put(v.DO_URD_PLACE, s.answer)
        card = s.wheel[s.answer]
        if s.players == 2 and deck.is_support_card(s, card):
            s.offer(0)
            s.offer(1)
            return s.ask(TEAM, v.URD_OWNER, v.OF_CREATURE + URD, 2)
        deck.put_under(s, deck.owner(s, card, card), deck.take_from_wheel(s, s.answer), 261)  # YGG-261
        s.put(v.DO_URD_CHOSEN, s.get(v.DO_URD_CHOSEN) + 1)
    elif s.step() == 2:
        deck.put_under(s, s.answer, deck.take_from_wheel(s, s.get(v.DO_URD_PLACE)), 262)  # YGG-262
        s.put(v.DO_URD_CHOSEN, s.get(v.DO_URD_CHOSEN) + 1)
    if s.get(v.DO_URD_CHOSEN) == 2:
        return DONE
    for place in range(WHEEL):
        if s.wheel[place] >= 0:
            s.offer(place)
    return DONE if s.count == 0 else s.ask(s.actor(), v.URD_CARD, v.OF_CREATURE + URD, 1)


def verdandi(s: YggState) -> int:
    """YGG-264, YGG-378: the gods share out all their life anew, each from 1 to its starting number."""
    if s.step() == 0:
        total = 0
        for figure in range(s.gods):
            total += s.life[figure]
        s.put(v.DO_VERDANDI_TOTAL, total)
    else:
        figure = s.get(v.DO_VERDANDI_FIGURE)
        s.life[figure] = s.answer
        s.tell(v.LIFE_SET, figure, s.answer)
        s.put(v.DO_VERDANDI_TOTAL, s.get(v.DO_VERDANDI_TOTAL) - s.answer)
        s.put(v.DO_VERDANDI_FIGURE, figure + 1)
    figure = s.get(v.DO_VERDANDI_FIGURE)
    if figure == s.gods:
        return DONE
    others = s.gods - figure - 1
    room = 0
    for other in range(figure + 1, s.gods):
        room += s.limit[other]
    for life in range(1, s.limit[figure] + 1):
        if s.get(v.DO_VERDANDI_TOTAL) - life >= others and s.get(v.DO_VERDANDI_TOTAL) - life <= room:
            s.offer(life)
    return s.ask(TEAM, v.SET_LIFE, v.OF_CREATURE + VERDANDI, 1)
