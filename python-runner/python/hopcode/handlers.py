"""``except`` blocks that hide a mistake or are never reached, for programs that leave goals open."""

from hopcode import OWN_BUILTINS as __builtins__

import ast
import builtins

WIDE = ('Exception', 'BaseException')


def hiding_handler(node):
    """A handler of a ``try`` as ``(node, message)``, or None.

    Finds a handler after a handler of a wider class, and a handler that catches everything and does not use the error.
    """
    if not isinstance(node, ast.Try):
        return None
    seen = []
    for handler in node.handlers:
        name = _name_of(handler.type)
        earlier = next((other for other in seen if _is_wider(other, name)), None)
        if earlier is not None:
            return _head(handler), f'except never reached: {name} after {earlier}'
        if name is not None:
            seen.append(name)
    for handler in node.handlers:
        name = _name_of(handler.type)
        if (handler.type is None or name in WIDE) and not _uses_error(handler):
            return _head(handler), f'except too wide: {name or "nothing"}'
    return None


def _name_of(kind):
    if isinstance(kind, ast.Name):
        return kind.id
    if isinstance(kind, ast.Attribute) and isinstance(kind.value, ast.Name):
        return f'{kind.value.id}.{kind.attr}'
    return None


def _is_wider(earlier, later):
    """Whether a handler of the first class catches all errors of the second."""
    if later is None or earlier == later:
        return False
    if earlier == 'player.FarmError':
        return later.startswith('player.')
    one, other = vars(builtins).get(earlier), vars(builtins).get(later)
    if not isinstance(one, type):
        return False
    if isinstance(other, type):
        return issubclass(other, one)
    return earlier in WIDE and later.startswith('player.')


def _uses_error(handler):
    """Whether the handler raises, or reads the name of the error."""
    return any(
        isinstance(node, ast.Raise) or (isinstance(node, ast.Name) and node.id == handler.name)
        for node in ast.walk(handler)
    )


def _head(handler):
    """The word ``except`` and its class, as a node within one line."""
    line, start = handler.lineno, handler.col_offset
    end = start + len('except') if handler.type is None else handler.type.end_col_offset
    return ast.Name('', lineno=line, end_lineno=line, col_offset=start, end_col_offset=end)
