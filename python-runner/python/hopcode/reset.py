"""Restores the interpreter after a program, and reports whether the program had changed it."""

from hopcode import OWN_BUILTINS as __builtins__

import abc
import builtins
import codecs
import copyreg
import decimal
import gc
import os
import sys
import warnings
from operator import is_

from hopcode import deadline
from hopcode.trace import free_other_tools

IMMUTABLE_TYPE = 1 << 8
RECURSION_LIMIT = 1000
PASSING_MODULES = frozenset(('__main__',))
PASSING_NAMES = frozenset(('__warningregistry__',))
CONTEXT_TEMPLATES = (decimal.DefaultContext, decimal.BasicContext, decimal.ExtendedContext)
ENCODING_ERRORS = ('strict', 'ignore', 'replace', 'xmlcharrefreplace', 'backslashreplace', 'namereplace', 'surrogateescape')
CONTEXT_PARTS = ('prec', 'rounding', 'Emin', 'Emax', 'capitals', 'clamp', 'flags', 'traps')
FOLDERS = ('/', '/home', '/lib', '/tmp')
"""Folders, besides its home, where a program can write files."""

_get_objects, _get_referents = gc.get_objects, gc.get_referents
_listdir, _remove, _rmdir, _isdir, _islink = os.listdir, os.remove, os.rmdir, os.path.isdir, os.path.islink
_chdir, _getcwd, _environ = os.chdir, os.getcwd, os.environ


class SavedNamespace:
    """The contents of one module or class, compared by identity: the comparison runs no code of a program."""

    __slots__ = ('namespace', 'contents', 'values', 'write')

    def __init__(self, namespace, write):
        self.namespace = namespace
        self.contents = {**namespace}
        self.values = tuple(namespace.values())
        self.write = write

    def restore(self):
        """Restores the contents. Returns whether something had changed."""
        namespace, values = self.namespace, self.values
        if len(namespace) == len(values) and all(map(is_, namespace.values(), values)):
            return False
        changed = self.write(namespace, self.contents)
        self.values = tuple(namespace.values())
        return changed


def _write_module(namespace, contents):
    changed = any(namespace.get(name, contents) is not value for name, value in contents.items())
    extra = [name for name in namespace if name not in contents and name not in PASSING_NAMES]
    namespace.clear()
    namespace.update(contents)
    return changed or bool(extra)


def _class_writer(owner):
    def write(namespace, contents):
        changed = False
        for name in [name for name in namespace if name not in contents]:
            # Python itself adds caches with names of this form.
            changed = changed or not (name[:2] == '__' and name[-2:] == '__')
            type.__delattr__(owner, name)
        for name, value in contents.items():
            if namespace.get(name, contents) is not value:
                changed = True
                type.__setattr__(owner, name, value)
        return changed

    return write


