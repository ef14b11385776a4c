"""All that Andor says, from the modules that say it; sentences stand in the `.ftl` files beside them."""

from __future__ import annotations

from ninerealms.games.andor.words.board import say_end, say_table
from ninerealms.games.andor.words.chance import say_chance, say_result
from ninerealms.games.andor.words.choices import say_choice
from ninerealms.games.andor.words.events import say_event
from ninerealms.games.andor.words.options import say_option
from ninerealms.games.andor.words.prompts import say_prompt
from ninerealms.games.andor.words.things import list_things, say_thing

__all__ = [
    "list_things",
    "say_chance",
    "say_choice",
    "say_end",
    "say_event",
    "say_option",
    "say_prompt",
    "say_result",
    "say_table",
    "say_thing",
]
