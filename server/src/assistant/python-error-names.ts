/** The names of Python's own errors. A program can also define errors with other names. */
export const PYTHON_ERRORS: ReadonlySet<string> = new Set(
  'ArithmeticError AssertionError AttributeError EOFError ImportError IndentationError IndexError KeyError LookupError MemoryError ModuleNotFoundError NameError NotImplementedError OverflowError RecursionError RuntimeError StopIteration SyntaxError TabError TypeError UnboundLocalError ValueError ZeroDivisionError'.split(
    ' ',
  ),
);
