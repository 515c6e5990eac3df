"""Ends a program that takes too long. The host raises SIGINT through the interrupt buffer once the time is
over.
"""

from hopcode import OWN_BUILTINS as __builtins__

import signal
from os.path import dirname
from sys import getrecursionlimit, setrecursionlimit

from hopcode.run_state import LEARNER_FILE, OWN_FRAMES, Current, learner_line

OWN_FOLDER = dirname(__file__)
LEARNER_FILES = frozenset((LEARNER_FILE, '<string>'))


def on_interrupt(_signal_number, frame):
    """Stops the program if the interrupted code is the program's own, or library code that the program called. Never
    stops our own code.
    """
    run = Current.run
    # In endless recursion, most interrupts come near the recursion limit. Near this limit, no other function can be
    # called unless the limit is raised.
    limit = getrecursionlimit()
    setrecursionlimit(limit + OWN_FRAMES)
    while frame is not None:
        filename = frame.f_code.co_filename
        if filename in LEARNER_FILES:
            if run is not None and run.active:
                run.stop('time', line=learner_line())
            break
        if filename.startswith(OWN_FOLDER):
            break
        frame = frame.f_back
    try:
        setrecursionlimit(limit)
    except RecursionError:
        # The interrupted code is exactly at the limit, so Python refuses to lower the limit again.
        pass


def install():
    signal.signal(signal.SIGINT, on_interrupt)
