import { type Fix, type FixContext, onLine, param, replaces, replacesMark, swap, word } from './fix.ts';

/** Adds brackets after the name, on the line of the error or on the line that the words name. */
const called = (at: FixContext): string => {
  const line = Number(param(at, 'at')) || at.line;
  return onLine(
    at,
    (text) => text.replace(new RegExp(`${word(param(at, 'name')).source}(?!\\()`, 'u'), () => at.code),
    line,
  );
};

const CALLS: Fix = { shows: '{{name}}()', apply: called };

/** The fixes of rows about missing or extra brackets, and about Python's warnings. */
export const FIXES_WITHOUT_BRACKETS: Readonly<Record<string, Fix>> = {
  'brackets-missing-in-condition': CALLS,
  'brackets-missing-in-value': CALLS,
  'brackets-missing-in-operation': CALLS,
  'brackets-missing-before-index': {
    shows: '{{name}}()[{{index}}]',
    apply: (at) => swap(at, `${param(at, 'name')}[${param(at, 'index')}]`, at.code),
  },
  'colon-for-dot': {
    shows: '{{owner}}.{{name}}',
    apply: (at) => swap(at, /[\p{L}\p{N}_]+\s*:\s*[\p{L}\p{N}_]+/u, at.code),
  },
  'brackets-twice': replacesMark('{{name}}({{values}})'),
  'comma-before-bracket': replaces(/\)\s*\(/, '), ('),
  'comma-between-lists': replaces(/\]\s*\[/, '], ['),
  'warning-backslash': replaces(/\\(?=[^\\])/, String.raw`\\`),
  'warning-is-not': { shows: '!=', apply: (at) => swap(at, /\bis not\b/, at.code) },
  'warning-is': { shows: '==', apply: (at) => swap(at, /\bis\b/, at.code) },
};
