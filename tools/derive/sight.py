"""Writers of observations, made from what a game declares.

A function whose body is `return written(OBSERVED, s, seat, sheet, at)` reads the declaration row by row in Python. In C
every row becomes a loop of its own over the field it names; what is not declared is never read.
"""

from __future__ import annotations

import ast
from typing import Any

from derive.model import ALIASES, Kind, Module, Project, Signature

WRITER = "written"
# Kinds of cells and owners, as `ninerealms.kernel.observing.declared` calls them.
SHARED = {"counts", "total"}
MOST_SEATS = 8
OPENING = """\
cdef inline int {name}({state} s, int seat, Sheet sheet, int at) except? -1:
    cdef int players = s.players
    cdef int seats = players if players > {figures} else {figures}
    cdef int whole = {width}
    cdef int room = sheet.nr_size_cells
    cdef int[{most}] who
    cdef int[{most}] rank
    cdef int nr_i, nr_j, nr_r, nr_k, nr_v
    cdef nr_u64 nr_w
{pointers}
    if players < 1 or seats > {most} or seat < 0 or seat >= players:
        raise IndexError(f"seat {{seat}} of {{players}} cannot look")
    if at < 0 or at + whole > room:
        raise IndexError(f"an observation of {{whole}} cells does not fit a sheet of {{room}} from {{at}}")
    cdef float *out = sheet.cells + at
    memset(out, 0, whole * sizeof(float))
    for nr_i in range(seats):
        nr_v = seat + nr_i
        who[nr_i] = nr_i if nr_i >= players else nr_v - players if nr_v >= players else nr_v
    for nr_i in range(seats):
        rank[who[nr_i]] = nr_i
    if s.top >= 0:
        out[s.kind] = 1
        out[{kinds} + (rank[s.seat] if s.seat >= 0 else players)] = 1
        if s.seat == seat or s.seat == -2 or {open}:
            for nr_i in range({source}):
                out[{kinds} + players + 1 + nr_i] = (s.source >> nr_i) & 1
    out += {kinds} + players + 1 + {source}"""


def marked(module: Module, signature: Signature) -> str | None:
    """The name of the declaration a function hands its whole work to."""
    match [line for line in signature.node.body if not isinstance(line, ast.Expr)]:
        case [ast.Return(value=ast.Call(func=ast.Name(id=name), args=[ast.Name(id=table), *_], keywords=[]))]:
            return table if name == WRITER and name in module.imports and table in module.assigned else None
        case _:
            return None


def writer_name(module: Module, table: str) -> str:
    """The function that is called for a declaration."""
    return f"nr_sight_{module.mangled(table)}"


def writers(project: Project, module: Module) -> list[str]:
    """The writers of a module."""
    found = []
    for signature in module.functions.values():
        table = marked(module, signature)
        if table is not None:
            found.append(writer(project, module, signature, table))
    return found


def writer(project: Project, module: Module, signature: Signature, table: str) -> str:
    """One writer: the question, then a loop for every row."""
    observed: Any = module.values[table]
    state = signature.parameters[0][1]
    rows, widths = [], [f"{len(observed.kinds)} + players + 1 + {observed.source}"]
    for row in observed.rows:
        field = field_of(project, module, signature, state, row.field)
        text, wide = row_text(row, field, f"s.{row.field}")
        rows.append(text)
        widths.append(wide)
    pointers = "\n".join(f"    cdef {c} *nr_row_{alias}" for c, alias in ALIASES.items())
    secret = " and ".join(f"s.kind != {kind}" for kind in observed.secret) or "True"
    head = OPENING.format(
        name=writer_name(module, table),
        state=state.name,
        figures=observed.figures,
        most=MOST_SEATS,
        pointers=pointers,
        width=" + ".join(widths),
        kinds=len(observed.kinds),
        source=observed.source,
        open=f"({secret})",
    )
    return "\n".join([head, *rows, "    return whole"])


def field_of(project: Project, module: Module, signature: Signature, state: Kind, name: str) -> Kind:
    """The field of the state a row speaks of."""
    found = project.field(state, name)
    if found is None or found.sort not in {"number", "array"} or (found.sort == "array" and found.size is None):
        raise module.source.refuse(signature.node, f"{state.name} has no list or number {name} that can be observed")
    return found


