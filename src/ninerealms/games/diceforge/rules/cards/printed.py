"""N to R. What the cards, the Celestial die and the labyrinth say: three lines of (what, of what, how much) each.

One row per set in the order of content, then the six Celestial faces, then the 36 spaces. A card with a
reinforcement has it here; what lasts (Hammer, Chest, Bear, Twins, Scepter) is asked for where it matters.
"""

from __future__ import annotations

from ninerealms.games.diceforge.vocabulary import (
    APPLY_SHOWN,
    ARRIVAL,
    BLESS,
    BUY,
    CHOOSE,
    DIFFERENT_EXPLOITS,
    DO_ANCESTOR,
    DO_COMPANION,
    DO_ETERNAL_FIRE,
    DO_FIRST_TITAN,
    DO_LEFT_HAND,
    DO_MEMORY,
    DO_MERCHANT,
    DO_MINOTAUR,
    DO_MISTS,
    DO_ORACLE,
    DO_RIGHT_HAND,
    DO_SATYRS,
    DO_TREE,
    DO_TRIDENT,
    DO_WIND,
    END,
    FIRST_BOAR,
    FIRST_CHAOS,
    FIRST_DOGGED,
    FIRST_MISFORTUNE,
    FIRST_SHIELD,
    FORGE,
    FORGED_FACES,
    GAIN,
    GLORY,
    GLORY_FACES,
    GOLD,
    GOLEM_BACK,
    GOLEM_FORWARD,
    LAST_CHAOS,
    LAST_DOGGED,
    LAST_SHIELD,
    MAY_PAY,
    MINOR_WITH_ONE_DIE,
    MIRROR_FACE,
    MOON,
    MOON_GOLEM,
    OWN_DICE,
    PAY,
    PER,
    PICK_GOLD_OR_GLORY,
    PICK_GUARDIAN,
    PICK_MOON_OR_GLORY,
    PICK_OWL,
    PICK_SHARD_OR_GOLD,
    PICK_SUN_OR_MOON,
    RIVAL_FORGES,
    ROLL_CELESTIAL,
    RUN,
    SHIP_FACE,
    SHOW_BOTH,
    SHOW_ONE,
    SUN,
    SUN_GOLEM,
    TAKE,
    TO_GLORY_GOLD,
    TO_GLORY_SHARDS,
    TREASURE,
    TRIPLE_FACE,
    UPGRADE,
)
from ninerealms.kernel.ints import I8

