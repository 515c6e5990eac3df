"""Commands and functions without brackets, in places where only their result makes sense."""

from hopcode import OWN_BUILTINS as __builtins__

import ast
import re

from hopcode.checks import CALLED_BUILTINS, function_names, method_names, player_names

DEFINED = re.compile(r'\bdef[ \t]+([^\W\d]\w*)')
ANNOTATED = re.compile(r'^[ \t]*(?!(?:else|try|finally)\b)[^\W\d]\w*[ \t]*:[ \t]*[^\W\d]\w*[ \t]*(?:\(|$)', re.MULTILINE)
TESTS = (ast.If, ast.While, ast.IfExp)


def used_without_brackets(source, command_names):
    """A mistake as ``(kind, node, name)``, or None. ``kind`` is ``MissingParentheses`` or ``ColonInsteadOfDot``.

    Finds a command or function that is a condition, is compared with a constant, is printed, or is stored in a variable
    that the program never calls. Also finds ``player:turn_left()``, which Python reads as an annotation.
    """
    names = '|'.join({*command_names, *DEFINED.findall(source)})
    is_named = re.search(rf'(?<!def )\b(?:{names})\b(?![ \t]*[\w(])', source)
    if is_named is None and ANNOTATED.search(source) is None:
        return None
    found = list(_Search(source, command_names).found())
    return min(found, key=lambda slip: (slip[1].lineno, slip[1].col_offset), default=None)


class _Search:
    def __init__(self, source, command_names):
        self.tree = ast.parse(source)
        self.command_names = command_names
        self.parents = {child: node for node in ast.walk(self.tree) for child in ast.iter_child_nodes(node)}
        self.functions = function_names(self.tree, command_names) - CALLED_BUILTINS
        self.commands = self.functions & self._imported_commands()
        self.players = player_names(self.tree)
        self.methods = method_names(self.tree) - self._stored_attributes()

    def found(self):
        for node in ast.walk(self.tree):
            if isinstance(node, ast.AnnAssign):
                name = self._colon_for_dot(node)
                if name is not None:
                    yield 'ColonInsteadOfDot', node, name
                continue
            name = self._name_of(node)
            if name is None:
                continue
            if self._is_condition(node) or self._is_compared(node) or (self._is_command(node) and self._is_lost(node)):
                yield 'MissingParentheses', node, name

    def _imported_commands(self):
        return {
            alias.asname or alias.name
            for node in ast.walk(self.tree)
            if isinstance(node, ast.ImportFrom) and node.module == 'player'
            for alias in node.names
        } | self.command_names

    def _stored_attributes(self):
        return {
            node.attr
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load)
        }

    def _name_of(self, node):
        """The function that a node names without calling it, as the program spells it, or None for every other node."""
        parent = self.parents.get(node)
        if isinstance(parent, ast.Call) and parent.func is node:
            return None
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            return node.id if node.id in self.functions else None
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and isinstance(node.ctx, ast.Load):
            owner = node.value.id
            names = self.command_names if owner in self.players else self.methods
            return f'{owner}.{node.attr}' if node.attr in names else None
        return None

    def _is_command(self, node):
        if isinstance(node, ast.Name):
            return node.id in self.commands
        return node.value.id in self.players

    def _is_condition(self, node):
        parent = self.parents.get(node)
        while isinstance(parent, ast.BoolOp) or (isinstance(parent, ast.UnaryOp) and isinstance(parent.op, ast.Not)):
            node, parent = parent, self.parents.get(parent)
        return isinstance(parent, TESTS) and parent.test is node

    def _is_compared(self, node):
        parent = self.parents.get(node)
        if not isinstance(parent, ast.Compare):
            return False
        others = [side for side in (parent.left, *parent.comparators) if side is not node]
        return any(isinstance(side, ast.Constant) and side.value is not None for side in others)

    def _is_lost(self, node):
        """Whether a command without brackets is in an f-string, is an argument of a call such as ``print()``, or is
        stored in a variable whose uses all need a result.
        """
        if self._is_shown(node):
            return True
        parent = self.parents.get(node)
        if not isinstance(parent, ast.Assign) or parent.value is not node or len(parent.targets) != 1:
            return False
        target = parent.targets[0]
        return isinstance(target, ast.Name) and all(self._is_value(use) for use in self._uses_of(target.id))

    def _is_shown(self, node):
        parent = self.parents.get(node)
        if isinstance(parent, ast.FormattedValue):
            return True
        if not isinstance(parent, ast.Call) or node not in parent.args:
            return False
        called = parent.func
        if isinstance(called, ast.Name):
            return called.id in ('print', 'str', 'int', 'len', 'range') or called.id in self.commands
        return isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name) and called.value.id in self.players

    def _is_value(self, node):
        is_operand = isinstance(self.parents.get(node), (ast.BinOp, ast.AugAssign))
        return is_operand or self._is_condition(node) or self._is_compared(node) or self._is_shown(node)

    def _uses_of(self, name):
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Load):
                yield node

    def _colon_for_dot(self, node):
        if node.value is not None or not isinstance(node.target, ast.Name):
            return None
        called = node.annotation.func if isinstance(node.annotation, ast.Call) else node.annotation
        if not isinstance(called, ast.Name):
            return None
        owner = node.target.id
        is_method = called is not node.annotation and called.id in self.methods
        is_command = owner in self.players and called.id in self.command_names
        return f'{owner}:{called.id}' if is_command or is_method else None
