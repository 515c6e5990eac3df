"""Lines that do not store their result, and strings that Python joins because a comma between them is missing."""

from hopcode import OWN_BUILTINS as __builtins__

import ast
import re

# Methods of a text that return a new text and change nothing.
OF_TEXT = frozenset(
    'upper lower title capitalize swapcase strip lstrip rstrip replace removeprefix removesuffix zfill'.split()
)
# Functions that only calculate a new value.
OF_VALUE = frozenset(('sorted', 'round', 'abs', 'int', 'float', 'str'))
TEXT = r'(?:"([^"\\\n]*)"|\'([^\'\\\n]*)\')'
JOINED = re.compile(rf'{TEXT}[ \t]+{TEXT}')


def lost_value(tree, source):
    """A mistake as ``(node, message)``, or None.

    Finds ``name.upper()`` as a whole line, for a variable that only ever holds texts; ``sorted(names)`` for a
    variable; and ``["dog", "cat" "hen"]``.
    """
    caught = {line for node in ast.walk(tree) if isinstance(node, ast.Try) for child in node.body for line in ast.walk(child)}
    for node in ast.walk(tree):
        found = None
        if isinstance(node, ast.Expr) and node not in caught:
            found = _result(node.value, tree, source)
        elif isinstance(node, ast.List):
            found = _joined_texts(node, source)
        if found is not None:
            return found
    return None


def _result(call, tree, source):
    if not isinstance(call, ast.Call) or call.keywords:
        return None
    called = call.func
    if isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name):
        name = called.value.id
        is_lost = called.attr in OF_TEXT and _holds_only_texts(name, tree)
    elif isinstance(called, ast.Name) and call.args and isinstance(call.args[0], ast.Name):
        name = call.args[0].id
        is_lost = called.id in OF_VALUE and not _is_given(called.id, tree) and bool(_values_of(name, tree))
    else:
        return None
    if any(isinstance(node, ast.arg) and node.arg == name for node in ast.walk(tree)):
        return None
    return (call, f'result lost: {name} = {ast.get_source_segment(source, call)}') if is_lost else None


def _values_of(name, tree):
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and any(isinstance(to, ast.Name) and to.id == name for to in node.targets)
    ]


def _is_given(name, tree):
    """Whether the program itself defines a name."""
    return any(
        isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Store)
        or isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.name == name
        or isinstance(node, ast.arg) and node.arg == name
        or isinstance(node, ast.alias) and (node.asname or node.name) == name
        for node in ast.walk(tree)
    )


def _holds_only_texts(name, tree):
    values = _values_of(name, tree)
    stores = [node for node in ast.walk(tree) if isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Store)]
    return bool(values) and len(values) == len(stores) and all(map(_is_text, values))


def _is_text(node):
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in ('input', 'str')
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and type(node.value) is str)


def _joined_texts(whole, source):
    """Two adjacent strings on one line of a list of strings that contains a comma elsewhere."""
    if len(whole.elts) < 2 or not all(map(_is_text, whole.elts)):
        return None
    for item in whole.elts:
        found = JOINED.fullmatch(ast.get_source_segment(source, item) or '')
        if found is None:
            continue
        first, second = found[1] or found[2] or '', found[3] or found[4] or ''
        # If the two strings are parts of one sentence, one of them has a space where they meet.
        if first and second and not first[-1].isspace() and not second[0].isspace():
            return item, 'texts side by side'
    return None
