"""The ``player`` module: one Python function for each command of the engine, created from the engine's own
list.
"""

from hopcode import OWN_BUILTINS as __builtins__

from json import loads
from math import isfinite
from types import ModuleType

from hopcode import clock, host
from hopcode.errors import describe_place
from hopcode.questions import answer_to
from hopcode.rules import farm_error_of
from hopcode.run_state import Current, learner_frame
from hopcode.values import cut, short_repr

OWN_FILE = __file__
LONGEST_TEXT = 5_000
BIGGEST_EXACT_INT = 2**53
REFUSED = object()
TOO_LONG = object()
WAY_TAKEN = object()
"""The result of a step onto a tile that is occupied at the moment. The step did nothing."""


def make_player_module(definitions, errors):
    """Builds the module from a list of commands and the exceptions by name.

    A command is ``{name, parameters: [{name, type, default?}], returns, isQuestion, longestWalk}``.
    """
    return make_command_module('player', 'Commands for your character.', definitions, perform, errors)


def make_command_module(name, about, definitions, action, errors):
    """A module with one function for each command, which calls ``action(definition, values)``, and the exceptions."""
    module = ModuleType(name, about)
    for definition in definitions:
        module.__dict__[definition['name']] = _make_function(definition, action)
    module.__dict__.update(errors)
    module.__dict__['__all__'] = [*(definition['name'] for definition in definitions), *errors]
    module.__dict__[name] = module
    return module


def _make_function(definition, action):
    """A real function with the command's own signature, so that Python itself reports a wrong call."""
    name = definition['name']
    namespace = {'_perform': action, '_definition': definition, '__builtins__': __builtins__, '__name__': 'player'}
    exec(_code_of(definition), namespace)
    return namespace[name]


_codes = {}


def _code_of(definition):
    """The compiled definition, shared by all modules with commands, because compiling takes most of the time."""
    name, parameters = definition['name'], definition['parameters']
    if name not in _codes:
        signature = ', '.join(_parameter_source(parameter) for parameter in parameters)
        passed = ''.join(parameter['name'] + ', ' for parameter in parameters)
        source = f'def {name}({signature}):\n    return _perform(_definition, ({passed}))\n'
        _codes[name] = compile(source, OWN_FILE, 'exec', dont_inherit=True)
    return _codes[name]


def _parameter_source(parameter):
    return f'{parameter["name"]}={parameter["default"]!r}' if 'default' in parameter else parameter['name']


FRAMES_OF_COMMAND = 12
"""How many nested function calls a command needs, with some to spare."""


def _check_room(frames):
    """Raises RecursionError if this many further nested calls do not fit under the recursion limit."""
    if frames > 0:
        _check_room(frames - 1)


def perform(definition, values):
    """Runs one command in the engine and returns its value; a failed command raises a FarmError, or ends the run."""
    check_room()
    Current.run.go_on()
    frame = learner_frame()
    line = 0 if frame is None else frame.f_lineno or 0
    return give(definition, values, line, lambda code: describe_place(frame, 'FarmError', code))


def check_room():
    """Checks that the recursion limit leaves enough room for a command. If the command hit the limit after its event
    but before its request, the host would not know the event.
    """
    _check_room(FRAMES_OF_COMMAND)


def give(definition, values, line, describe, act=()):
    """Sends one command, which the program gave on ``line``, to the engine. ``describe`` takes the code of a failure
    and returns its place.

    ``act`` is for levels with a helper: who performs the command, when it starts, how many virtual seconds it takes,
    and whether an occupied tile results in WAY_TAKEN instead of a failure.
    """
    run = Current.run
    if run.commands >= run.max_commands:
        run.stop('commands', line=line)
    name, parameters = definition['name'], definition['parameters']
    arguments = [_crossing(value, parameter) for value, parameter in zip(values, parameters)]
    run.count_text(arguments, line)
    run.commands += 1
    run.add(('command', run.commands - 1))
    unfit = REFUSED if REFUSED in arguments else TOO_LONG if TOO_LONG in arguments else None
    if unfit is None:
        kind = 'act' if act else 'command'
        reply = host.ask(host.json_list((kind, name, line, *act, *arguments)))
    else:
        wrong = parameters[arguments.index(unfit)]['name']
        longest = LONGEST_TEXT if unfit is TOO_LONG else 0
        shown = (cut(short_repr(value)) for value in values)
        reply = host.ask(host.json_list(('refuse', name, line, wrong, longest, *shown)))
    if reply[:1] == '!':
        _broken_rule(run, loads(reply[1:]), line, describe)
    if reply[:1] == '#':
        run.events.pop()
        run.stop('commands', line=line)
    if reply[:1] == '~':
        run.events.pop()
        run.commands -= 1
        return WAY_TAKEN
    if definition['returns'] == 'answer':
        return answer_to('ask', values[0])
    value = loads(reply) if reply else None
    return _cell(value) if definition['returns'] == 'cell' else value


def _broken_rule(run, failure, line, describe):
    error = farm_error_of(failure, line, len(run.events), describe)
    if error is None:
        run.stop('rule', line=line, failure=failure, error=describe(failure['code']))
    clock.note_error(error)
    raise error


def _crossing(value, parameter):
    """A value in a form that can be sent to the engine: None, a boolean, text or a number that JSON can represent.

    REFUSED for every other value, TOO_LONG for text that is longer than any command accepts.
    """
    if value is None or value is True or value is False:
        return value
    if isinstance(value, str):
        return str.__str__(value) if len(value) <= LONGEST_TEXT else TOO_LONG
    if isinstance(value, int):
        number = int.__index__(value)
        if -BIGGEST_EXACT_INT <= number <= BIGGEST_EXACT_INT:
            return number
    elif isinstance(value, float):
        number = float.__float__(value)
        if isfinite(number):
            return number
    if parameter['type'] != 'value':
        return REFUSED
    text = str(value)
    return text if len(text) <= LONGEST_TEXT else TOO_LONG


def _cell(text):
    """Converts the text ``x,y`` of a position to a tuple of two ints."""
    return tuple(map(int, text.split(',')))
