"""Lists the objects that no program may change in place. The host compares their memory before and after a
run.

Python cannot check this itself: a program that reaches the harness could change the check as well.
"""

from hopcode import OWN_BUILTINS as __builtins__

import builtins
import gc
from decimal import Context
from json import dumps
from types import CellType, FunctionType

from hopcode.reset import IMMUTABLE_TYPE, SavedNamespace

WORD = 4
HARNESS = 'hopcode'


class Kept:
    """References to the objects in the list. While they exist, no other object can have the same addresses."""

    objects = ()


def list_watched(modules, players, namespaces):
    """JSON of addresses by kind: ``{functions, types, dicts, lists, cells, blocks, namespaces}``; a block is
    ``[address, words]``.

    ``modules`` are the harness's own modules, ``players`` those with commands. ``namespaces`` are the dictionaries of
    the library, which a run may change and `Baseline` restores. Lists all functions and classes, with default
    arguments and closures, and the objects that hold the harness's data.
    """
    functions = [found for found in gc.get_objects() if type(found) is FunctionType]
    types = [found for found in gc.get_objects() if isinstance(found, type) and not found.__flags__ & IMMUTABLE_TYPE]
    dicts = {id(function.__kwdefaults__): function.__kwdefaults__ for function in functions if function.__kwdefaults__}
    cells = {id(cell): cell for function in functions for cell in function.__closure__ or ()}
    lists, blocks = {}, {}
    for found in _harness_objects(modules, players):
        kind = type(found)
        if kind is dict:
            dicts[id(found)] = found
        elif kind is list:
            lists[id(found)] = found
        elif kind is CellType:
            cells[id(found)] = found
        else:
            blocks[id(found)] = found
    Kept.objects = (*functions, *types, *dicts.values(), *cells.values(), *lists.values(), *blocks.values(), *namespaces)
    return dumps(
        {
            'functions': [id(found) for found in functions],
            'types': [id(found) for found in types],
            'dicts': list(dicts),
            'lists': list(lists),
            'cells': list(cells),
            'namespaces': list(map(id, namespaces)),
            'blocks': [[address, type(found).__basicsize__ // WORD] for address, found in blocks.items()],
        }
    )


def _harness_objects(modules, players):
    """Dictionaries, lists, cells and instances that hold the harness's data, without duplicates."""
    waiting = [*map(vars, modules), *(value for player in players for value in vars(player).values())]
    # Changes in the builtins are left out, because they are restored after each run.
    seen = {id(vars(builtins))}
    while waiting:
        found = waiting.pop()
        if id(found) in seen:
            continue
        seen.add(id(found))
        kind = type(found)
        if kind is SavedNamespace:
            yield found
            yield found.contents
            continue
        if kind in (dict, list, CellType) or kind is Context or str(kind.__module__).startswith(HARNESS):
            yield found
        elif not (kind is tuple or _is_of_harness(found)):
            continue
        waiting += gc.get_referents(found)


def _is_of_harness(found):
    """Whether an object is a function or class of the harness. Through such an object, more of the harness is
    reachable.
    """
    if not isinstance(found, (FunctionType, type)):
        return False
    return str(found.__module__).partition('.')[0] in (HARNESS, 'player')
