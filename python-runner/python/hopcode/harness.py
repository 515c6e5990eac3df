"""Entry points of the host: ``setup`` once, then ``run`` for every run."""

from hopcode import OWN_BUILTINS as __builtins__

import ast
import builtins
import gc
import os
import random
import sys
import warnings
from json import dumps, loads
from types import BuiltinFunctionType, FunctionType, ModuleType

from hopcode import actors, clock, deadline, host, questions
from hopcode.checks import missing_parentheses, never_called, unreadable_sign
from hopcode.commands import make_player_module
from hopcode.errors import describe_error, describe_node, describe_warning, show_source
from hopcode.first_mistake import compile_program
from hopcode.imports import hide_modules, remove_process_functions
from hopcode.mistakes import loop_without_end, silent_mistake
from hopcode.output import CapturedStream
from hopcode.report import told_events
from hopcode.reset import Baseline
from hopcode.rules import failed_command, make_farm_errors
from hopcode.run_state import LEARNER_FILE, OWN_FRAMES, Current, Run
from hopcode.trace import Tracer
from hopcode.uncalled import used_without_brackets
from hopcode.values import DataExport, value_of_data
from hopcode.watched import list_watched

HOME = '/home/pyodide'
FIRST_LINE = 1
"""The line of an error that has no line (game.md section 5, 'Editor')."""
MOST_VARIABLES = 300
LONGEST_NAME = 100
NOT_EXPORTED = (ModuleType, FunctionType, BuiltinFunctionType, type)
REMOVED_BUILTINS = ('breakpoint', 'help', 'copyright', 'credits', 'license')
LIMITS = ('time', 'commands', 'output', 'questions')

_seed = random.seed
_collect_garbage = gc.collect


class Harness:
    """State that persists between runs."""

    player = None
    command_names = frozenset()
    baseline = None
    warned = ()
    """Where Python stores which warnings it has already given in each of our modules."""


def setup(device, commands, farm_errors):
    """Prepares the interpreter, once. ``device`` is the path of the host's device, ``commands`` and ``farm_errors``
    are JSON of the engine's lists.

    Returns the objects that the host watches, as JSON (see watched.py).
    """
    definitions = loads(commands)
    host.connect(device)
    Harness.command_names = frozenset(definition['name'] for definition in definitions)
    errors = make_farm_errors(loads(farm_errors))
    Harness.player = make_player_module(definitions, errors)
    sys.modules['player'] = Harness.player
    actors.prepare(definitions, errors)
    clock.install()
    deadline.install()
    builtins.input = questions.input
    builtins.exit = builtins.quit = sys.exit
    for name in REMOVED_BUILTINS:
        vars(builtins).pop(name, None)
    # The first call of this function stores a pattern in the module, which would look like a change by a program.
    ast.get_source_segment('x', ast.parse('x').body[0])
    own_modules = [module for name, module in sys.modules.items() if name.partition('.')[0] == 'hopcode']
    Harness.warned = tuple(vars(module).setdefault('__warningregistry__', {}) for module in own_modules)
    hide_modules()
    remove_process_functions()
    # An audit hook cannot be removed again, so programs must not add one.
    del sys.addaudithook
    os.makedirs(HOME, exist_ok=True)
    os.chdir(HOME)
    modules_for_two = tuple(actors.ForTwo.modules.values())
    Harness.baseline = Baseline(HOME, modules_for_two)
    _collect_garbage()
    watched = list_watched(own_modules, (Harness.player, *modules_for_two), tuple(Harness.baseline.namespaces()))
    gc.freeze()
    return watched


def run(source, options_json):
    """Runs a program to its end, reports the run to the host and clears the program's data."""
    next(_apart(_run, source, options_json))


def restore(is_library_untouched):
    """Restores the interpreter to its state before the run. Returns whether the program had changed the library.
    ``is_library_untouched`` is true if the host has checked the library and found no change.
    """
    return Harness.baseline.restore(is_library_untouched)


def _apart(function, *arguments):
    """Calls a function so that an exception left at the end of the call does not become the context of a later one.

    When a program is stopped at a line of an exception handler, the handled exception can stay current, because
    Python expects no error there. A generator has its own exception state, which disappears with it.
    """
    yield function(*arguments)


def _run(source, options_json):
    state = _begin(source, loads(options_json))
    main = sys.modules['__main__'].__dict__
    outside = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = CapturedStream('out'), CapturedStream('err')
    try:
        state.active = True
        next(_apart(_run_to_end, source, state, main))
        ended = source, state, _final_variables(main), state.tracer.changes_at_end(main)
        # Sends the report before the program's data are cleared, because clearing very deeply nested data breaks the
        # interpreter.
        is_told = _tell_host(*ended)
    finally:
        sys.stdout, sys.stderr = outside
        # The finalizers of the program run here, so that the program's limits still apply to them and they do not run
        # in the next run.
        next(_apart(_clear_away, main))
        state.active = False
        state.tracer.close()
        Current.run = None
        clock.restart_time()
    if not is_told:
        _tell_host(*ended)


def _clear_away(main):
    """Runs the finalizers of the program's data."""
    # The program may have told the garbage collector to store what it finds.
    gc.set_debug(0)
    gc.garbage.clear()
    main.clear()
    _collect_garbage()
    # Python warns of an open file, or of a coroutine that is never awaited, in the module that is running: here, one
    # of ours.
    for warned in Harness.warned:
        warned.clear()