def row_text(row: Any, field: Kind, thing: str) -> tuple[str, str]:
    """The loop of a row, and how many cells it takes."""
    how, whose = row.how, row.whose
    length = field.size or 1
    seats = whose in {"seats", "counts"}
    size = row.size or length - row.first if whose in {"all", "total"} else row.each
    cells = {"number": "1", "seat": "seats", "seat bits": f"seats * {row.high + 1}"}.get(
        how, f"{row.high - row.low + 1}"
    )
    places = 1 if how == "marks" or whose in SHARED else size
    wide = f"{'seats * ' if seats else ''}{places} * {cells}"
    begin = str(row.first)
    if seats or whose == "own":
        begin += f" + {'who[nr_r]' if seats else 'seat'} * {row.each}"
    c = "nr_u64" if field.c == "nr_u64" else "int"
    read = "nr_row[nr_i]" if field.sort == "array" else f"<{c}>{thing}"
    lines = [f"nr_row = <{field.c} *>{thing} + {begin}"] if field.sort == "array" else []
    lines += group_lines(row, size, read, cells)
    if field.c == "nr_u64":
        lines = [line.replace("nr_v", "nr_w") for line in lines]
    if field.sort == "array":
        lines = [line.replace("nr_row", f"nr_row_{ALIASES.get(field.c, field.c)}") for line in lines]
    shown = [f"s.{each} >= {row.least}" for each in row.when]
    shown += [f"s.{row.among} >> who[nr_r] & 1"] if row.among else []
    if shown:
        lines = [f"if {' and '.join(shown)}:", *(f"    {line}" for line in lines)]
    if seats:
        lines = ["for nr_r in range(seats):", *(f"    {line}" for line in lines), f"    out += {places} * {cells}"]
    else:
        lines.append(f"out += {places} * {cells}")
    return "\n".join(f"    {line}" for line in lines), wide


def group_lines(row: Any, size: int, read: str, cells: str) -> list[str]:
    """The entries of one group, each into its cells."""
    if row.whose in SHARED:
        return ["nr_k = 0", f"for nr_i in range({size}): nr_k += {read}", *number_lines(row, "nr_k", "0")]
    divisor, modulus = row.part
    lines = [f"nr_v = {read}"]
    if modulus:
        lines.append(f"if nr_v >= 0: nr_v = nr_v // {divisor} % {modulus}")
    first = "" if row.how == "marks" else f"nr_i * {cells} + " if size > 1 else ""
    match row.how:
        case "number":
            lines += number_lines(row, "nr_v", "nr_i" if size > 1 else "0")
        case "choice" | "marks":
            lines.append(f"if {row.low} <= nr_v <= {row.high}: out[{first}nr_v - {row.low}] = 1")
        case "seat":
            lines.append(f"if {row.low} <= nr_v < {row.low} + seats: out[{first}rank[nr_v - {row.low}]] = 1")
        case "bits":
            lines.append(f"for nr_j in range({cells}): out[{first}nr_j] = (nr_v >> nr_j) & 1")
        case _:
            each = row.high + 1
            lines.append("for nr_k in range(seats):")
            inner = f"out[{first}nr_k * {each} + nr_j] = (nr_v >> (who[nr_k] * {each} + nr_j)) & 1"
            lines.append(f"    for nr_j in range({each}): {inner}")
    many = f"s.{row.upto}[who[nr_r]]"
    if size > 1:
        count = f"{many} if {many} < {size} else {size}" if row.upto else f"{size}"
        return [f"for nr_i in range({count}):", *(f"    {line}" for line in lines)]
    return [line.replace("[nr_i]", "[0]") for line in lines]


def number_lines(row: Any, value: str, place: str) -> list[str]:
    """A number of its range, divided by the largest."""
    scale = 1.0 / max(abs(row.low), abs(row.high))
    within = f"{row.low} if {value} < {row.low} else {row.high} if {value} > {row.high} else {value}"
    return [f"out[{place}] = <float>(({within}) * {scale!r})"]
