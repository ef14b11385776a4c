"""All that Dice Forge says, from the modules that say it; sentences stand in the `.ftl` files beside them."""

from __future__ import annotations

from ninerealms.games.diceforge.words.board import say_end, say_table
from ninerealms.games.diceforge.words.chance import say_chance, say_result
from ninerealms.games.diceforge.words.choices import say_choice
from ninerealms.games.diceforge.words.events import say_event
from ninerealms.games.diceforge.words.options import say_option
from ninerealms.games.diceforge.words.prompts import say_have, say_phase, say_prompt
from ninerealms.games.diceforge.words.retold import ASIDE, TURNS, say_holdings, say_sources, say_stages
from ninerealms.games.diceforge.words.sheets import each_sheet, thing_of
from ninerealms.games.diceforge.words.things import say_missing, say_thing

__all__ = [
    "ASIDE",
    "TURNS",
    "each_sheet",
    "say_chance",
    "say_choice",
    "say_end",
    "say_event",
    "say_have",
    "say_holdings",
    "say_missing",
    "say_option",
    "say_phase",
    "say_prompt",
    "say_result",
    "say_sources",
    "say_stages",
    "say_table",
    "say_thing",
    "thing_of",
]
