"""All that Northgard says, from the modules that say it; sentences stand in the `.ftl` files beside them."""

from __future__ import annotations

from ninerealms.games.northgard.words.board import say_end, say_table
from ninerealms.games.northgard.words.chance import say_chance, say_result
from ninerealms.games.northgard.words.choices import say_choice
from ninerealms.games.northgard.words.events import say_event
from ninerealms.games.northgard.words.naming import say_territory
from ninerealms.games.northgard.words.options import say_option
from ninerealms.games.northgard.words.prompts import say_have, say_phase, say_prompt
from ninerealms.games.northgard.words.retold import ASIDE, TURNS, say_holdings, say_sources, say_stages
from ninerealms.games.northgard.words.sheets import each_sheet, thing_of
from ninerealms.games.northgard.words.things import say_missing, say_thing

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
    "say_territory",
    "say_thing",
    "thing_of",
]
