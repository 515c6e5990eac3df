import { anyScript } from './any-script.ts';
import type { ErrorContext, ErrorRow } from './error-row.ts';
import { bodyOf, onlyHomeOf, scopeAt } from './scopes.ts';

const NAME = ['NameError'];
const NOT_DEFINED = /^name '(?<name>[^']+)' is not defined/;

type Found = false | Readonly<Record<string, string>>;

/** The function that creates a name and returns it, if the error is outside the function. */
const homeOf = ({ source, error, found: { name = '' } }: ErrorContext): string | undefined => {
  const home = onlyHomeOf(source, name);
  if (home?.kind !== 'function' || scopeAt(source, error.line)?.name === home.name) return undefined;
  const returned = anyScript(String.raw`^\s*return\s+\(?\s*${name}\s*\)?\s*(?:#.*)?$`, 'mu');
  return returned.test(bodyOf(source, home.name)) ? home.name : undefined;
};

/** The first line above the error in which a call of the function is the whole line or the whole value: `double(4)`. */
const callAbove = (
  { source, error }: ErrorContext,
  called: string,
  before: string,
): { at: string; kept: string; call: string } | undefined => {
  const whole = anyScript(String.raw`^\s*${before}(?<call>(?:\w+\.)*${called}\s*\(.*\))\s*(?:#.*)?$`, 'u');
  const lines = source.split('\n').slice(0, error.line - 1);
  const here = scopeAt(source, error.line)?.name;
  const at = lines.findIndex((line, index) => whole.test(line) && scopeAt(source, index + 1)?.name === here);
  const { kept = '', call } = whole.exec(lines[at] ?? '')?.groups ?? {};
  return call === undefined ? undefined : { at: String(at + 1), kept, call };
};

const notStored = (context: ErrorContext): Found => {
  const home = homeOf(context);
  const found = home === undefined ? undefined : callAbove(context, home, '');
  if (home === undefined || !found) return false;
  return { function: home, at: found.at, write: `${context.found.name} = ${found.call}` };
};

const storedElsewhere = (context: ErrorContext): Found => {
  const home = homeOf(context);
  const found =
    home === undefined
      ? undefined
      : callAbove(context, home, String.raw`(?<kept>[\p{L}_][\p{L}\p{N}_]*)\s*=\s*`);
  return home !== undefined && found !== undefined && { function: home, at: found.at, kept: found.kept };
};

const otherwise = (context: ErrorContext): Found => {
  const home = homeOf(context);
  return home !== undefined && { function: home };
};

/** Rows about a variable of a function that is used outside the function, which returns it. */
export const RETURNED_NAME_ROWS: readonly ErrorRow[] = [
  {
    key: 'returned-value-stored-elsewhere',
    types: NAME,
    message: NOT_DEFINED,
    when: storedElsewhere,
    example: 'def double(n):\n    result = n * 2\n    return result\nx = double(4)\nprint(result)',
  },
  {
    key: 'returned-value-not-stored',
    types: NAME,
    message: NOT_DEFINED,
    when: notStored,
    example: 'def double(n):\n    result = n * 2\n    return result\ndouble(4)\nprint(result)',
  },
  {
    key: 'returned-name-outside',
    types: NAME,
    message: NOT_DEFINED,
    when: otherwise,
    example: 'def double(n):\n    result = n * 2\n    return result\nprint(double(4))\nprint(result)',
  },
];
