"""Reading classes and functions: the fields made in `__init__`, and what is taken and given."""

from __future__ import annotations

import ast
import re

from derive.annotations import resolve
from derive.loading import refuse_loaded
from derive.model import (
    BOOL,
    DOUBLE,
    INT,
    OBJECT,
    U64,
    VOID,
    Class,
    Kind,
    Module,
    Project,
    Signature,
    fits_int,
    folded,
)
from derive.rooms import is_told
from derive.scan import check_entries

PLAIN_DECORATORS = {"property", "staticmethod", "classmethod"}
# A field is a member of a C struct, so it cannot be called one of these.
C_WORD = re.compile(
    "auto|case|char|const|default|do|double|enum|extern|float|goto|inline|int|long|register|restrict|short|signed|"
    "sizeof|static|struct|switch|typedef|union|unsigned|void|volatile"
)


def settle_members(module: Module, project: Project) -> None:
    """Fields and signatures of every class, signatures of every function."""
    for name, found in module.functions.items():
        module.functions[name] = signature(module, project, found.node, None)
    for cls in module.classes.values():
        for index, item in enumerate(cls.node.body):
            match item:
                case ast.FunctionDef(name=name):
                    if name in cls.methods:
                        raise module.source.refuse(item, f"{name} is made twice")
                    cls.methods[name] = signature(module, project, item, cls)
                    above = None if cls.base is None else project.method(cls.base, name)
                    if above is not None and name != "__init__" and above.defaults != cls.methods[name].defaults:
                        raise module.source.refuse(item, f"{name} of the base has other defaults")
                    if name == "__init__":
                        read_fields(module, project, cls, item)
                case ast.Expr(value=ast.Constant(value=str())) if index == 0:
                    pass
                case ast.Pass():
                    pass
                case _:
                    sentence = "a compiled class holds methods only; fields are made in __init__, constants at the top"
                    raise module.source.refuse(item, sentence)


def read_fields(module: Module, project: Project, cls: Class, init: ast.FunctionDef) -> None:
    """The annotated fields, in their order."""
    for line in init.body:
        match line:
            case ast.AnnAssign(target=ast.Attribute(value=ast.Name(id="self"), attr=name), annotation=annotation):
                if name in cls.fields or (cls.base is not None and project.field(cls.base, name) is not None):
                    raise module.source.refuse(line, f"the field {name} is declared already")
                if C_WORD.fullmatch(name):
                    raise module.source.refuse(line, f"{name} is a word of C; give the field another name")
                kind = resolve(annotation, module, project, "field")
                if kind.lent and not isinstance(line.value, ast.Name):
                    raise module.source.refuse(line, f"the memory {name} is lent: it is a parameter of __init__")
                if kind.sort == "array" and not is_told(init, line.value):
                    if line.value is not None:
                        refuse_loaded(module, project, line.value, f"the size of {name}")
                    kind = Kind("array", kind.c, array_size(module, line, name, kind.c))
                cls.fields[name] = kind
            case _:
                pass


def array_size(module: Module, line: ast.AnnAssign, name: str, element: str) -> int:
    """The real length of a list made in `__init__`, whatever the expression that makes it."""
    if line.value is None:
        raise module.source.refuse(line, f"the list {name} must be made where it is declared")
    try:
        made = eval(compile(ast.Expression(line.value), "size", "eval"), dict(module.values))  # noqa: S307 our own source
    except Exception as error:  # noqa: BLE001 whatever it is, the size is not a constant
        raise module.source.refuse(line, f"the size of {name} is not a constant of the module ({error})") from None
    if not isinstance(made, list):
        raise module.source.refuse(line, f"{name} must be made as a list")
    check_entries(module, line, name, element, made)
    return len(made)


def signature(module: Module, project: Project, node: ast.FunctionDef, cls: Class | None) -> Signature:
    """What a function takes and gives, or that it stays plain."""
    names = [ast.unparse(decorator) for decorator in node.decorator_list]
    for name in names:
        if cls is None or name not in PLAIN_DECORATORS:
            raise module.source.refuse(node, f"{node.name} is decorated with {name}; compiled functions are not")
    if cls is not None and node.name == "__init__":
        parameters = typed_parameters(module, project, node, cls)
        return Signature(node, parameters, VOID, plain=True, defaults=default_texts(module, project, node, parameters))
    if names or (cls is not None and node.name.startswith("__") and node.name.endswith("__")):
        taken = [arg.arg for arg in [*node.args.posonlyargs, *node.args.args]]
        return Signature(node, [(name, OBJECT) for name in taken], OBJECT, plain=True)
    parameters = typed_parameters(module, project, node, cls)
    if node.returns is None:
        raise module.source.refuse(node, f"the result of {node.name} has no annotation")
    result = resolve(node.returns, module, project, "result")
    texts = default_texts(module, project, node, parameters)
    return Signature(node, parameters, result, plain=False, defaults=texts, method=cls is not None)


def default_texts(
    module: Module, project: Project, node: ast.FunctionDef, parameters: list[tuple[str, Kind]]
) -> tuple[str, ...]:
    """The values of parameters that may be left out: numbers, or None where a class or an object is taken."""
    if node.args.defaults and any(kind.sort == "array" for _, kind in parameters):
        raise module.source.refuse(node, f"{node.name} takes a C array and has defaults; give all arguments")
    texts = []
    last = parameters[len(parameters) - len(node.args.defaults) :]
    for (name, kind), default in zip(last, node.args.defaults, strict=True):
        refuse_loaded(module, project, default, f"the default of {name}")
        value = eval(compile(ast.Expression(default), "default", "eval"), dict(module.values))  # noqa: S307 our own source
        text = "None" if value is None and kind.sort in {"class", "object"} else folded(value)
        if text is None or (text != "None" and not fits(kind, value)):
            raise module.source.refuse(default, f"the default of {name} is no number C can take for it")
        texts.append(text)
    return tuple(texts)


def fits(kind: Kind, value: object) -> bool:
    """Whether a number may stand for a parameter of a type."""
    if isinstance(value, bool) or kind == BOOL:
        return isinstance(value, bool) and kind == BOOL
    if isinstance(value, float):
        return kind == DOUBLE
    return isinstance(value, int) and ((kind == U64 and value >= 0) or (kind == INT and fits_int(value)))


def typed_parameters(
    module: Module, project: Project, node: ast.FunctionDef, cls: Class | None
) -> list[tuple[str, Kind]]:
    """The parameters with their C types; `self` is left out."""
    args = node.args
    if args.kwonlyargs or args.vararg or args.kwarg or args.posonlyargs:
        sentence = f"{node.name} has `*`, `**` or `/`; compiled functions take positional arguments only"
        raise module.source.refuse(node, sentence)
    parameters: list[tuple[str, Kind]] = []
    for arg in args.args[0 if cls is None else 1 :]:
        if arg.annotation is None:
            raise module.source.refuse(arg, f"the parameter {arg.arg} of {node.name} has no annotation")
        kind = resolve(arg.annotation, module, project, "parameter")
        if kind.sort == "array" and cls is not None:
            raise module.source.refuse(arg, f"{node.name}: C arrays are passed to functions, not to methods")
        parameters.append((arg.arg, kind))
    return parameters
