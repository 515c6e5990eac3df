"""Mistakes that Python accepts silently, found before the program starts."""

from hopcode import OWN_BUILTINS as __builtins__

import ast
import re
from collections import Counter

from hopcode.errors import source_lines

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
UNREADABLE = re.compile(r'[\x00\ud800-\udfff]')
BARE_NAME = re.compile(r'(?:^|[:;])[ \t]*((?:\w+[ \t]*\.[ \t]*)?[^\W\d]\w*)[ \t]*(?:,.*|#.*)?$', re.MULTILINE)
GIVEN_VALUE = re.compile(r'^[ \t]*(?!self\b)\w+[ \t]*\.[ \t]*\w+[ \t]*=[ \t]*["\'\d-]', re.MULTILINE)
DEFINITION = re.compile(r'^(?:async[ \t]+def|def|class)\b', re.MULTILINE)
NOT_A_SLIP = frozenset(('pass', 'break', 'continue', 'return', 'raise', 'yield'))
DEFINES_ONLY = (*FUNCTIONS, ast.ClassDef, ast.Import, ast.ImportFrom, ast.Assign, ast.AnnAssign)
CALLED_BUILTINS = frozenset(('print', 'input'))


def missing_parentheses(source, command_names):
    """A command or function that is named but not called, or None. Returns its kind, an AST node and its name.

    Looks at statements that consist only of a name: ``player.move_forward``, ``turn_left``, ``print`` or a function
    of the same program. Also looks at assignments of a plain value to a command, as in ``player.move_forward = 3``.
    """
    # Most programs contain no such line, so they are not parsed again.
    is_fine = all(match.group(1) in NOT_A_SLIP for match in BARE_NAME.finditer(source))
    if is_fine and GIVEN_VALUE.search(source) is None:
        return None
    tree = ast.parse(source)
    functions = function_names(tree, command_names)
    methods = method_names(tree)
    modules = player_names(tree)
    for node in ast.walk(tree):
        is_whole = isinstance(node, ast.Expr)
        named = node.value if is_whole else _given_value(node)
        if isinstance(named, ast.Tuple) and is_whole and named.elts and not isinstance(named.elts[0], ast.Name):
            named = named.elts[0]
        if isinstance(named, ast.Name) and is_whole and (named.id in functions or named.id == 'player'):
            if named.id in functions or not _is_given(tree, 'player'):
                return 'MissingParentheses', named, named.id
        if isinstance(named, ast.Attribute) and isinstance(named.value, ast.Name):
            is_command = named.value.id in modules and named.attr in command_names
            is_method = named.value.id not in modules and named.attr in methods and is_whole
            if is_command or is_method:
                return 'MissingParentheses', named, f'{named.value.id}.{named.attr}'
    return None


def _is_given(tree, name):
    """Whether the program itself defines a name."""
    return any(
        (isinstance(node, ast.Name) and node.id == name and not isinstance(node.ctx, ast.Load))
        or (isinstance(node, ast.arg) and node.arg == name)
        or (isinstance(node, (*FUNCTIONS, ast.ClassDef)) and node.name == name)
        for node in ast.walk(tree)
    )


def _given_value(node):
    """The attribute or name that gets a number or a text in an assignment, or None."""
    if not isinstance(node, ast.Assign):
        return None
    value = node.value.operand if isinstance(node.value, ast.UnaryOp) else node.value
    is_plain = isinstance(value, ast.Constant) and type(value.value) in (int, float, str)
    return node.targets[0] if is_plain else None


def unreadable_sign(source):
    """The first character that no program can contain, as ``(node, character)``, or None.

    Python reports no line for this error, because it cannot even decode such a program.
    """
    found = UNREADABLE.search(source)
    if found is None:
        return None
    before = source_lines(source[: found.start()])
    column = len(before[-1].encode('utf-8', 'replace'))
    sign = ast.Name('', lineno=len(before), end_lineno=len(before), col_offset=column, end_col_offset=column + 1)
    return sign, found.group()


