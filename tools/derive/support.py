"""What the derived sources stand on: C types, and small inline functions."""

from __future__ import annotations

from derive.model import ALIASES, Signature

SUPPORT = "nr_support"
ENTRIES = tuple(ALIASES)
SEEN = {"int": "-1987654321", "bint": "-99", "nr_u64": "0x9A3C5E7F12345678ULL", "double": "-1.25e300"}
SMALLEST = {"nr_i8": (-(1 << 7), (1 << 7) - 1), "nr_i16": (-(1 << 15), (1 << 15) - 1)}
SMALLEST |= dict.fromkeys(("nr_i32", "int"), (-(1 << 31), (1 << 31) - 1))

WIDTHS = {**SMALLEST, "nr_u64": (0, (1 << 64) - 1), "float": None, "double": None}

# An array of C chars would be bytes to Python, so Cython is told that int8_t is some short integer.
TYPES = """cdef extern from "<stdint.h>":
    ctypedef short nr_i8 "int8_t"
    ctypedef short nr_i16 "int16_t"
    ctypedef int nr_i32 "int32_t"
    ctypedef unsigned long long nr_u64 "uint64_t"
"""
FILL = """
cdef inline int nr_fill_{c}({c} *row, int size, {c} value) noexcept:
    cdef int i
    for i in range(size):
        row[i] = value
    return 0
"""
# A list whose size is told: room in the object itself is pointed to already, other room is held by a bytearray.
ROOM = """
cdef inline tuple nr_room_{c}(tuple held, {c} **row, int *size, int wanted):
    cdef bytearray block
    if row[0] == NULL:
        block = bytearray(wanted * sizeof({c}) + 1)
        row[0] = <{c} *><char *>block
        held = (block,) if held is None else held + (block,)
    elif size[0] != wanted:
        raise ValueError(f"room for {{size[0]}} is not room for {{wanted}}")
    size[0] = wanted
    nr_fill_{c}(row[0], wanted, 0)
    return held
"""
# Memory of a caller: one piece of numbers of the right kind that may be written, held as a memoryview.
LENT = """
cdef inline object nr_lent_{c}({c} **row, int *size, object lender):
    cdef object held = memoryview(lender)
    cdef Py_buffer *found = PyMemoryView_GET_BUFFER(held)
    if held.format not in {formats!r} or not held.c_contiguous or held.readonly:
        raise TypeError(f"memory of {{held.format}} is lent, and one piece of {formats[0]} to write into is wanted")
    row[0] = <{c} *>found.buf
    size[0] = <int>(found.len // found.itemsize)
    return held
"""
FORMATS = {
    "nr_i8": ("b", "?"),
    "nr_i16": ("h",),
    "nr_i32": ("i",),
    "nr_u64": ("Q", "L"),
    "float": ("f",),
    "double": ("d",),
}
BUFFER = """
cdef extern from "Python.h":
    ctypedef struct Py_buffer:
        void *buf
        Py_ssize_t len
        Py_ssize_t itemsize
    Py_buffer *PyMemoryView_GET_BUFFER(object view)
"""
SHOW = """
cdef extern from "Python.h":
    ctypedef struct nr_type "PyTypeObject":
        void *tp_dict
    void PyType_Modified(type owner)

cdef inline int nr_show(type owner, str name, object door) except -1:
    (<dict>(<nr_type *>owner).tp_dict)[name] = door
    PyType_Modified(owner)
    return 0
"""
# Cython keeps the order of calls that may raise. These never do; the values that would ask are rare ones.
NOW = """
cdef inline {c} nr_now_{c}({c} value) except? {rare}:
    return value
"""
FIT = """
cdef inline int nr_fit_{c}(long long value) except? -1:
    if value < {low} or value > {high}:
        raise OverflowError(f"{{value}} does not fit {name}")
    return <int>value
"""
AT = """
cdef inline Py_ssize_t nr_at(Py_ssize_t index, Py_ssize_t size) except? -1:
    if index < 0 or index >= size:
        raise IndexError(f"index {index} is outside an array of {size}")
    return index
"""
# What is read at load: a build holds so many numbers of such a size, and says so if there are others.
ROWS = """
cdef inline int nr_fits_rows(str name, list rows, Py_ssize_t size, tuple bounds) except -1:
    if len(rows) != size:
        raise ValueError(f"{name} has {len(rows)} numbers and this build was made for {size}; build it anew")
    for row in rows:
        if bounds is not None and not bounds[0] <= row <= bounds[1]:
            raise ValueError(f"{name} holds {row}, which is not between {bounds[0]} and {bounds[1]}")
    return 0
"""
# What was asserted is cast afterwards, so it is made sure even where Python leaves assertions out.
SURE = """
cdef inline int nr_sure(bint truth) except -1:
    if not truth:
        raise AssertionError
    return 0
"""
# The functions of `math` in C, with the errors Python raises.
MATH = """
cdef extern from "<math.h>":
    double nr_c_sqrt "sqrt"(double) noexcept
    double nr_c_log "log"(double) noexcept

cdef inline double nr_sqrt(double value) except? -1:
    if value < 0:
        raise ValueError("math domain error")
    return nr_c_sqrt(value)

cdef inline double nr_log(double value) except? -1:
    if value <= 0:
        raise ValueError("math domain error")
    return nr_c_log(value)
"""
MATH_NAMES = ("sqrt", "log")
NAMES = [
    *(c for c in ENTRIES if c.startswith("nr_")),
    *(f"nr_fill_{c}" for c in ENTRIES),
    *(f"nr_room_{c}" for c in ENTRIES),
    *(f"nr_lent_{c}" for c in ENTRIES),
    *(f"nr_now_{c}" for c in SEEN),
    *(f"nr_fit_{c}" for c in SMALLEST),
    *(f"nr_{name}" for name in MATH_NAMES),
    "nr_at",
    "nr_fits_rows",
    "nr_show",
    "nr_sure",
]
CIMPORT = f"from libc.string cimport memcpy, memset\nfrom {SUPPORT} cimport {', '.join(NAMES)}"


