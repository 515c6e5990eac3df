"""Follows a program line by line with sys.monitoring: which line runs next and which variables changed."""

from hopcode import OWN_BUILTINS as __builtins__

import sys
from sys import _getframe
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType

from hopcode.run_state import MODULE_SCOPE, RunStopped
from hopcode.values import cut, short_repr

TOOL = 3
TOOLS = 6
"""How many tools `sys.monitoring` lets programs use."""

UNKEPT = object()
MOST_FRAMES = 1100
LONGEST_NAME = 100

_monitoring = sys.monitoring
_set_local_events = _monitoring.set_local_events
_LINE = _monitoring.events.LINE
_START = _monitoring.events.PY_START
_JUMP = _monitoring.events.JUMP

# Types are compared by id, because a class of a program can have its own hash.
IMMUTABLE = frozenset(map(id, (int, float, bool, str, bytes, type(None), complex, range)))
NOT_DATA = (ModuleType, FunctionType, BuiltinFunctionType, type)


class Tracer:
    """Records the line events of one run up to their limit. Beyond the limit, the tracer costs no time."""

    def __init__(self, run, max_lines):
        self.run = run
        self.left = max_lines
        self.codes = set()
        self.seen = {}
        self.shown = {}
        self.events_wanted = _LINE | _START
        claim_tool()
        _monitoring.register_callback(TOOL, _LINE, self.on_line)
        _monitoring.register_callback(TOOL, _START, self.on_start)
        _monitoring.register_callback(TOOL, _JUMP, self.on_jump)

    def watch(self, code):
        """Follows a code object of the program and every code object defined inside it."""
        self.codes.add(code)
        _set_local_events(TOOL, code, self.events_wanted)
        for constant in code.co_consts:
            if isinstance(constant, CodeType):
                self.watch(constant)

    def on_line(self, code, line):
        run = self.run
        # For an empty module, Python reports one event, for line 0.
        if not run.active or line == 0:
            return
        if run.ending is not None:
            raise RunStopped(run.ending['status'])
        if self.left <= 0:
            self._set_events(0)
            return
        self.left -= 1
        if run.uses_files:
            run.note_files()
        name = code.co_name
        if name == MODULE_SCOPE:
            name = ''
        frame = _getframe(1)
        if run.slow_commands and self.shown.get(name) != id(frame):
            # The same function now runs in another task, so all its variables are reported again.
            self.shown[name] = id(frame)
            self.seen.pop(id(frame), None)
        run.add(('line', line, name[:LONGEST_NAME], self.changes(frame)))

    def on_start(self, code, _offset):
        # A new frame may have the id of an earlier one.
        self.seen.pop(id(_getframe(1)), None)

    def on_jump(self, _code, _offset, _destination):
        run = self.run
        if run.active and run.ending is not None:
            raise RunStopped(run.ending['status'])

    def changes(self, frame):
        """Variables of a frame that changed since its last line, name to short text, or None."""
        if frame.f_code.co_name == MODULE_SCOPE:
            return self.changes_in(0, frame.f_globals)
        return self.changes_in(id(frame), frame.f_locals)

    def changes_in(self, key, variables):
        seen = self.seen.get(key)
        if seen is None:
            if len(self.seen) > MOST_FRAMES:
                self.seen.clear()
            seen = self.seen[key] = {}
        changed = None
        for name, value in variables.items():
            known = seen.get(name)
            if known is not None and known[0] is value:
                continue
            kind = type(value)
            if type(name) is not str or name[:2] == '__' or issubclass(kind, NOT_DATA):
                continue
            text = short_repr(value)
            if known is None or known[1] != text:
                if changed is None:
                    changed = {}
                changed[name[:LONGEST_NAME]] = cut(text)
            # Only immutable values are stored, because a reference to an object would delay its `__del__`.
            seen[name] = (value if id(kind) in IMMUTABLE else UNKEPT, text)
        return changed

    def changes_at_end(self, variables):
        """Module variables that the last lines changed; None if lines were no longer recorded."""
        return self.changes_in(0, variables) if self.left > 0 and 0 in self.seen else None

    def pause(self):
        """Stops recording lines; afterwards, ``raise_on_every_line`` can still stop a program whose run has ended."""
        self._set_events(0)

    def raise_on_every_line(self):
        """From now on, every line and every round of a loop raises an exception."""
        self._set_events(_LINE | _JUMP)

    def close(self):
        self._set_events(0)
        self.codes.clear()
        self.seen.clear()
        self.shown.clear()

    def _set_events(self, events):
        self.events_wanted = events
        claim_tool()
        for code in self.codes:
            _set_local_events(TOOL, code, events)


def claim_tool():
    """Claims our tool id again, in case a program has taken or freed it."""
    if _monitoring.get_tool(TOOL) != 'hopcode':
        _monitoring.free_tool_id(TOOL)
        _monitoring.use_tool_id(TOOL, 'hopcode')


def free_other_tools():
    """Frees the monitoring tools of the program."""
    for tool in range(TOOLS):
        if tool != TOOL and _monitoring.get_tool(tool) is not None:
            _monitoring.free_tool_id(tool)
