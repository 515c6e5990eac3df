"""Slips that Python runs without a word, found before the program starts."""

from hopcode import OWN_BUILTINS as __builtins__

import ast
import re

BARE_NAME = re.compile(r'(?:^|[:;])[ \t]*((?:\w+[ \t]*\.[ \t]*)?[^\W\d]\w*)[ \t]*(?:#.*)?$', re.MULTILINE)
NOT_A_SLIP = frozenset(('pass', 'break', 'continue', 'return', 'raise', 'yield'))
CALLED_BUILTINS = frozenset(('print', 'input'))


def missing_parentheses(source, command_names):
    """A command or function that is named but not called, as an AST node with its name, or None.

    Only statements that are nothing but the name: ``player.move_forward``, ``turn_left``, ``print`` or a function
    that the same program defines.
    """
    # Most programs have no such line; parsing again is for those that do.
    if all(match.group(1) in NOT_A_SLIP for match in BARE_NAME.finditer(source)):
        return None
    tree = ast.parse(source)
    functions = _function_names(tree, command_names)
    modules = _player_names(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr):
            value = node.value
            if isinstance(value, ast.Name) and value.id in functions:
                return value, value.id
            if isinstance(value, ast.Attribute) and isinstance(value.value, ast.Name):
                if value.value.id in modules and value.attr in command_names:
                    return value, f'{value.value.id}.{value.attr}'
    return None


def _function_names(tree, command_names):
    """Names that stand for a function all through the program."""
    names = set(CALLED_BUILTINS)
    assigned = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            names.add(node.name)
        elif isinstance(node, ast.ImportFrom) and node.module == 'player':
            for alias in node.names:
                if alias.name == '*':
                    names |= command_names
                elif alias.name in command_names:
                    names.add(alias.asname or alias.name)
        elif isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            assigned.add(node.id)
        elif isinstance(node, ast.arg):
            assigned.add(node.arg)
    return names - assigned


def _player_names(tree):
    """Names of the player module: its own, and what the program calls it."""
    names = {'player'}
    for node in ast.walk(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            names |= {alias.asname for alias in node.names if alias.name == 'player' and alias.asname}
    return names
