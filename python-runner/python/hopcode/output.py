"""Captures the output of a program as events."""

from hopcode import OWN_BUILTINS as __builtins__

from io import TextIOBase

from hopcode.run_state import Current, learner_line


class CapturedStream(TextIOBase):
    """Replaces sys.stdout (``out``) or sys.stderr (``err``). Consecutive writes become one event."""

    encoding = 'utf-8'
    errors = 'strict'

    def __init__(self, kind):
        self.kind = kind

    def writable(self):
        return True

    def flush(self):
        pass

    def write(self, text):
        if not isinstance(text, str):
            raise TypeError(f'write() argument must be str, not {type(text).__name__}')
        text = str.__str__(text)
        run = Current.run
        run.go_on()
        room = run.max_printed - run.printed
        if len(text) > room:
            self._record(run, text[:room])
            run.stop('output', line=learner_line())
        run.printed += len(text)
        self._record(run, text)
        return len(text)

    def _record(self, run, text):
        events = run.events
        if not text:
            return
        if events and events[-1][0] == 'print' and events[-1][1] == self.kind:
            events[-1][2].append(text)
        else:
            run.add(('print', self.kind, [text]))