def support() -> str:
    """The overlay every derived source cimports."""
    parts = [TYPES, BUFFER]
    parts += [FILL.format(c=c) + ROOM.format(c=c) for c in ENTRIES]
    parts += [LENT.format(c=c, formats=FORMATS[c]) for c in ENTRIES]
    parts += [NOW.format(c=c, rare=rare) for c, rare in SEEN.items()]
    for c, (low, high) in SMALLEST.items():
        parts.append(FIT.format(c=c, low=low, high=high, name=ALIASES.get(c, "a C int")))
    return "\n".join([*parts, AT, ROWS, SHOW, SURE, MATH])


def python_door(signature: Signature, name: str) -> str:
    """A function for Python callers of one that takes C arrays, copied in and back, or returns nothing."""
    taken = [given for given, _ in signature.parameters]
    arrays = [(given, kind.c) for given, kind in signature.parameters if kind.sort == "array"]
    passed = [f"nr_c_{given}" if kind.sort == "array" else given for given, kind in signature.parameters]
    heads = [f"{given}={text}" for given, text in zip(taken[signature.required :], signature.defaults, strict=True)]
    rows = [f"def nr_door_{name}({', '.join([*taken[: signature.required], *heads])}):"]
    for given, c in arrays:
        rows.append(f"    cdef bytearray nr_held_{given} = bytearray((len({given}) + 1) * sizeof({c}))")
        rows.append(f"    cdef {c} *nr_c_{given} = <{c} *><char *>nr_held_{given}")
        rows.append(f"    for nr_i in range(len({given})): nr_c_{given}[nr_i] = {given}[nr_i]")
    call = f"{'' if signature.result.sort == 'void' else 'return '}{name}({', '.join(passed)})"
    rows += ["    try:", f"        {call}", "    finally:"] if arrays else [f"    {call}"]
    rows += [f"        {given}[:] = [nr_c_{given}[nr_i] for nr_i in range(len({given}))]" for given, _ in arrays]
    return "\n".join([*rows, "", "", f'globals()["{name}"] = nr_door_{name}'])
