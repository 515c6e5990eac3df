import { type Fix, indentOf, onLine, param, replacesLine, swap } from './fix.ts';

/** Fixes of rows about loops that never end. */
export const FIXES_OF_ENDLESS_LOOPS: Readonly<Record<string, Fix>> = {
  'loop-change-not-stored': replacesLine('{{write}}'),
  'loop-change-below': { apply: (at) => onLine(at, (text) => `    ${text}`) },
  'loop-nothing-changes': {
    shows: '{{write}}',
    apply: (at) => onLine(at, (text) => `${text}\n${indentOf(text)}${at.code}`, Number(param(at, 'last'))),
  },
  'loop-jumps-over-end': replacesLine('{{write}}'),
  'loop-counts-wrong-way': replacesLine('{{write}}'),
  'loop-without-break': {
    shows: 'for i in range(4):',
    apply: (at) => swap(at, /while\s+\w+\s*:/, at.code),
  },
};
