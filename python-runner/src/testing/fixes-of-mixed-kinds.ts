import { type Fix, onLine, param, replacesWord, swap, wholeLine } from './fix.ts';

/** The fixes of rows about values of two types, and about lines between the parts of a statement. */
export const FIXES_OF_MIXED_KINDS: Readonly<Record<string, Fix>> = {
  'text-instead-of-list': {
    shows: '{{write}}',
    apply: (at) => wholeLine(at, at.code, Number(param(at, 'at'))),
  },
  'text-plus-list': replacesWord('str({{list}})', 'list'),
  'list-in-calculation': replacesWord('sum({{list}})', 'list'),
  'loop-over-length': {
    shows: 'for {{name}} in {{whole}}:',
    apply: (at) => wholeLine(at, at.code),
  },
  'range-step-decimal': {
    shows: '{{example}}',
    apply: (at) => swap(at, /range\(.*\)/, 'range(4)').replaceAll(/print\(\w+\)/g, () => `print(${at.code})`),
  },
  'line-between-parts': {
    apply: (at) =>
      onLine(
        at,
        (text) => ' '.repeat(Number(param(at, 'amount'))) + text.trimStart(),
        Number(param(at, 'between')),
      ),
  },
};
