"""Lines that run in Python but do not do what they seem to do, for programs that leave goals open."""

from hopcode import OWN_BUILTINS as __builtins__

import ast
import re

from hopcode.endless import endless_loop, growing_loop
from hopcode.errors import source_lines
from hopcode.handlers import hiding_handler
from hopcode.lost_values import lost_value

CALL_IN_TEXT = re.compile(r'\s*[^\W\d]\w*(?:\.\w+)*\(.*\)\s*')
SIGN_AFTER_EQUALS = re.compile(r'[ \t]*([^\W\d]\w*)[ \t]*=([-+])[ \t]+\S')


def silent_mistake(source):
    """A line that runs without the effect that it seems to have, as ``(kind, node, message)``, or None.

    Finds ``x == "a" or "b"`` in a condition, ``x =+ 1`` for a variable that has a value, a command in quotes, and ``x
    == 3`` as a whole line. Also finds an ``except`` that hides a mistake, and what `lost_value` finds. The kind is
    ``SyntaxWarning``, as for the compiler's own warnings.
    """
    tree = ast.parse(source)
    lines = source_lines(source)
    for node in ast.walk(tree):
        found = None
        if isinstance(node, (ast.If, ast.While, ast.IfExp)):
            found = _value_alone(node.test, source)
        elif isinstance(node, ast.Assign):
            found = _sign_after_equals(node, lines, tree)
        elif isinstance(node, ast.Expr):
            found = _line_without_effect(node.value, source)
        elif isinstance(node, ast.Try):
            found = hiding_handler(node)
        if found is not None:
            return 'SyntaxWarning', *found
    found = lost_value(tree, source)
    return None if found is None else ('SyntaxWarning', *found)


def loop_without_end(source, line):
    """Why a ``while`` loop does not end, as ``(kind, node, message)``, or None.

    Finds ``x =+ 1`` in any loop whose condition contains x, and what `endless_loop` finds around the line where a limit
    ended the program.
    """
    tree = ast.parse(source)
    lines = source_lines(source)
    for loop in ast.walk(tree):
        if not isinstance(loop, ast.While):
            continue
        asked = {node.id for node in ast.walk(loop.test) if isinstance(node, ast.Name)}
        stored = [node for node in ast.walk(loop) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
        for node in ast.walk(loop):
            found = _sign_after_equals(node, lines, tree) if isinstance(node, ast.Assign) else None
            if found is None or node.targets[0].id not in asked:
                continue
            # The loop may still end, if another line of it changes the variable.
            name = node.targets[0].id
            if sum(other.id == name for other in stored) == 1 and isinstance(node.value.operand, ast.Constant):
                value = ast.get_source_segment(source, node.value).replace(' ', '').removeprefix('+')
                return 'SyntaxWarning', node, f'loop without end: {found[1][-2:]} {name} {value}'
    found = endless_loop(source, line) or growing_loop(source, line)
    return None if found is None else ('SyntaxWarning', *found)


def _value_alone(test, source):
    """The value after ``or`` in ``x == "a" or "b"``, which is always true."""
    if not isinstance(test, ast.BoolOp):
        return None
    first = test.values[0]
    if not isinstance(first, ast.Compare) or not isinstance(first.ops[0], ast.Eq):
        return None
    word = 'or' if isinstance(test.op, ast.Or) else 'and'
    for value in test.values[1:]:
        if isinstance(value, ast.Constant) and type(value.value) in (int, float, str) and value.value:
            left = ast.get_source_segment(source, first.left)
            text = ast.get_source_segment(source, value)
            return value, f'value alone after {word}: {text} ({left} == {text})'
    return None


def _sign_after_equals(node, lines, tree):
    """``x =+ 1``, where an earlier line stores a value in x."""
    found = SIGN_AFTER_EQUALS.match(lines[node.lineno - 1])
    target = node.targets[0]
    if found is None or not isinstance(node.value, ast.UnaryOp) or not isinstance(target, ast.Name):
        return None
    is_stored = any(
        isinstance(other, ast.Name)
        and other.id == target.id
        and isinstance(other.ctx, ast.Store)
        and other.lineno < node.lineno
        for other in ast.walk(tree)
    )
    return (node, f'sign after equals: ={found.group(2)}') if is_stored else None


def _line_without_effect(value, source):
    """A command in quotes, and a comparison of a variable, as a whole line."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        is_call = CALL_IN_TEXT.fullmatch(value.value) is not None
        return (value, f'text alone: {value.value.strip()}') if is_call else None
    is_equal = isinstance(value, ast.Compare) and len(value.ops) == 1 and isinstance(value.ops[0], ast.Eq)
    if not is_equal or not isinstance(value.left, ast.Name):
        return None
    right = ast.get_source_segment(source, value.comparators[0])
    return value, f'compared only: {value.left.id} = {right}'