def never_called(source, slow_commands=frozenset()):
    """A definition that the program never used, as ``(kind, node, message)``, or None.

    If no code outside the definition names it, ``kind`` is ``FunctionNeverCalled``, ``FunctionCallsOnlyItself`` or
    ``ClassNeverUsed``; the message is the name, and the node covers it. For a coroutine that is never awaited,
    ``kind`` is ``RuntimeWarning``, with Python's own message. ``slow_commands`` are the commands that the program
    must await.

    An empty definition cannot be the reason for an open goal. An unused class can be the reason only if the program
    consists of nothing else.
    """
    if DEFINITION.search(source) is None and 'asyncio' not in source and not slow_commands:
        return None
    tree = ast.parse(source)
    everywhere = _count_names(tree)
    for statement in tree.body:
        if not isinstance(statement, (*FUNCTIONS, ast.ClassDef)) or statement.decorator_list:
            continue
        name = statement.name
        inside = _count_names(statement)[name]
        if everywhere[name] > inside or _does_nothing(statement.body):
            continue
        if isinstance(statement, ast.ClassDef):
            if not all(isinstance(other, DEFINES_ONLY) or _is_constant(other) for other in tree.body):
                continue
            return 'ClassNeverUsed', _name_node(statement, 'class '), name
        kind = 'FunctionCallsOnlyItself' if inside else 'FunctionNeverCalled'
        word = 'async def ' if isinstance(statement, ast.AsyncFunctionDef) else 'def '
        return kind, _name_node(statement, word), name
    return _never_awaited(tree, slow_commands)


def never_awaited(source, slow_commands):
    """A call that the program does not await, as ``(kind, node, message)``, or None."""
    return _never_awaited(ast.parse(source), slow_commands)


def _is_constant(statement):
    """``pass``, ``...`` or a string alone on its line."""
    is_value = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    return is_value or isinstance(statement, ast.Pass)


def _does_nothing(body):
    return all(_is_constant(statement) for statement in body)


AWAITED_OF_ASYNCIO = frozenset(('sleep', 'gather', 'wait_for', 'wait'))
AWAITED_OF_OBJECTS = {'Queue': ('put', 'get', 'join'), 'Event': ('wait',), 'Lock': ('acquire',)}


def _never_awaited(tree, slow_commands):
    """A call whose result is not used: of an async function in the program or in ``asyncio``, or of a slow command."""
    names = {node.name for node in ast.walk(tree) if isinstance(node, ast.AsyncFunctionDef)}
    players = player_names(tree)
    objects = _asyncio_objects(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call):
            continue
        called = node.value.func
        if isinstance(called, ast.Name) and called.id in names:
            return 'RuntimeWarning', node.value, f"coroutine '{called.id}' was never awaited"
        if not isinstance(called, ast.Attribute):
            continue
        owner = _name_of(called.value)
        is_slow = owner in players and called.attr in slow_commands
        is_of_object = called.attr in AWAITED_OF_OBJECTS.get(objects.get(owner), ())
        if is_slow or is_of_object or (owner == 'asyncio' and called.attr in AWAITED_OF_ASYNCIO):
            return 'RuntimeWarning', node.value, f"coroutine '{called.attr}' was never awaited"
    return None


def _asyncio_objects(tree):
    """The class of each variable that holds a queue, an event or a lock of ``asyncio``."""
    return {
        target.id: node.value.func.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)
        if isinstance(node.value.func, ast.Attribute) and _name_of(node.value.func.value) == 'asyncio'
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def _name_of(node):
    return node.id if isinstance(node, ast.Name) else None


def _count_names(tree):
    return Counter(node.id for node in ast.walk(tree) if isinstance(node, ast.Name))


def _name_node(statement, word):
    """The name of a definition, as a separate node."""
    start = statement.col_offset + len(word)
    end = start + len(statement.name.encode())
    line = statement.lineno
    return ast.Name(statement.name, lineno=line, end_lineno=line, col_offset=start, end_col_offset=end)


def method_names(tree):
    """Names of the methods without decorators. Such methods do nothing unless they are called."""
    return {
        method.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for method in node.body
        if isinstance(method, ast.FunctionDef) and not method.decorator_list
    }


def function_names(tree, command_names):
    """Names that mean the same function in the whole program."""
    names = set(CALLED_BUILTINS)
    assigned = set()
    for node in ast.walk(tree):
        if isinstance(node, FUNCTIONS):
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


def player_names(tree):
    """Names of the modules with commands: the original ones, and the program's aliases."""
    names = {'player'} if _is_given(tree, 'helper') else {'player', 'helper'}
    for node in ast.walk(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            names |= {alias.asname for alias in node.names if alias.name in names and alias.asname}
    return names
