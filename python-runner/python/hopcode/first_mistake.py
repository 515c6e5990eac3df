"""The first of several syntax mistakes."""

from hopcode import OWN_BUILTINS as __builtins__

import re

from hopcode.errors import source_lines
from hopcode.run_state import LEARNER_FILE

CUT_OFF = re.compile(
    r'expected an indented block|.* was never closed|unterminated triple|unterminated f-string|unexpected EOF'
    r"|expected 'except'"
)
"""What Python says about the beginning of a program only because the rest of the program was cut off."""


def compile_program(source):
    """Compiles the program, and raises the error of the first wrong line.

    Python reads the symbols of the whole program before it reports a line that makes no sense. Without this function,
    it would report a wrong symbol on a later line first.
    """
    try:
        return compile(source, LEARNER_FILE, 'exec', dont_inherit=True)
    except SyntaxError as error:
        first = _error_above(source, error) or error
    raise first


def _error_above(source, error):
    above = source_lines(source)[: (error.lineno or 1) - 1]
    while above and not above[-1].strip():
        above.pop()
    # A decorator is only valid together with the line below it.
    if not above or above[-1].lstrip().startswith('@'):
        return None
    try:
        compile('\n'.join(above), LEARNER_FILE, 'exec', dont_inherit=True)
    except SyntaxError as earlier:
        return None if CUT_OFF.match(earlier.msg) else earlier
    return None
