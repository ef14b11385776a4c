"""All that Lords of Ragnarok says, from the modules that say it; sentences stand in the `.ftl` files beside them."""

from __future__ import annotations

from ninerealms.games.ragnarok.words.board import say_end, say_table
from ninerealms.games.ragnarok.words.chance import say_chance, say_result
from ninerealms.games.ragnarok.words.choices import say_choice
from ninerealms.games.ragnarok.words.events import say_event
from ninerealms.games.ragnarok.words.options import say_option
from ninerealms.games.ragnarok.words.prompts import say_have, say_phase, say_prompt
from ninerealms.games.ragnarok.words.retold import ASIDE, TURNS, say_holdings, say_sources, say_stages
from ninerealms.games.ragnarok.words.sheets import each_sheet, thing_of
from ninerealms.games.ragnarok.words.things import say_missing, say_thing

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
