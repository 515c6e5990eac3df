"""Blocks imports that reach the page's JavaScript. The real protection is the worker's Content-Security-Policy."""

from hopcode import OWN_BUILTINS as __builtins__

import gc
import os
import posix
import sys

HIDDEN = frozenset(
    (
        'js',
        'pyodide',
        'pyodide_js',
        '_pyodide',
        '_pyodide_core',
        'hopcode',
        'ctypes',
        '_ctypes',
        'socket',
        '_socket',
        'ssl',
        '_ssl',
        'subprocess',
        'signal',
        '_signal',
    )
)


PROCESS_FUNCTIONS = ('abort', 'system', 'popen', 'fork', 'forkpty', 'execv', 'execve', 'posix_spawn', 'posix_spawnp', 'kill')
"""In Node, these functions would affect the machine itself."""


class HiddenModules:
    """The first finder of the import system. It makes hidden modules impossible to find."""

    def find_spec(self, name, path=None, target=None):
        if name.partition('.')[0] in HIDDEN:
            raise ModuleNotFoundError(f'No module named {name!r}', name=name)
        return None


BRIDGE = frozenset(('js', 'pyodide', 'pyodide_js', '_pyodide', '_pyodide_core'))
"""The modules through which the interpreter reaches JavaScript. They are not needed once Python has started."""


def hide_modules():
    """Removes the hidden modules and the importers that would load them again, and empties the modules of the
    bridge.
    """
    _empty_bridge(sys.modules['_pyodide._importhook'])
    for name in list(sys.modules):
        if name.partition('.')[0] in HIDDEN:
            del sys.modules[name]
    kept = [finder for finder in sys.meta_path if not _belongs_to_bridge(finder)]
    sys.meta_path[:] = [HiddenModules(), *kept]


def _empty_bridge(hooks):
    """Deletes every JavaScript object that the garbage collector finds, and every object that could create one."""
    hooks.jsfinder.jsproxies.clear()
    loader = hooks.JsLoader
    for found in gc.get_objects():
        if type(found) is loader:
            found.jsproxy = None
        elif type(found) is dict and str(found.get('__name__')).partition('.')[0] in BRIDGE:
            found.clear()


def remove_process_functions():
    """Removes the functions for processes. Also replaces ``os._exit``, which would end the interpreter, with
    ``sys.exit``, which ends only the program.
    """
    for module in (os, posix):
        module._exit = sys.exit
        for name in PROCESS_FUNCTIONS:
            module.__dict__.pop(name, None)


def _belongs_to_bridge(finder):
    kind = finder if isinstance(finder, type) else type(finder)
    return 'pyodide' in kind.__module__ or kind.__name__ == 'JsFinder'
