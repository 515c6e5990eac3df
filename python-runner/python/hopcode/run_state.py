"""The state of the current run: its events, its limits and why it ends."""

from hopcode import OWN_BUILTINS as __builtins__

from sys import _getframe, getrecursionlimit, setrecursionlimit

from hopcode.host import ask

LEARNER_FILE = 'main.py'
"""File name of the program, in code objects and traces."""

MODULE_SCOPE = '<module>'

OWN_FRAMES = 40
"""How many frames above a program's recursion limit are left for the harness itself."""


class RunStopped(KeyboardInterrupt):
    """Stops a program immediately. The class is a KeyboardInterrupt, so that asyncio does not catch it."""


class Run:
    """One run of one program. ``events`` are compact tuples that the host turns into a timeline."""

    def __init__(self, options):
        limits = options['limits']
        self.answers = options['answers']
        self.max_commands = limits['commands']
        self.max_printed = limits['printedCharacters']
        self.max_questions = limits['questions']
        self.max_events = limits['events']
        self.events = []
        self.active = False
        self.ending = None
        self.event_count_at_end = None
        self.commands = 0
        self.printed = 0
        self.questions = 0
        self.tracer = None
        self.warnings = []
        self.uses_files = options['files']
        self.file_changes = 0
        self.slow_commands = frozenset()
        self.turns = {}

    def end(self, status, **details):
        """Sets how the run ends. The first reason wins, and everything after it is ignored."""
        if self.ending is None:
            # The program may be at its recursion limit here, and the calls below need more frames.
            setrecursionlimit(getrecursionlimit() + OWN_FRAMES)
            self.ending = {'status': status, **details}
            self.event_count_at_end = len(self.events)
            self.tracer.raise_on_every_line()

    def stop(self, status, **details):
        """Ends the run from inside the program. From then on, every line of the program raises an exception, even if
        the program catches the first one."""
        self.end(status, **details)
        raise RunStopped(status)

    def go_on(self):
        """Raises an exception if the run has ended, so that a program that caught the first stop cannot continue."""
        if self.ending is not None:
            raise RunStopped(self.ending['status'])

    def last_line(self):
        """Line of the last line event, 0 when there is none."""
        return next((event[1] for event in reversed(self.events) if event[0] == 'line'), 0)

    def count_text(self, values, line):
        """Counts the texts of commands as output, so that a program cannot flood the page with speech bubbles."""
        for value in values:
            if type(value) is str:
                self.printed += len(value)
        if self.printed > self.max_printed:
            self.stop('output', line=line)

    def note_files(self):
        """Adds an event for each change to a file since the last call."""
        changes = int(ask('["files"]') or 0)
        while self.file_changes < changes:
            self.add(('file', self.file_changes))
            self.file_changes += 1

    def add(self, event):
        """Adds an event that counts towards no limit except the maximum number of events."""
        if len(self.events) >= self.max_events:
            self.stop('output', line=learner_line())
        self.events.append(event)


class Current:
    """Holds the current run, for functions that a program calls."""

    run = None


def learner_frame():
    """The innermost frame of the program, or None if none of its code is running."""
    frame = _getframe(1)
    while frame is not None and frame.f_code.co_filename != LEARNER_FILE:
        frame = frame.f_back
    return frame


def learner_line():
    """The current line of the program, or 0 if none of its code is running."""
    frame = learner_frame()
    return 0 if frame is None else frame.f_lineno or 0
