"""A fair queue: nobody waits longer because somebody else asks more."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Party(NamedTuple):
    """For whom something is done: an address, and who of those there."""

    address: str = ""
    owner: str = ""


class FairQueue(Generic[T]):
    """The addresses take turns, then the owners at each; of one owner the first comes first."""

    def __init__(self) -> None:
        self.waiting: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        self.length: int = 0

    def __len__(self) -> int:
        return self.length

    def count(self, party: Party) -> int:
        """How much waits for one owner at one address."""
        owners = self.waiting.get(party.address)
        return 0 if owners is None else len(owners.get(party.owner, ()))

    def count_at(self, address: str) -> int:
        return sum(map(len, self.waiting.get(address, {}).values()))

    def put(self, party: Party, item: T) -> None:
        self.waiting.setdefault(party.address, OrderedDict()).setdefault(party.owner, deque()).append(item)
        self.length += 1

    def take(self) -> T:
        """The next one; whose turn it was is last in the next round."""
        address, owners = next(iter(self.waiting.items()))
        owner, items = next(iter(owners.items()))
        item = items.popleft()
        self.length -= 1
        if items:
            owners.move_to_end(owner)
        else:
            del owners[owner]
        if owners:
            self.waiting.move_to_end(address)
        else:
            del self.waiting[address]
        return item
