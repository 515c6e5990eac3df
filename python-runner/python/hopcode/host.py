"""Communicates with JavaScript through a device file. Only bytes are exchanged, so Python never holds a JavaScript
object.
"""

from hopcode import OWN_BUILTINS as __builtins__

from json.encoder import encode_basestring_ascii as quoted
from os import O_RDWR, open, readinto, write

LONGEST_REPLY = 1 << 18

_buffer = bytearray(LONGEST_REPLY)
_view = memoryview(_buffer)
_line_break = b'\n'


class Connection:
    """The open device."""

    file = -1


def connect(path):
    Connection.file = open(path, O_RDWR)


def ask(request):
    """Sends a request as JSON, in ASCII and one line, and returns the answer."""
    sent = request.encode() + _line_break
    size = len(sent)
    if size > LONGEST_REPLY:
        raise MemoryError
    _view[:size] = sent
    count = readinto(Connection.file, _buffer)
    return str(_view[:count], 'utf-8') if count else ''


def report(json):
    """Sends the report of the run."""
    write(Connection.file, json.encode('utf-8', 'surrogatepass'))


def json_list(values):
    """JSON of plain values: None, booleans, finite numbers and texts."""
    return '[' + ','.join(map(_json, values)) + ']'


def _json(value):
    if value is None:
        return 'null'
    if value is True:
        return 'true'
    if value is False:
        return 'false'
    return quoted(value) if type(value) is str else repr(value)
