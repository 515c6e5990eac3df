"""Virtual time: sleeping takes no real time and is recorded; asyncio runs on a loop that jumps from timer to
timer.
"""

from hopcode import OWN_BUILTINS as __builtins__

import asyncio
import asyncio.base_events
import asyncio.events
import asyncio.runners
import asyncio.tasks
import time
from math import isnan

from hopcode import host
from hopcode.checks import never_awaited
from hopcode.errors import describe_node, describe_place, shown_source
from hopcode.run_state import LEARNER_FILE, Current, RunStopped

LONGEST_SLEEP = 1e9

_get_running_loop = asyncio._get_running_loop
_set_running_loop = asyncio._set_running_loop
_swap_current_task = asyncio.tasks._swap_current_task
_BaseRunner = asyncio.Runner


class VirtualTime:
    """How many seconds have passed and how many tasks have started since the run began, and when the last command ends.
    """

    seconds = 0.0
    tasks = 0
    busy_until = 0.0


class TaskErrors:
    """Exceptions of failed commands in tasks, each with its task."""

    noted = ()


def restart_time():
    VirtualTime.seconds = 0.0
    VirtualTime.tasks = 0
    TaskErrors.noted = ()
    VirtualTime.busy_until = 0.0


def keep_busy(seconds):
    """Records that a command takes this many seconds from now on."""
    VirtualTime.busy_until = max(VirtualTime.busy_until, VirtualTime.seconds + seconds)


def note_error(error):
    """Stores the exception of a command that failed in a task. asyncio would hide it from a program that never awaits
    the task."""
    loop = _get_running_loop()
    if loop is not None:
        TaskErrors.noted += ((error, asyncio.current_task(loop)),)


def lost_error():
    """The first stored exception that ended a task whose result the program never requested, or None."""
    for error, task in TaskErrors.noted:
        if task is not None and task.done() and task._log_traceback and task._exception is error:
            return error
    return None


def sleep(seconds):
    """Suspend execution for a given number of seconds."""
    try:
        if isnan(seconds):
            raise ValueError('Invalid value NaN (not a number)')
    except TypeError:
        raise TypeError(f'{type(seconds).__name__!r} object cannot be interpreted as an integer') from None
    duration = float(seconds)
    if duration < 0:
        raise ValueError('sleep length must be non-negative')
    if duration > LONGEST_SLEEP:
        raise OverflowError('timestamp too large to convert to C PyTime_t')
    Current.run.go_on()
    pass_time(duration)


def pass_time(seconds):
    busy = min(seconds, max(0.0, VirtualTime.busy_until - VirtualTime.seconds))
    VirtualTime.seconds += seconds
    # The interpreter's own clock must move by the same time.
    host.ask(host.json_list(('advance', seconds)))
    if busy > 0:
        _record_wait(busy, True)
    if busy < seconds or seconds == 0:
        _record_wait(seconds - busy, False)


def _record_wait(seconds, is_busy):
    run = Current.run
    events = run.events
    if events and events[-1][0] == 'wait' and events[-1][2] is is_busy:
        events[-1] = ('wait', round(events[-1][1] + seconds, 6), is_busy)
    else:
        run.add(('wait', round(seconds, 6), is_busy))


class NumberedTask(asyncio.Task):
    """A task with a number as its hash, because sets and dictionaries order tasks by their hash. The usual hash
    depends on the address of the task, which differs from run to run.
    """

    def __init__(self, coro, **settings):
        VirtualTime.tasks += 1
        self.number = VirtualTime.tasks
        name = settings.pop('name', None)
        # Without a name, the interpreter would number the task with its own counter, which continues from run to run.
        super().__init__(coro, name=name or f'Task-{self.number}', **settings)

    def __hash__(self):
        return self.number


NumberedTask.__name__ = NumberedTask.__qualname__ = 'Task'


def end_deadlock():
    """Ends a program whose tasks all wait for one another, at the line where its last task waits.

    If an ``await`` is missing, that is the likely cause, so it is reported instead.
    """
    # The newest task comes first, because the first task of a program usually only waits for the others.
    waiting = sorted(asyncio.all_tasks(_get_running_loop()), key=hash, reverse=True)
    frames = [_waiting_frame(task) for task in waiting]
    frame = next((found for found in frames if found is not None), None)
    message = 'deadlock: every task is waiting for ever'
    run = Current.run
    if frame is None or run.ending is not None:
        raise RuntimeError(message)
    source = shown_source()
    slip = never_awaited(source, run.slow_commands)
    if slip is None:
        error = {**describe_place(frame, 'RuntimeError', message), 'line': frame.f_lineno or 0}
    else:
        kind, node, text = slip
        error = describe_node(node, source, kind, text)
    run.end('error', error=error)
    raise RunStopped(message)


def _waiting_frame(task):
    """The innermost frame of the program in which a task waits, or None."""
    coroutine, found = task.get_coro(), None
    while coroutine is not None:
        frame = getattr(coroutine, 'cr_frame', None)
        if frame is not None and frame.f_code.co_filename == LEARNER_FILE:
            found = frame
        coroutine = getattr(coroutine, 'cr_await', None)
    return found


class TimeJump:
    """Replaces the selector that waits for sockets. Moves the virtual time to the next timer instead of waiting."""

    def select(self, timeout):
        if timeout is None:
            end_deadlock()
        if timeout > 0:
            pass_time(timeout)
        return ()


class VirtualLoop(asyncio.BaseEventLoop):
    """An event loop without input and output, on virtual time."""

    def __init__(self):
        super().__init__()
        self._selector = TimeJump()

    def time(self):
        return VirtualTime.seconds

    def create_task(self, coro, *, name=None, **settings):
        self._check_closed()
        return NumberedTask(coro, loop=self, name=name, **settings)

    def _process_events(self, event_list):
        pass

    def _write_to_self(self):
        pass

    async def shutdown_default_executor(self, timeout=None):
        pass


def run_coroutine(main, *, debug=None, loop_factory=None):
    """``asyncio.run``. A nested call is allowed, because on virtual time it does no harm."""
    outer_loop = _get_running_loop()
    outer_task = None if outer_loop is None else _swap_current_task(outer_loop, None)
    _set_running_loop(None)
    try:
        with _BaseRunner(loop_factory=VirtualLoop) as runner:
            return runner.run(main)
    finally:
        _set_running_loop(outer_loop)
        if outer_loop is not None:
            _swap_current_task(outer_loop, outer_task)


def install():
    """Replaces the interpreter's time with virtual time; call once, before the baseline is taken."""
    time.sleep = sleep
    asyncio.run = run_coroutine
    asyncio.runners.run = run_coroutine
    asyncio.new_event_loop = VirtualLoop
    asyncio.events.new_event_loop = VirtualLoop
    # Without this, the bridge would create its own loop, which calls JavaScript.
    asyncio.events._set_event_loop_policy(None)
    asyncio.set_event_loop(None)
    forget_loop()


def forget_loop():
    _set_running_loop(None)
