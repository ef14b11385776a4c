"""All that Andor says, from the modules that say it; sentences stand in the `.ftl` files beside them."""

from __future__ import annotations

from ninerealms.games.andor.words.board import say_end, say_table
from ninerealms.games.andor.words.chance import say_chance, say_result
from ninerealms.games.andor.words.choices import say_choice
from ninerealms.games.andor.words.events import say_event
from ninerealms.games.andor.words.options import say_option
from ninerealms.games.andor.words.prompts import say_have, say_phase, say_prompt
from ninerealms.games.andor.words.retold import ASIDE, TURNS, say_holdings, say_sources, say_stages
from ninerealms.games.andor.words.sheets import each_sheet, thing_of
from ninerealms.games.andor.words.things import list_things, say_missing, say_thing

__all__ = [
    "ASIDE",
    "TURNS",
    "each_sheet",
    "list_things",
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
