import type { PythonError } from '@hopcode/engine/formats/timeline';

/** Types of errors that have their own words for messages that no row matches; the keys are `generic-<type>`. */
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

/** The key for errors of every other type, such as a learner's own errors. */
export const GENERIC_KEY = 'generic';

/** The key for an error that the program raised itself, of any type. */
export const RAISED_KEY = `${GENERIC_KEY}-Exception`;

const KNOWN: ReadonlySet<string> = new Set(GENERIC_TYPES);

export const genericKey = (type: string): string =>
  KNOWN.has(type) ? `${GENERIC_KEY}-${type}` : GENERIC_KEY;

/** The types of an error in a program that Python cannot read. */
export const SYNTAX_TYPES: ReadonlySet<string> = new Set(['SyntaxError', 'IndentationError', 'TabError']);

/** The first line that Python prints about an error in a running program. */
const TRACEBACK = 'Traceback';

/** Whether an error says that Python could not read the program, so that no line has run. */
export const isUnread = ({ type, trace }: PythonError): boolean =>
  SYNTAX_TYPES.has(type) && !trace.startsWith(TRACEBACK);

/** Whether a line of a program is a `raise` statement. */
const isRaise = (lineText: string): boolean => /^\s*raise\b/.test(lineText);

/** The key for an error that no row explains. A program that never ran cannot have raised its error itself. */
export const generalKeyOf = (error: PythonError, lineText: string): string => {
  if (isUnread(error)) return genericKey(error.type === 'TabError' ? 'IndentationError' : error.type);
  if (isRaise(lineText)) return RAISED_KEY;
  return SYNTAX_TYPES.has(error.type) ? GENERIC_KEY : genericKey(error.type);
};
