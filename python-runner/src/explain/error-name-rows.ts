import { anyScript } from './any-script.ts';
import type { ErrorContext, ErrorRow } from './error-row.ts';
import { nearestName } from './nearest-name.ts';
import { isNamedIn, namesIn, wholeWord } from './program-names.ts';

type Found = false | Readonly<Record<string, string>>;

const NAME = ['NameError'];
const NOT_DEFINED = /^name '(?<name>\w+)' is not defined/;

/** Names of errors in other languages, and names that children invent, each with the name in Python. */
const OTHER_NAMES: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:No(?:Such)?Key|Missing_?Key|Key(?:Not|Is)?(?:Found|Missing)?|KeyDoesNotExist|NoSuchElement)$/i,
    'KeyError',
  ],
  [
    /^(?:Array)?(?:Index)?(?:Is)?Out_?Of_?(?:Bounds?|Range)$|^(?:BadIndex|WrongIndex|NoIndex)$/i,
    'IndexError',
  ],
  [
    /^(?:NullPointer|NullReference|None(?:Type)?|Null|NoMethod|NoSuchMethod|MissingAttribute)$/i,
    'AttributeError',
  ],
  [
    /^(?:NumberFormat|NotANumber|NaN|Number|Int(?:eger)?|Float|Parse|Conversion|(?:Illegal|Invalid|Wrong|Bad)(?:Argument|Value|Input|Number))$/i,
    'ValueError',
  ],
  [/^(?:Divi(?:de|sion)(?:ed)?By(?:Zero|0)|ByZero|Zero|Divi(?:de|sion)|Arithmetic)$/i, 'ZeroDivisionError'],
  [
    /^(?:(?:No(?:Such)?|Missing)File|File(?:Not|Is)(?:Found|There)|FileMissing|FileNotFound)$/i,
    'FileNotFoundError',
  ],
  [/^(?:ClassCast|InvalidCast|TypeMismatch|WrongType|InvalidType|BadType)$/i, 'TypeError'],
  [/^(?:Reference|Undefined|NotDefined|UnknownName|Variable|UndefinedVariable)$/i, 'NameError'],
];

const END = /_?(?:error|exception)$/i;

/** The Python error that an unknown name means. */
const meantBy = (name: string): string | undefined => {
  const stem = name.replace(END, '');
  if (stem === '') return 'Exception';
  return OTHER_NAMES.find(([pattern]) => pattern.test(stem))?.[1];
};

/** Errors that a program expects. Any other error is a mistake that an `except` should not hide. */
const EXPECTED = /^(?:ValueError|KeyError|IndexError|ZeroDivisionError|FileNotFoundError)$/;

/** The error that the program was about to catch, from the traceback before the unknown name. */
const pending = ({ error }: ErrorContext): string | undefined => {
  const before = error.trace.split('During handling of the above exception').at(-2);
  const type = /^(?<type>\w+)(?::.*)?\s*$/m.exec(before?.trim().split('\n').at(-1) ?? '')?.groups?.type;
  return type !== undefined && EXPECTED.test(type) ? type : undefined;
};

const isUnlike = ({ source, found: { name = '' } }: ErrorContext): boolean =>
  !isNamedIn(source, name) && nearestName(name, namesIn(source)) === undefined;

const isCaught = ({ lineText, source, found: { name = '' } }: ErrorContext): boolean =>
  anyScript(String.raw`^\s*except\s*\(?(?:[\w.\s]+,\s*)*${name}\b`).test(lineText) &&
  !anyScript(String.raw`^\s*raise\s+${name}\b`, 'm').test(source);

/** Whether a raised name comes from another language. Any other name may be an error of the program itself. */
const isRaised = ({ lineText, found: { name = '' } }: ErrorContext): boolean =>
  anyScript(String.raw`^\s*raise\s+${name}\b`).test(lineText) &&
  /Exception$|NotFound|OutOf|NullPointer|ByZero/i.test(name);

const namedOtherwise = (context: ErrorContext): Found => {
  const { name = '' } = context.found;
  if (name === 'JSONDecodeError' && isCaught(context) && /^\s*import\s+json\b/m.test(context.source))
    return { write: 'json.JSONDecodeError', point: name };
  if (!isUnlike(context) || !(isCaught(context) || isRaised(context))) return false;
  const meant = meantBy(name);
  const write = meant === undefined || meant === 'Exception' ? meant : (pending(context) ?? meant);
  return write !== undefined && write !== name && { write, point: name };
};

/** The row about names of errors that Python does not have. */
export const ERROR_NAME_ROWS: readonly ErrorRow[] = [
  {
    key: 'error-named-otherwise',
    types: NAME,
    message: NOT_DEFINED,
    when: namedOtherwise,
    example: 'try:\n    print({}["b"])\nexcept KeyNotFoundError:\n    print("no b here")',
  },
];

/** A caught name that resembles nothing in Python or in the program. */
const unknownError = (context: ErrorContext): Found => {
  const { name = '' } = context.found;
  const isAlone = anyScript(String.raw`^\s*except\s+${name}\s*(?:as\b|:)`).test(context.lineText);
  if (!isAlone || !isUnlike(context)) return false;
  const write = context.lineText
    .replace(anyScript(wholeWord(name), 'u'), pending(context) ?? 'Exception')
    .trim();
  return { point: name, write };
};

/**
 * The row about names of errors that resemble no Python error. It comes after the rows for misspelt errors and missing
 * classes.
 */
export const ERROR_UNKNOWN_ROWS: readonly ErrorRow[] = [
  {
    key: 'error-unknown',
    types: NAME,
    message: NOT_DEFINED,
    when: unknownError,
    example: 'try:\n    int("x")\nexcept FoodProblem:\n    print("no food")',
  },
];
