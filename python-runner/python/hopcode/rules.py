"""The exception that a failed command raises in the program."""

from hopcode import OWN_BUILTINS as __builtins__


class GameRuleError(Exception):
    """A command failed. ``code`` names the rule, ``params`` the values for its sentence."""

    def __init__(self, code, params=None):
        super().__init__(code)
        self.code = code
        self.params = params or {}


# Traces show the bare name, as for Python's own errors.
GameRuleError.__module__ = 'builtins'
