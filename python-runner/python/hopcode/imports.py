"""Keeps the bridge to the page's JavaScript out of a program's imports. The worker's own policy is the real wall."""

from hopcode import OWN_BUILTINS as __builtins__

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


PROCESS_FUNCTIONS = ('system', 'popen', 'fork', 'forkpty', 'execv', 'execve', 'posix_spawn', 'posix_spawnp', 'kill')
"""In Node these would reach the machine itself."""


class HiddenModules:
    """First finder of the import system: hidden modules do not exist."""

    def find_spec(self, name, path=None, target=None):
        if name.partition('.')[0] in HIDDEN:
            raise ModuleNotFoundError(f'No module named {name!r}', name=name)
        return None


def hide_modules():
    """Forgets the hidden modules and the importers that would bring them back."""
    for name in list(sys.modules):
        if name.partition('.')[0] in HIDDEN:
            del sys.modules[name]
    kept = [finder for finder in sys.meta_path if not _belongs_to_bridge(finder)]
    sys.meta_path[:] = [HiddenModules(), *kept]


def remove_process_functions():
    for module in (os, posix):
        for name in PROCESS_FUNCTIONS:
            module.__dict__.pop(name, None)


def _belongs_to_bridge(finder):
    kind = finder if isinstance(finder, type) else type(finder)
    return 'pyodide' in kind.__module__ or kind.__name__ == 'JsFinder'
