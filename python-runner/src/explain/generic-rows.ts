/** Types with their own text for messages that no row matches; their keys are `generic-<type>`. */
export const GENERIC_TYPES = [
  'ArithmeticError',
  'AttributeError',
  'EOFError',
  'Exception',
  'FileExistsError',
  'ImportError',
  'IndentationError',
  'IndexError',
  'IsADirectoryError',
  'JSONDecodeError',
  'KeyError',
  'LookupError',
  'NameError',
  'OSError',
  'OverflowError',
  'PermissionError',
  'RuntimeError',
  'SyntaxError',
  'TypeError',
  'UnicodeDecodeError',
  'UnicodeEncodeError',
  'UnpicklingError',
  'ValueError',
] as const;

/** The key for every other type, such as a learner's own errors. */
export const GENERIC_KEY = 'generic';

/** The key for an error that the program raised itself, of any type. */
export const RAISED_KEY = `${GENERIC_KEY}-Exception`;

const KNOWN: ReadonlySet<string> = new Set(GENERIC_TYPES);

export const genericKey = (type: string): string =>
  KNOWN.has(type) ? `${GENERIC_KEY}-${type}` : GENERIC_KEY;

/** Whether a line of a program raises an error itself. */
export const isRaise = (lineText: string): boolean => /^\s*raise\b/.test(lineText);