def _tell_host(source, state, variables, last_changes):
    """Sends the host the report as JSON: ``{events, end, variables, neverCalled}``. Returns false when the memory is
    full.
    """
    try:
        report = {
            'events': told_events(state, last_changes),
            'end': state.ending,
            'variables': variables,
            'neverCalled': _never_called(source, state),
        }
        host.report(dumps(report, ensure_ascii=False, separators=(',', ':')))
    except MemoryError:
        return False
    return True


def _never_called(source, state):
    """The error that explains why goals are open or why a limit ended the program: an unused definition or a warning
    of the compiler in a program that finished, or a loop that cannot end.
    """
    is_finished = state.ending['status'] == 'finished'
    if not is_finished and state.ending['status'] not in LIMITS:
        return None
    if is_finished and state.warnings:
        return describe_warning(state.warnings[0], source)
    with warnings.catch_warnings():
        warnings.simplefilter('ignore', SyntaxWarning)
        slip = (never_called(source, state.slow_commands) or silent_mistake(source)) if is_finished else loop_without_end(source, state.ending['line'])
    if slip is None:
        return None
    kind, node, message = slip
    return describe_node(node, source, kind, message)


def _begin(source, options):
    """Creates new state for a run: run state, time, random seed and a real ``__main__`` module (pickle needs
    one).
    """
    state = Run(options)
    state.tracer = Tracer(state, options['limits']['tracedLines'])
    Current.run = state
    clock.restart_time()
    clock.forget_loop()
    # The functions of ``random`` use this generator. A program may have added methods to the generator, so its
    # attributes are cleared.
    vars(_seed.__self__).clear()
    _seed(options['seed'])
    show_source(source)
    sys.setrecursionlimit(options['recursionLimit'] + OWN_FRAMES)
    main = ModuleType('__main__')
    main.__dict__.update(__file__=LEARNER_FILE, __builtins__=builtins, player=Harness.player)
    if options['helper']:
        actors.begin(state, main.__dict__)
    for constant in options['constants']:
        main.__dict__[constant['name']] = value_of_data(constant['value'])
    sys.modules['__main__'] = main
    return state


def _run_to_end(source, state, namespace):
    """Runs the program; afterwards ``state.ending`` is always set."""
    try:
        unreadable = unreadable_sign(source)
        if unreadable is not None:
            node, sign = unreadable
            message = f'invalid non-printable character U+{ord(sign):04X}'
            state.end('error', error=describe_node(node, source, 'SyntaxError', message))
            return
        with warnings.catch_warnings(record=True) as state.warnings:
            warnings.simplefilter('always', SyntaxWarning)
            code = compile_program(source)
            names = Harness.command_names
            slip = missing_parentheses(source, names) or used_without_brackets(source, names)
        if slip is not None:
            kind, node, name = slip
            state.end('error', error=describe_node(node, source, kind, name))
            return
        state.tracer.watch(code)
        exec(code, namespace)
        never_awaited = clock.lost_error()
        if never_awaited is not None:
            raise never_awaited
        state.end('finished')
    except BaseException as error:
        _end_by_exception(state, error)


def _end_by_exception(state, error):
    if state.ending is not None:
        return
    event_count = len(state.events)
    state.tracer.pause()
    if isinstance(error, SystemExit):
        _say_farewell(error)
        state.end('finished')
        return
    failed = None
    try:
        sys.stdout = sys.stderr = None
        command = failed_command(error)
        if command is not None:
            error, failed = command
        described = describe_error(error)
        # A task's command may fail in a different frame from the one that gave the command.
        if failed is not None and described['line'] != failed.line:
            described = failed.describe(failed.failure['code'])
    except BaseException:
        # A method that turns the error into text has failed, or the time limit ended it.
        described = {'type': type(error).__name__, 'message': '', 'line': 0, 'trace': ''}
    if described['line'] == 0:
        # An error from the event loop has no frame from the program, and a parser error has no line.
        described['line'] = state.last_line() or FIRST_LINE
    if failed is None:
        state.end('error', error=described)
    else:
        state.end('rule', line=failed.line, failure=failed.failure, error=described)
        # If only lines ran after the failure, Python was looking for a handler, and these lines do not belong to the
        # run. If a `finally` ran, its events belong to the run.
        if all(event[0] == 'line' for event in state.events[failed.event_count : event_count]):
            event_count = failed.event_count
    # Output of the error's own methods is not part of the run.
    state.event_count_at_end = event_count


def _say_farewell(error):
    """``sys.exit('text')`` prints the text, as Python does."""
    if type(error.code) is str:
        sys.stderr.write(error.code + '\n')


def _final_variables(namespace):
    """Module-level variables as data, without functions, classes and modules."""
    export = DataExport()
    variables = {}
    for name, value in namespace.items():
        if type(name) is not str or name[:2] == '__' or len(name) > LONGEST_NAME:
            continue
        if issubclass(type(value), NOT_EXPORTED):
            continue
        if len(variables) == MOST_VARIABLES:
            break
        variables[name] = export.data(value)
    return variables
