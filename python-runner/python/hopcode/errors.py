"""Errors of a program as data: type, message, place and the trace with only the program's own lines."""

from hopcode import OWN_BUILTINS as __builtins__

import ast
import linecache
import operator
import re
from traceback import StackSummary, TracebackException, walk_stack
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType

from hopcode.code_place import code_place, place_of, utf16_length
from hopcode.json_place import near_place
from hopcode.run_state import LEARNER_FILE
from hopcode.values import cut, short_repr

# Half of the limit in the timeline's schema, because the schema counts UTF-16 units and a character may need two.
LONGEST_MESSAGE = 1000
LONGEST_NAME = 100
LONGEST_TRACE = 10_000
LONGEST_TRACE_LINE = 500
MOST_NESTED = 8

# The maximum number of variables in an error, and the maximum lengths of a variable's name and text. The timeline's
# schema has the same limits.
MOST_VALUES = 6
LONGEST_VALUE_NAME = 19
LONGEST_VALUE = 100
VALUE_NAME = re.compile(r'(?<![\w.])[^\W\d]\w*(?!\w|[ \t]*\()')
QUOTED = re.compile(r'"[^"]*"|\'[^\']*\'')
ABOUT_VALUES = (TypeError, ValueError, LookupError, AttributeError)
NO_VALUES = (ModuleType, FunctionType, BuiltinFunctionType, MethodType, type)

OFFERED = re.compile(r"Did you mean: '([^\W\d]\w*)'")
ITEM = re.compile(r'([^\W\d]\w*)\[([^\[\]]+)\]$')
SEQUENCES = (list, str, tuple)

TASK_GROUP = 'unhandled errors in a TaskGroup'


def source_lines(source):
    """Splits the program into lines as the compiler does: ``str.splitlines`` also splits at form feeds and similar
    characters.
    """
    return source.replace('\r\n', '\n').replace('\r', '\n').split('\n')


def show_source(source):
    """Gives the program's lines to Python's traces."""
    lines = [line + '\n' for line in source_lines(source)]
    linecache.cache[LEARNER_FILE] = (len(source), None, lines, LEARNER_FILE)


def shown_source():
    """The program whose lines ``show_source`` gave to Python's traces."""
    return ''.join(linecache.getlines(LEARNER_FILE))


def describe_error(error):
    """Describes an exception that ended the program. Its ``__str__`` may be the program's own code, so limits still
    apply here.
    """
    error = _without_task_group(error)
    report = TracebackException(type(error), error, error.__traceback__, compact=True)
    _keep_own_frames(report, MOST_NESTED)
    trace = ''.join(report.format())
    described = {
        'type': type(error).__name__[:LONGEST_NAME],
        'message': _message(report, error)[:LONGEST_MESSAGE],
        'line': 0,
        'trace': short_trace(trace),
    }
    place = _traceback_place(error.__traceback__)
    if not place and isinstance(error, SyntaxError):
        # The compilation of the program failed.
        place = _syntax_place(error)
    described.update(place)
    names = _names(error)
    if isinstance(error, (NameError, AttributeError)):
        names.update(_near_name(error, described['message']))
    if type(error).__name__ == 'JSONDecodeError':
        names.update(near_place(error))
    if isinstance(error, IndexError):
        names.update(_asked_item(error.__traceback__, described))
    if isinstance(error, ABOUT_VALUES) and not isinstance(error, SyntaxError):
        names.update(_values_at(error.__traceback__, described))
    if names:
        described['names'] = names
    return described


def _without_task_group(error):
    """The only error in a task group. This error has the line of the mistake; the group's own error has another line.
    """
    while type(error) is ExceptionGroup and error.message == TASK_GROUP and len(error.exceptions) == 1:
        error = error.exceptions[0]
    return error


def describe_place(frame, kind, message):
    """Describes an error at the current line of a frame of the program."""
    described = {'type': kind, 'message': message, 'line': 0, 'trace': f'{kind}: {message}\n'}
    if frame is None:
        return described
    described.update(code_place(frame.f_code, frame.f_lasti, frame.f_lineno or 0))
    stack = StackSummary.extract(walk_stack(frame), limit=40)
    own = StackSummary.from_list([entry for entry in reversed(stack) if entry.filename == LEARNER_FILE])
    described['trace'] = short_trace(
        'Traceback (most recent call last):\n' + ''.join(own.format()) + f'{kind}: {message}\n'
    )
    return described


def describe_node(node, source, kind, message):
    """Describes an error at a place in the source that never ran."""
    text = source_lines(source)[node.lineno - 1]
    trace = f'  File "{LEARNER_FILE}", line {node.lineno}\n    {text.strip()}\n{kind}: {message}\n'
    place = place_of(node.lineno, node.end_lineno, node.col_offset, node.end_col_offset)
    return {'type': kind, 'message': message, 'trace': trace, **place}


def describe_warning(warning, source):
    """Describes a SyntaxWarning of the compiler, which is about a mistake that Python accepts. ``warning`` is a
    ``WarningMessage``.
    """
    line = min(max(warning.lineno, 1), len(source_lines(source)))
    message = str(warning.message).partition('. Such sequences')[0]
    text = source_lines(source)[line - 1].strip()
    trace = f'{LEARNER_FILE}:{line}: SyntaxWarning: {message}\n  {text}\n'
    return {'type': 'SyntaxWarning', 'message': message[:LONGEST_MESSAGE], 'line': line, 'trace': short_trace(trace)}


