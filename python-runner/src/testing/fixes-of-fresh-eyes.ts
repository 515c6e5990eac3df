import { type Fix, param, replacesLine, replacesWord, swap } from './fix.ts';

/** The fixes of rows that 240 unseen programs asked for. */
export const FIXES_OF_FRESH_EYES: Readonly<Record<string, Fix>> = {
  'loop-makes-list-longer': replacesLine('{{write}}'),
  'error-named-otherwise': replacesWord('{{write}}', 'name'),
  'error-unknown': replacesLine('{{write}}'),
  'date-is-text': {
    shows: 'date.fromisoformat({{name}})',
    apply: (at) => `from datetime import date\n${swap(at, `${param(at, 'name')}.`, `${at.code}.`)}`,
  },
};
