"""The exceptions of the farm, which failed commands raise in the program."""

from hopcode import OWN_BUILTINS as __builtins__


class Failed:
    """The command behind a FarmError: its failure as data, its line, and how many events the run had when it failed.
    For a command that a task ran, also a function that takes the code of the failure and describes its place.
    """

    __slots__ = ('failure', 'line', 'event_count', 'describe')

    def __init__(self, failure, line, event_count, describe):
        self.failure = failure
        self.line = line
        self.event_count = event_count
        self.describe = describe


class FarmError(Exception):
    """A command failed. ``code`` names the failure, ``params`` the values for its sentence."""

    code = None
    params = None
    failed = None


# With this module name, traces show only the class name, as for Python's own errors.
FarmError.__module__ = 'builtins'


class FarmErrors:
    """The exception of each failure that a program can catch, by code."""

    by_code = {}


def make_farm_errors(groups):
    """Builds the exceptions from the engine's ``[{name, codes}]``. Returns them by name, ``FarmError`` first."""
    by_name = {'FarmError': FarmError}
    for group in groups:
        error = type(group['name'], (FarmError,), {'__module__': 'builtins'})
        by_name[group['name']] = error
        for code in group['codes']:
            FarmErrors.by_code[code] = error
    return by_name


def farm_error_of(failure, line, event_count, describe):
    """The exception for a failure, with the failure's code as its message; None if no program can catch it."""
    code = failure['code']
    kind = FarmErrors.by_code.get(code)
    if kind is None:
        return None
    error = kind(code.replace('-', ' '))
    error.code = code
    error.params = failure.get('params') or {}
    error.failed = Failed(failure, line, event_count, describe)
    return error


def failed_command(error):
    """The failed command behind an exception that ended the program, as ``(exception, Failed)``, or None.

    If a group of tasks failed, the result is the first failed command of the group.
    """
    while isinstance(error, BaseExceptionGroup):
        group = error.subgroup(FarmError)
        if group is None:
            return None
        error = group.exceptions[0]
    failed = getattr(error, 'failed', None) if isinstance(error, FarmError) else None
    return (error, failed) if type(failed) is Failed else None
