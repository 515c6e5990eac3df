"""Values of the program as text and as data. This code never calls a method that a program defined.

It therefore checks types with ``issubclass(type(value), ...)``: ``isinstance`` looks up ``value.__class__``.
"""

from hopcode import OWN_BUILTINS as __builtins__

from math import isfinite

LONGEST_TEXT = 60
MOST_ITEMS = 10
DEEPEST_TEXT = 2

# Half of the limit in the timeline's schema, because the schema counts UTF-16 units and a character may need two.
LONGEST_DATA_TEXT = 5_000
LONGEST_SHORT_TEXT = 240
MOST_DATA_ITEMS = 1000
DEEPEST_DATA = 12
MOST_DATA_VALUES = 20_000
MOST_DATA_CHARACTERS = 1_000_000
LONGEST_OTHER = 100
BIGGEST_EXACT_INT = 2**53

ELLIPSIS = '…'
CONTAINERS = (list, tuple, set, frozenset)


def cut(text, longest=LONGEST_SHORT_TEXT):
    return text if len(text) <= longest else text[: longest - 1] + ELLIPSIS


def short_repr(value, depth=0):
    """A short text of a value, similar to ``repr``, at most about 60 characters per element."""
    kind = type(value)
    if kind is int:
        return str(value) if -(10**15) < value < 10**15 else f'int({value.bit_length()} bits)'
    if kind is str:
        return repr(value) if len(value) <= LONGEST_TEXT else repr(value[: LONGEST_TEXT - 3]) + ELLIPSIS
    # ``kind in (...)`` would compare the classes, and a class of a program can define how it is compared.
    if value is None or kind is float or kind is bool or kind is complex:
        return repr(value)
    if kind is bytes:
        return repr(value) if len(value) <= 30 else repr(value[:30]) + ELLIPSIS
    if issubclass(kind, dict):
        return _short_dict(value, depth)
    if issubclass(kind, CONTAINERS):
        return _short_container(value, kind, depth)
    if kind is range:
        return _short_range(value)
    return _short_object(value, kind, depth)


def _short_range(value):
    parts = [value.start, value.stop] if value.step == 1 else [value.start, value.stop, value.step]
    return 'range(' + ', '.join(short_repr(part) for part in parts) + ')'


def _short_dict(value, depth):
    if depth > DEEPEST_TEXT:
        return '{' + ELLIPSIS + '}'
    shown = []
    for index, (key, item) in enumerate(dict.items(value)):
        if index == MOST_ITEMS:
            shown.append(ELLIPSIS)
            break
        shown.append(short_repr(key, depth + 1) + ': ' + short_repr(item, depth + 1))
    return '{' + ', '.join(shown) + '}'


def _short_container(value, kind, depth):
    if depth > DEEPEST_TEXT:
        return ELLIPSIS
    shown = []
    for index, item in enumerate(_items(value)):
        if index == MOST_ITEMS:
            shown.append(ELLIPSIS)
            break
        shown.append(short_repr(item, depth + 1))
    inside = ', '.join(shown)
    if issubclass(kind, list):
        return f'[{inside}]'
    if issubclass(kind, tuple):
        return f'({inside},)' if len(shown) == 1 else f'({inside})'
    return '{' + inside + '}' if shown else 'set()'


def _base(kind):
    """The built-in container type of a type. Calling its methods avoids those of a program's own subclass."""
    for base in (dict, *CONTAINERS):
        if issubclass(kind, base):
            return base
    return None


def _items(value):
    return _base(type(value)).__iter__(value)


def _short_object(value, kind, depth):
    name = _class_name(kind)
    if type.__getattribute__(kind, '__module__') != '__main__' or depth > 1:
        return f'<{name}>'
    attributes = _attributes(value)
    if not attributes:
        return f'{name}()'
    shown = [f'{key}={short_repr(item, depth + 1)}' for key, item in list(attributes.items())[:6]]
    return f'{name}(' + ', '.join(shown) + ')'


_class_name = type.__dict__['__name__'].__get__


def _attributes(value):
    try:
        attributes = object.__getattribute__(value, '__dict__')
    except AttributeError:
        return None
    if type(attributes) is not dict:
        return None
    return {key: item for key, item in attributes.items() if type(key) is str and key[:2] != '__'}


class DataExport:
    """Converts values to data for JSON (see formats/data-value.ts), with one size budget for all of them."""

    def __init__(self):
        self.left = MOST_DATA_VALUES
        self.characters_left = MOST_DATA_CHARACTERS

    def data(self, value, depth=0):
        self.left -= 1
        kind = type(value)
        if value is None or kind is bool:
            return value
        if kind is int and -BIGGEST_EXACT_INT <= value <= BIGGEST_EXACT_INT:
            return value
        if kind is float and isfinite(value):
            return value
        if kind is str and len(value) <= min(LONGEST_DATA_TEXT, self.characters_left):
            self.characters_left -= len(value)
            return value
        base = _base(kind)
        if base is not None and depth < DEEPEST_DATA:
            if base.__len__(value) <= min(MOST_DATA_ITEMS, self.left):
                return self._container(value, base, depth + 1)
        return {'other': cut(short_repr(value), LONGEST_OTHER)}

    def _container(self, value, base, depth):
        if base is dict:
            return {'dict': [[self.data(k, depth), self.data(v, depth)] for k, v in dict.items(value)]}
        items = [self.data(item, depth) for item in _items(value)]
        if base is list:
            return {'list': items}
        return {'tuple': items} if base is tuple else {'set': items}


def value_of_data(data):
    """The Python value of data that came as JSON."""
    if not isinstance(data, dict):
        return data
    if 'list' in data:
        return [value_of_data(item) for item in data['list']]
    if 'tuple' in data:
        return tuple(value_of_data(item) for item in data['tuple'])
    if 'set' in data:
        return {value_of_data(item) for item in data['set']}
    if 'dict' in data:
        return {value_of_data(key): value_of_data(item) for key, item in data['dict']}
    return data.get('other', '')
