"""Slips that Python runs without a word, found before the program starts."""

from hopcode import OWN_BUILTINS as __builtins__

import ast
import re
from collections import Counter

BARE_NAME = re.compile(r'(?:^|[:;])[ \t]*((?:\w+[ \t]*\.[ \t]*)?[^\W\d]\w*)[ \t]*(?:#.*)?$', re.MULTILINE)
DEFINITION = re.compile(r'^(?:def|class)\b', re.MULTILINE)
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
    methods = _method_names(tree)
    modules = _player_names(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr):
            value = node.value
            if isinstance(value, ast.Name) and value.id in functions:
                return value, value.id
            if isinstance(value, ast.Attribute) and isinstance(value.value, ast.Name):
                is_command = value.value.id in modules and value.attr in command_names
                if is_command or value.value.id not in modules and value.attr in methods:
                    return value, f'{value.value.id}.{value.attr}'
    return None


def never_called(source):
    """A function or class of the program that nothing outside itself names, as ``(kind, node, name)``, or None.

    ``kind`` is ``FunctionNeverCalled``, ``FunctionCallsOnlyItself`` or ``ClassNeverUsed``; the node covers the name.
    """
    if DEFINITION.search(source) is None:
        return None
    tree = ast.parse(source)
    everywhere = _count_names(tree)
    for statement in tree.body:
        if not isinstance(statement, (ast.FunctionDef, ast.ClassDef)) or statement.decorator_list:
            continue
        name = statement.name
        inside = _count_names(statement)[name]
        if everywhere[name] > inside:
            continue
        if isinstance(statement, ast.ClassDef):
            return 'ClassNeverUsed', _name_node(statement, 'class '), name
        kind = 'FunctionCallsOnlyItself' if inside else 'FunctionNeverCalled'
        return kind, _name_node(statement, 'def '), name
    return None


def _count_names(tree):
    return Counter(node.id for node in ast.walk(tree) if isinstance(node, ast.Name))


def _name_node(statement, word):
    """The name of a definition, as a node of its own."""
    start = statement.col_offset + len(word)
    end = start + len(statement.name.encode())
    line = statement.lineno
    return ast.Name(statement.name, lineno=line, end_lineno=line, col_offset=start, end_col_offset=end)


def _method_names(tree):
    """Methods that do nothing unless they are called: those without decorators."""
    return {
        method.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for method in node.body
        if isinstance(method, ast.FunctionDef) and not method.decorator_list
    }


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
