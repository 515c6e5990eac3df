import { type Fix, onLine, param, replacesLine, swap, wholeLine, wordAnywhere } from './fix.ts';

/** Fixes of rows that name the pieces around the place where Python stopped. */
export const FIXES_OF_PLACES: Readonly<Record<string, Fix>> = {
  'comma-missing-at-end': {
    apply: (at) => onLine(at, (text) => `${text.trimEnd()},`, Number(param(at, 'at'))),
  },
  'keyword-for-name': {
    shows: 'my_{{name}}',
    apply: (at) => swap(at, wordAnywhere(param(at, 'name')), at.code),
  },
  'player-without-dot': replacesLine('player.{{name}}()'),
  'class-needs-name': replacesLine('{{write}}'),
  'function-needs-name': replacesLine('{{write}}'),
  'global-with-value': { shows: '{{write}}', apply: (at) => wholeLine(at, at.code) },
  'else-on-same-line': {
    apply: (at) => wholeLine(at, `${param(at, 'first')}\n${param(at, 'second')}`),
  },
  'backslash-before-quote': { apply: (at) => swap(at, at.marked, `\\${at.marked}`) },
  'backslash-in-text': { apply: (at) => onLine(at, (text) => text.replaceAll('\\', '\\\\')) },
  'comprehension-without-in': {
    apply: (at) => swap(at, `for ${param(at, 'name')} `, `for ${param(at, 'name')} in `),
  },
};