class Baseline:
    """Everything that a run may change and that must be restored before the next run."""

    # With slots, the data are in the object itself, where the host watches them.
    __slots__ = (
        'home',
        'folders',
        'builtins',
        'modules',
        'path',
        'finders',
        'path_hooks',
        'filters',
        'environment',
        'saved',
        'decimal_context',
        'context_templates',
        'pickled_by',
        'registrations',
        'switch_interval',
        'collection_threshold',
        'encoding_errors',
    )

    def __init__(self, home, further_modules=()):
        self.home = home
        self.folders = {folder: frozenset(_listdir(folder)) for folder in (*FOLDERS, home)}
        self.builtins = dict(vars(builtins))
        self.modules = dict(sys.modules)
        self.path = list(sys.path)
        self.finders = list(sys.meta_path)
        self.path_hooks = list(sys.path_hooks)
        self.filters = list(warnings.filters)
        self.environment = dict(_environ)
        further = (SavedNamespace(module.__dict__, _write_module) for module in further_modules)
        self.saved = [*self._module_namespaces(), *further, *self._class_namespaces()]
        self.decimal_context = decimal.getcontext().copy()
        self.context_templates = [(context, context.copy()) for context in CONTEXT_TEMPLATES]
        self.pickled_by = dict(copyreg.dispatch_table)
        self.registrations = abc.get_cache_token()
        self.switch_interval = sys.getswitchinterval()
        self.collection_threshold = gc.get_threshold()
        self.encoding_errors = tuple(map(codecs.lookup_error, ENCODING_ERRORS))

    def _module_namespaces(self):
        for name, module in self.modules.items():
            if name not in PASSING_MODULES and type(getattr(module, '__dict__', None)) is dict:
                yield SavedNamespace(module.__dict__, _write_module)

    def _class_namespaces(self):
        for owner in _get_objects():
            if isinstance(owner, type) and not owner.__flags__ & IMMUTABLE_TYPE:
                if owner.__module__ in self.modules and not owner.__module__.startswith('hopcode'):
                    yield SavedNamespace(type.__dict__['__dict__'].__get__(owner), _class_writer(owner))

    def namespaces(self):
        """The dictionaries of the saved modules and classes, where the host looks for changes."""
        for saved in self.saved:
            namespace = saved.namespace
            yield namespace if type(namespace) is dict else _get_referents(namespace)[0]

    def restore(self, is_library_untouched=False):
        """Restores everything. Returns true when the program had changed the library, or files that cannot be
        restored. ``is_library_untouched``: the host has checked that all of `namespaces` are unchanged.
        """
        vars(builtins).clear()
        vars(builtins).update(self.builtins)
        self._restore_modules()
        changed = False
        if not is_library_untouched:
            for saved in self.saved:
                changed = saved.restore() or changed
        sys.path[:] = self.path
        sys.meta_path[:] = self.finders
        sys.path_hooks[:] = self.path_hooks
        if warnings.filters != self.filters:
            warnings.resetwarnings()
            warnings.filters.extend(self.filters)
        self._restore_interpreter()
        # ``ABCMeta.register`` cannot be undone, so the worker must be replaced.
        changed = changed or abc.get_cache_token() != self.registrations
        for name, handler in zip(ENCODING_ERRORS, self.encoding_errors):
            if codecs.lookup_error(name) is not handler:
                codecs.register_error(name, handler)
        return self._lost_files() or changed

    def _restore_modules(self):
        modules = sys.modules
        if modules.keys() != self.modules.keys() or any(
            modules[name] is not module for name, module in self.modules.items()
        ):
            modules.clear()
            modules.update(self.modules)

    def _restore_interpreter(self):
        sys.settrace(None)
        sys.setprofile(None)
        sys.setrecursionlimit(RECURSION_LIMIT)
        sys.set_int_max_str_digits(4300)
        sys.setswitchinterval(self.switch_interval)
        sys.set_asyncgen_hooks(None, None)
        sys.set_coroutine_origin_tracking_depth(0)
        free_other_tools()
        deadline.install()
        decimal.setcontext(self.decimal_context.copy())
        for context, saved in self.context_templates:
            for part in CONTEXT_PARTS:
                setattr(context, part, getattr(saved, part))
        copyreg.dispatch_table.clear()
        copyreg.dispatch_table.update(self.pickled_by)
        gc.enable()
        gc.set_threshold(*self.collection_threshold)
        gc.callbacks.clear()
        if dict(_environ) != self.environment:
            _environ.clear()
            _environ.update(self.environment)

    def _lost_files(self):
        """Deletes all files of the program. Returns true if the program has deleted files of the library, or if some of
        the program's own files cannot be deleted.
        """
        try:
            _chdir(self.home)
            for folder, contents in self.folders.items():
                names = frozenset(_listdir(folder))
                if not contents <= names:
                    return True
                for name in names - contents:
                    _remove_tree(f'{folder}/{name}')
        except OSError:
            return True
        return False


def _remove_tree(path):
    if _islink(path) or not _isdir(path):
        _remove(path)
        return
    for name in _listdir(path):
        _remove_tree(f'{path}/{name}')
    _rmdir(path)
