"""Finds out why a ``while`` loop never ends, or a ``for`` loop that adds to its own list. These checks are only for
programs that a limit ended.
"""

from hopcode import OWN_BUILTINS as __builtins__

import ast

STEPS = {ast.Add: '+', ast.Sub: '-'}
UPWARDS = (ast.Lt, ast.LtE)
DOWNWARDS = (ast.Gt, ast.GtE)
READ_ONLY = (
    ast.Name, ast.Constant, ast.Compare, ast.BoolOp, ast.UnaryOp, ast.BinOp,
    ast.expr_context, ast.cmpop, ast.boolop, ast.unaryop, ast.operator,
)
LONGER = {'append', 'insert'}
LEAVES = (ast.Break, ast.Return, ast.Raise, ast.Yield, ast.YieldFrom, ast.Await)


def endless_loop(source, line):
    """The innermost endless ``while`` loop around a line, as ``(node, message)``, or None."""
    tree = ast.parse(source)
    around = [
        node for node in ast.walk(tree)
        if isinstance(node, ast.While) and node.lineno <= line <= node.body[-1].end_lineno
    ]
    for loop in sorted(around, key=lambda node: node.lineno, reverse=True):
        if any(isinstance(node, LEAVES) for node in ast.walk(loop)):
            continue
        found = _reason(loop, tree, source)
        if found is not None:
            node, message = found
            return node, f'loop without end, {message}'
    return None


def growing_loop(source, line):
    """The innermost ``for`` loop that contains a line and makes its own list longer each time, as ``(node, message)``,
    or None.
    """
    tree = ast.parse(source)
    loops = [
        node for node in ast.walk(tree)
        if isinstance(node, ast.For) and isinstance(node.iter, ast.Name) and node.lineno <= line <= node.body[-1].end_lineno
    ]
    for loop in sorted(loops, key=lambda node: node.lineno, reverse=True):
        name = loop.iter.id
        if any(isinstance(node, LEAVES) for node in ast.walk(loop)):
            continue
        used = {_method_of(node, name) for node in _body(loop)} - {None}
        grows = any(isinstance(node, ast.Expr) and _method_of(node.value, name) in LONGER for node in loop.body)
        # If the loop also removes items, it may end.
        if grows and used <= LONGER:
            return loop, f'loop without end, grows: {name}'
    return None


def _method_of(call, name):
    """The method of a variable that a node calls, or None."""
    called = call.func if isinstance(call, ast.Call) else None
    if isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name) and called.value.id == name:
        return called.attr
    return None


def _reason(loop, tree, source):
    if isinstance(loop.test, ast.Constant):
        return (loop.test, 'no break') if loop.test.value else None
    if not all(isinstance(node, READ_ONLY) for node in ast.walk(loop.test)):
        return None
    asked = [node.id for node in ast.walk(loop.test) if isinstance(node, ast.Name)]
    if not asked or any(_may_change_elsewhere(name, loop, tree) for name in asked):
        return None
    changes = [node for node in _body(loop) if _stores(node) & set(asked)]
    if not changes:
        return _never_changed(loop, asked, tree, source)
    return _changed_wrongly(loop, changes[0], tree, source) if len(changes) == 1 else None


def _body(loop):
    for statement in loop.body:
        yield from ast.walk(statement)


def _stores(node):
    """The names to which a statement gives a value."""
    if not isinstance(node, ast.stmt) and not isinstance(node, ast.NamedExpr):
        return set()
    if isinstance(node, (ast.Assign, ast.AugAssign, ast.AnnAssign, ast.For, ast.NamedExpr, ast.With, ast.Import)):
        inner = [part for field, part in ast.iter_fields(node) if field not in ('body', 'orelse')]
        parts = [part for item in inner for part in (item if isinstance(item, list) else [item])]
        names = [name for part in parts if isinstance(part, ast.AST) for name in ast.walk(part)]
        return {name.id for name in names if isinstance(name, ast.Name) and isinstance(name.ctx, ast.Store)}
    return set()