LINES: list[I8] = [
    # --- base game, basic sets ---
    END, 0, 0,                              END, 0, 0,                      END, 0, 0,  # Hammer DFR-175: lasting
    END, 0, 0,                              END, 0, 0,                      END, 0, 0,  # Chest DFR-181: lasting
    MINOR_WITH_ONE_DIE, 1, OWN_DICE,        END, 0, 0,                      END, 0, 0,  # Hind DFR-183
    RUN, DO_SATYRS, 0,                      END, 0, 0,                      END, 0, 0,  # Satyrs DFR-186
    END, 0, 0,                              END, 0, 0,                      END, 0, 0,  # Ferryman DFR-192
    FORGE, TRIPLE_FACE, TRIPLE_FACE,        END, 0, 0,                      END, 0, 0,  # Helmet DFR-197
    BLESS, 2, OWN_DICE,                     END, 0, 0,                      END, 0, 0,  # Cancer DFR-198
    PAY, GOLD, 3,                           GAIN, GLORY, 4,                 END, 0, 0,  # Elder DFR-201
    GAIN, GOLD, 3,                          GAIN, MOON, 3,                  END, 0, 0,  # Wild Spirits DFR-202
    CHOOSE, PICK_OWL, 1,                    END, 0, 0,                      END, 0, 0,  # Owl DFR-203
    RUN, DO_MINOTAUR, 0,                    END, 0, 0,                      END, 0, 0,  # Minotaur DFR-205
    END, 0, 0,                              END, 0, 0,                      END, 0, 0,  # Gorgon DFR-212
    FORGE, MIRROR_FACE, MIRROR_FACE,        END, 0, 0,                      END, 0, 0,  # Mirror of the Abyss DFR-214
    MINOR_WITH_ONE_DIE, 4, OWN_DICE,        END, 0, 0,                      END, 0, 0,  # Sphinx DFR-215
    END, 0, 0,                              END, 0, 0,                      END, 0, 0,  # Hydra DFR-217
    # --- base game, alternates ---
    END, 0, 0,                              END, 0, 0,                      END, 0, 0,  # Bear DFR-184: lasting
    RIVAL_FORGES, FIRST_BOAR, 0,            END, 0, 0,                      END, 0, 0,  # Boar DFR-189
    END, 0, 0,                              END, 0, 0,                      END, 0, 0,  # Cerberus DFR-193: a token
    BLESS, 2, OWN_DICE | TO_GLORY_SHARDS,   END, 0, 0,                      END, 0, 0,  # Sentinel DFR-199
    FORGE, SHIP_FACE, SHIP_FACE,            END, 0, 0,                      END, 0, 0,  # Ship DFR-204
    FORGE, FIRST_SHIELD, LAST_SHIELD,       END, 0, 0,                      END, 0, 0,  # Shield DFR-211
    END, 0, 0,                              END, 0, 0,                      END, 0, 0,  # Triton DFR-213: a token
    MINOR_WITH_ONE_DIE, 4, OWN_DICE | TO_GLORY_GOLD, END, 0, 0,             END, 0, 0,  # Cyclops DFR-216
    PER, FORGED_FACES, 1,                   END, 0, 0,                      END, 0, 0,  # Typhon DFR-218
    # --- Rebellion, alternates ---
    END, 0, 0,                              END, 0, 0,                      END, 0, 0,  # Twins DFR-219: lasting
    END, 0, 0,                              END, 0, 0,                      END, 0, 0,  # Scepter DFR-229: lasting
    RUN, DO_COMPANION, 0,                   END, 0, 0,                      END, 0, 0,  # Companion DFR-242
    RUN, DO_WIND, 0,                        END, 0, 0,                      END, 0, 0,  # Wind DFR-247
    ROLL_CELESTIAL, 1, 0,                   END, 0, 0,                      END, 0, 0,  # Celestial Die DFR-255
    RUN, DO_ANCESTOR, 0,                    END, 0, 0,                      END, 0, 0,  # Ancestor DFR-256
    RUN, DO_MISTS, 0,                       END, 0, 0,                      END, 0, 0,  # Mists DFR-263
    RUN, DO_RIGHT_HAND, 0,                  END, 0, 0,                      END, 0, 0,  # Right Hand DFR-270
    TAKE, SUN, 1,                           TAKE, MOON, 1,                  END, 0, 0,  # Eternal Night DFR-272
    RUN, DO_TREE, 0,                        END, 0, 0,                      END, 0, 0,  # Tree DFR-276, DFR-277
    RUN, DO_MERCHANT, 0,                    END, 0, 0,                      END, 0, 0,  # Merchant DFR-280, DFR-281
    GAIN, GOLD, 4,                          BUY, 0, 0,                      END, 0, 0,  # Wood Nymph DFR-285
    PAY, GOLD, 3,                           APPLY_SHOWN, 0, 0,              END, 0, 0,  # Light DFR-287, DFR-288
    PER, DIFFERENT_EXPLOITS, 2,             END, 0, 0,                      END, 0, 0,  # Goldsmith DFR-290
    PER, GLORY_FACES, 2,                    END, 0, 0,                      END, 0, 0,  # Omniscient DFR-293
    RUN, DO_TRIDENT, 0,                     END, 0, 0,                      END, 0, 0,  # Trident DFR-296
    RUN, DO_ETERNAL_FIRE, 0,                END, 0, 0,                      END, 0, 0,  # Eternal Fire DFR-303
    RUN, DO_LEFT_HAND, 0,                   END, 0, 0,                      END, 0, 0,  # Left Hand DFR-311
    RUN, DO_FIRST_TITAN, 0,                 END, 0, 0,                      END, 0, 0,  # First Titan DFR-319
    SHOW_BOTH, OWN_DICE, 0,                 END, 0, 0,                      END, 0, 0,  # Goddess DFR-326
    # --- Goddess module ---
    FORGE, MOON_GOLEM, MOON_GOLEM,          END, 0, 0,                      END, 0, 0,  # Moon Golem DFR-401
    GOLEM_FORWARD, 2, 0,                    END, 0, 0,                      END, 0, 0,  # Great Golem DFR-403
    FORGE, SUN_GOLEM, SUN_GOLEM,            END, 0, 0,                      END, 0, 0,  # Sun Golem DFR-402
    GOLEM_BACK, 2, 0,                       END, 0, 0,                      END, 0, 0,  # Time Golem DFR-404
    # --- Titans module ---
    RUN, DO_MEMORY, 0,                      END, 0, 0,                      END, 0, 0,  # Memory DFR-491
    RUN, DO_ORACLE, 0,                      END, 0, 0,                      END, 0, 0,  # Oracle DFR-496, DFR-497
    FORGE, FIRST_CHAOS, LAST_CHAOS,         END, 0, 0,                      END, 0, 0,  # Chaos DFR-501
    FORGE, FIRST_DOGGED, LAST_DOGGED,       END, 0, 0,                      END, 0, 0,  # Dogged DFR-500
    CHOOSE, PICK_GUARDIAN, 1,               END, 0, 0,                      END, 0, 0,  # Guardian DFR-502, DFR-503
    RIVAL_FORGES, FIRST_MISFORTUNE, 0,      END, 0, 0,                      END, 0, 0,  # Mirror of Misfortune DFR-504
    # --- the Celestial die ---
    GAIN, GOLD, 12,                         END, 0, 0,                      END, 0, 0,  # DFR-330, DFR-337
    GAIN, GLORY, 5,                         END, 0, 0,                      END, 0, 0,  # DFR-331
    GAIN, GLORY, 3,                         CHOOSE, PICK_SHARD_OR_GOLD, 1,  END, 0, 0,  # DFR-332
    APPLY_SHOWN, 0, 0,                      END, 0, 0,                      END, 0, 0,  # DFR-333
    SHOW_ONE, 0, 0,                         END, 0, 0,                      END, 0, 0,  # DFR-334
    UPGRADE, 2, 0,                          END, 0, 0,                      END, 0, 0,  # DFR-335
    # --- the labyrinth ---
    END, 0, 0,                              END, 0, 0,                      END, 0, 0,  # START DFR-371
    GAIN, SUN, 1,                           END, 0, 0,                      END, 0, 0,  # U1 DFR-357
    GAIN, GLORY, 3,                         END, 0, 0,                      END, 0, 0,  # U2 DFR-358
    CHOOSE, PICK_GOLD_OR_GLORY, 1,          END, 0, 0,                      END, 0, 0,  # U3 DFR-359
    GAIN, GLORY, 5,                         END, 0, 0,                      END, 0, 0,  # U4 DFR-358
    GAIN, SUN, 1,                           GAIN, MOON, 1,                  GAIN, GLORY, 3,  # U5 DFR-360
    TAKE, GLORY, 2,                         END, 0, 0,                      END, 0, 0,  # U6 DFR-361
    RUN, TREASURE, 0,                       END, 0, 0,                      END, 0, 0,  # U7 DFR-382
    ROLL_CELESTIAL, 1, 0,                   END, 0, 0,                      END, 0, 0,  # C1 DFR-364
    BUY, 2, 0,                              END, 0, 0,                      END, 0, 0,  # C2 DFR-365
    GAIN, GOLD, 6,                          END, 0, 0,                      END, 0, 0,  # C3 DFR-363
    RUN, TREASURE, 0,                       END, 0, 0,                      END, 0, 0,  # C4 DFR-382
    GAIN, MOON, 1,                          END, 0, 0,                      END, 0, 0,  # L1 DFR-357
    CHOOSE, PICK_SHARD_OR_GOLD, 1,          END, 0, 0,                      END, 0, 0,  # L2 DFR-367
    ROLL_CELESTIAL, 1, 0,                   END, 0, 0,                      END, 0, 0,  # L3 DFR-364
    CHOOSE, PICK_SHARD_OR_GOLD, 1,          END, 0, 0,                      END, 0, 0,  # L4 DFR-367
    BUY, 0, 0,                              END, 0, 0,                      END, 0, 0,  # L5 DFR-366
    ROLL_CELESTIAL, 1, 0,                   END, 0, 0,                      END, 0, 0,  # L6 DFR-364
    CHOOSE, PICK_MOON_OR_GLORY, 1,          END, 0, 0,                      END, 0, 0,  # L7 DFR-367
    RUN, TREASURE, 0,                       END, 0, 0,                      END, 0, 0,  # L8 DFR-382
    CHOOSE, PICK_SUN_OR_MOON, 1,            END, 0, 0,                      END, 0, 0,  # L9 DFR-367
    ROLL_CELESTIAL, 2, 0,                   END, 0, 0,                      END, 0, 0,  # L10 DFR-364
    GAIN, GLORY, 3,                         END, 0, 0,                      END, 0, 0,  # J DFR-358
    BUY, 0, 0,                              END, 0, 0,                      END, 0, 0,  # T1 DFR-366
    ROLL_CELESTIAL, 1, 0,                   END, 0, 0,                      END, 0, 0,  # T2 DFR-364
    CHOOSE, PICK_SHARD_OR_GOLD, 1,          END, 0, 0,                      END, 0, 0,  # T3 DFR-367
    MAY_PAY, GOLD, 6,                       GAIN, GLORY, 6,                 END, 0, 0,  # T4 DFR-368
    ROLL_CELESTIAL, 2, 0,                   END, 0, 0,                      END, 0, 0,  # T5 DFR-364
    MAY_PAY, MOON, 2,                       GAIN, GLORY, 8,                 END, 0, 0,  # T6 DFR-369
    ROLL_CELESTIAL, 1, 0,                   END, 0, 0,                      END, 0, 0,  # T7 DFR-364
    END, 0, 0,                              END, 0, 0,                      END, 0, 0,  # T8 DFR-371
    END, 0, 0,                              END, 0, 0,                      END, 0, 0,  # T9 DFR-371
    PER, FORGED_FACES, 1,                   END, 0, 0,                      END, 0, 0,  # T10 DFR-370
    END, 0, 0,                              END, 0, 0,                      END, 0, 0,  # T11 DFR-371
    END, 0, 0,                              END, 0, 0,                      END, 0, 0,  # T12 DFR-371
    GAIN, GLORY, 15,                        RUN, ARRIVAL, 0,                END, 0, 0,  # GODDESS DFR-388
]  # fmt: skip