def short_trace(trace):
    """Cuts long lines of a trace. If the trace is still too long, leaves out its middle, because the end is
    the most useful part.
    """
    short = '\n'.join(cut(line, LONGEST_TRACE_LINE) for line in trace.split('\n'))
    if len(short) <= LONGEST_TRACE:
        return short
    half = LONGEST_TRACE // 2 - 1
    return f'{short[:half]}\n{short[-half:]}'


def _keep_own_frames(report, depth):
    if depth == 0:
        return
    report.stack[:] = [entry for entry in report.stack if entry.filename == LEARNER_FILE]
    nested = [report.__cause__, report.__context__, *(report.exceptions or ())]
    for inner in nested:
        if inner is not None:
            _keep_own_frames(inner, depth - 1)


def _message(report, error):
    if isinstance(error, SyntaxError):
        return str(report.msg)
    return str(report)


def _syntax_place(error):
    place = {'line': error.lineno or 0}
    text = error.text or ''
    if error.offset is not None and error.offset > 0:
        place['column'] = utf16_length(text[: error.offset - 1]) + 1
    if error.end_lineno is not None and error.end_offset is not None and error.end_offset > 0:
        place['endLine'] = max(error.end_lineno, place['line'])
        end_text = text if error.end_lineno == error.lineno else linecache.getline(LEARNER_FILE, error.end_lineno)
        place['endColumn'] = utf16_length(end_text[: error.end_offset - 1]) + 1
    return place


def _own_entry(trace):
    """The entry of the innermost frame of the program, or None."""
    own = None
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == LEARNER_FILE:
            own = trace
        trace = trace.tb_next
    return own


def _traceback_place(trace):
    own = _own_entry(trace)
    return {} if own is None else code_place(own.tb_frame.f_code, own.tb_lasti, own.tb_lineno or 0)


def _asked_item(trace, described):
    """The length of the sequence and the index of ``hens[i]``, if the error points at exactly that."""
    own = _own_entry(trace)
    if own is None or 'column' not in described or described['line'] != described['endLine']:
        return {}
    text = linecache.getline(LEARNER_FILE, described['line'])
    asked = ITEM.match(text[described['column'] - 1 : described['endColumn'] - 1])
    if asked is None:
        return {}
    values = {**own.tb_frame.f_globals, **own.tb_frame.f_locals}
    whole = values.get(asked[1])
    if type(whole) not in SEQUENCES:
        return {}
    index = _index_of(asked[2], values)
    names = {'length': str(len(whole))}
    if index is not None:
        names['index'] = str(index)[:LONGEST_NAME]
    return names


def _near_name(error, message):
    """A variable of the program or the level that Python suggests, or that has the same name as the missing
    attribute."""
    own = _own_entry(error.__traceback__)
    if own is None:
        return {}
    places = (own.tb_frame.f_locals, own.tb_frame.f_globals)
    offered = OFFERED.search(message)
    near = offered[1] if offered else error.name
    if type(near) is not str or len(near) > LONGEST_NAME:
        return {}
    return {'near': near} if any(near in place for place in places) else {}


BIGGEST_INDEX = 10**9
SUMS = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul}


def _index_of(text, values):
    """The value of an index such as ``i + 1`` or ``len(hens)``, or None for any other calculation."""
    try:
        tree = ast.parse(text.strip(), mode='eval')
    except (SyntaxError, ValueError):
        return None
    return _number_of(tree.body, values)


def _number_of(node, values):
    number = None
    if isinstance(node, ast.Constant):
        number = node.value
    elif isinstance(node, ast.Name):
        number = values.get(node.id)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        inner = _number_of(node.operand, values)
        number = None if inner is None else -inner
    elif isinstance(node, ast.BinOp) and type(node.op) in SUMS:
        left, right = _number_of(node.left, values), _number_of(node.right, values)
        number = None if left is None or right is None else SUMS[type(node.op)](left, right)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == 'len' and len(node.args) == 1:
        argument = node.args[0]
        whole = values.get(argument.id) if isinstance(argument, ast.Name) else None
        number = len(whole) if type(whole) in SEQUENCES and 'len' not in values else None
    return number if type(number) is int and -BIGGEST_INDEX < number < BIGGEST_INDEX else None


def _values_at(trace, described):
    """The values of the variables in the marked code, each under its name with ``=`` in front, as short texts."""
    own = _own_entry(trace)
    if own is None or 'column' not in described or described['line'] != described['endLine']:
        return {}
    text = linecache.getline(LEARNER_FILE, described['line'])
    code = text[described['column'] - 1 : described['endColumn'] - 1]
    frame = own.tb_frame
    names = {}
    # A variable in quotes, such as range("steps"), is usually meant as the variable.
    quoted = [text[1:-1] for text in QUOTED.findall(code) if VALUE_NAME.fullmatch(text[1:-1])]
    for name in dict.fromkeys(VALUE_NAME.findall(QUOTED.sub('""', code)) + quoted):
        if len(names) == MOST_VALUES or len(name) > LONGEST_VALUE_NAME:
            continue
        places = [place for place in (frame.f_locals, frame.f_globals) if name in place]
        if places and not issubclass(type(places[0][name]), NO_VALUES):
            names['=' + name] = cut(short_repr(places[0][name]), LONGEST_VALUE)
    return names


def _names(error):
    """Names in the message, if they are texts."""
    names = {}
    if isinstance(error, (NameError, AttributeError, ImportError)) and type(error.name) is str:
        names['name'] = error.name[:LONGEST_NAME]
    if isinstance(error, AttributeError) and error.obj is not None:
        names['obj'] = type(error.obj).__name__[:LONGEST_NAME]
    if isinstance(error, KeyError) and len(error.args) == 1 and type(error.args[0]) in (str, int):
        names['key'] = str(error.args[0])[:LONGEST_NAME]
    return names