def _may_change_elsewhere(name, loop, tree):
    """Whether a function may store the name, or the loop may change the object under this name."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.Global, ast.Nonlocal)) and name in node.names:
            return True
    return any(
        isinstance(node, (ast.Attribute, ast.Subscript)) and isinstance(node.value, ast.Name) and node.value.id == name
        for node in _body(loop)
    )


def _never_changed(loop, asked, tree, source):
    for node in _body(loop):
        found = _not_stored(node, asked, loop, source)
        if found is not None:
            return found
    below = _next_statement(loop, tree)
    name = asked[0]
    if isinstance(below, ast.AugAssign) and isinstance(below.target, ast.Name) and below.target.id in asked:
        return below, f'changed below line {loop.lineno}: {below.target.id}'
    if _self_step(below) in asked:
        return below, f'changed below line {loop.lineno}: {_self_step(below)}'
    condition = ast.get_source_segment(source, loop.test)
    line = _line_to_repeat(loop, name, tree, source)
    if line is None:
        return loop.test, f'never changed: {name} ({condition})'
    return loop.test, f'nothing changes: {name} ({condition}) {loop.body[-1].end_lineno}: {line}'


def _not_stored(node, asked, loop, source):
    """``count + 1`` and ``count == count + 1`` as a whole line."""
    line = node.value if isinstance(node, ast.Expr) else None
    value = line.comparators[0] if isinstance(line, ast.Compare) and isinstance(line.ops[0], ast.Eq) else line
    if not isinstance(value, ast.BinOp) or type(value.op) not in STEPS:
        return None
    if not isinstance(value.left, ast.Name) or value.left.id not in asked:
        return None
    name = value.left.id
    if value is not line and not (isinstance(line.left, ast.Name) and line.left.id == name):
        return None
    sign = _sign_towards_end(loop.test, name) or STEPS[type(value.op)]
    return line, f'not stored: {name} {sign}= {ast.get_source_segment(source, value.right)}'


def _sign_towards_end(test, name):
    """The sign of the change that makes ``name < 5`` or ``name > 5`` false: + or -; None for other conditions."""
    if not isinstance(test, ast.Compare) or not isinstance(test.left, ast.Name) or test.left.id != name:
        return None
    if isinstance(test.ops[0], UPWARDS):
        return '+'
    return '-' if isinstance(test.ops[0], DOWNWARDS) else None


def _next_statement(loop, tree):
    for node in ast.walk(tree):
        body = getattr(node, 'body', None)
        if isinstance(body, list) and loop in body and body.index(loop) + 1 < len(body):
            return body[body.index(loop) + 1]
    return None


def _self_step(node):
    """The name in ``n = n - 1``, or None."""
    step = _step(node)
    return step[0] if step is not None else None


def _step(node):
    """The name and the step of a change by a positive number: ``n += 2`` and ``n = n + 2`` are ``('n', 2)``."""
    if isinstance(node, ast.AugAssign):
        target, op, value = node.target, node.op, node.value
    elif isinstance(node, ast.Assign) and isinstance(node.value, ast.BinOp):
        target, op, value = node.targets[0], node.value.op, node.value.right
        left = node.value.left
        if not isinstance(left, ast.Name) or not isinstance(target, ast.Name) or left.id != target.id:
            return None
    else:
        return None
    is_number = isinstance(value, ast.Constant) and type(value.value) is int and value.value > 0
    if type(op) not in STEPS or not isinstance(target, ast.Name) or not is_number:
        return None
    return target.id, value.value if isinstance(op, ast.Add) else -value.value


def _value_before(loop, name, tree):
    """The value that the last line above the loop gives to a name, or None."""
    values = [
        node.value for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and node.lineno < loop.lineno
        and any(isinstance(target, ast.Name) and target.id == name for target in node.targets)
    ]
    return max(values, key=lambda value: value.lineno, default=None)


def _line_to_repeat(loop, name, tree, source):
    """The line to add at the end of the loop, or None."""
    value = _value_before(loop, name, tree)
    if isinstance(value, ast.Call):
        return f'{name} = {ast.get_source_segment(source, value)}'
    is_number = isinstance(value, ast.Constant) and type(value.value) is int
    test = loop.test
    if not is_number or not isinstance(test, ast.Compare):
        return None
    if not isinstance(test.left, ast.Name) or test.left.id != name:
        return None
    sign = _sign_towards_end(test, name)
    if sign is not None:
        return f'{name} {sign}= 1'
    end = test.comparators[0]
    if not isinstance(test.ops[0], ast.NotEq) or not isinstance(end, ast.Constant) or type(end.value) is not int:
        return None
    return f'{name} += 1' if value.value < end.value else f'{name} -= 1'


def _changed_wrongly(loop, change, tree, source):
    step = _step(change)
    test = loop.test
    if step is None or not isinstance(test, ast.Compare) or len(test.ops) != 1 or change not in loop.body:
        return None
    name, size = step
    end = test.comparators[0]
    if not isinstance(test.left, ast.Name) or test.left.id != name:
        return None
    condition = ast.get_source_segment(source, test)
    other = f'{name} {"-" if size > 0 else "+"}= {abs(size)}'
    if isinstance(test.ops[0], UPWARDS) and size < 0 or isinstance(test.ops[0], DOWNWARDS) and size > 0:
        return change, f'wrong way: {other} ({condition})'
    value = _value_before(loop, name, tree)
    if not isinstance(test.ops[0], ast.NotEq) or not _is_whole(value) or not _is_whole(end):
        return None
    if (end.value - value.value) % size:
        sign = '<' if value.value < end.value else '>'
        is_towards = (end.value - value.value) * size > 0
        return (test, f'jumps over: {name} {sign} {end.value} ({condition})') if is_towards else None
    return change, f'wrong way: {other} ({condition})'


def _is_whole(node):
    return isinstance(node, ast.Constant) and type(node.value) is int
