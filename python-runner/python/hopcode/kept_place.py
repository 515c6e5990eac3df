"""The place of a command that runs later, in a task."""

from hopcode import OWN_BUILTINS as __builtins__

from linecache import getline

from hopcode.code_place import code_place
from hopcode.errors import describe_place, short_trace
from hopcode.run_state import LEARNER_FILE


def keep_place(frame):
    """Returns a function that describes a failure at the current place of a frame, even if the frame has moved on by
    then."""
    if frame is None:
        return lambda code: describe_place(None, 'FarmError', code)
    code, at, line = frame.f_code, frame.f_lasti, frame.f_lineno or 0

    def describe(failure):
        text = getline(LEARNER_FILE, line).strip()
        where = f'  File "{LEARNER_FILE}", line {line}, in {code.co_name}\n    {text}\n'
        trace = short_trace(f'Traceback (most recent call last):\n{where}FarmError: {failure}\n')
        return {'type': 'FarmError', 'message': failure, 'trace': trace, **code_place(code, at, line)}

    return describe
