import { type Fix, indentOf, mark, onLine, param, replacesLine, triedEdit, wholeLine } from './fix.ts';

/** A line written as two lines. */
const inTwoLines: Fix = {
  apply: (at) => wholeLine(at, `${param(at, 'first')}\n${indentOf(at.lineText)}${param(at, 'second')}`),
};

/** The program without the line that the words name. */
const withoutLine: Fix = {
  apply: (at) =>
    at.source
      .split('\n')
      .toSpliced(Number(param(at, 'at')) - 1, 1)
      .join('\n'),
};

/** Fixes of rows about whole statements and brackets. */
export const FIXES_OF_STATEMENTS: Readonly<Record<string, Fix>> = {
  'two-variables-on-one-line': inTwoLines,
  'import-with-more': inTwoLines,
  'new-line-missing': {
    apply: (at) => {
      const second = param(at, 'second');
      const indent = /^(?:elif|else)/.test(second) ? indentOf(at.lineText).slice(4) : indentOf(at.lineText);
      return wholeLine(at, `${param(at, 'first')}\n${indent}${second}`);
    },
  },
  'line-cut-in-two': {
    shows: '{{write}}',
    apply: (at) => {
      const first = Number(param(at, 'at'));
      const lines = at.source.split('\n');
      return lines.toSpliced(first - 1, 2, indentOf(lines[first - 1] ?? '') + at.code).join('\n');
    },
  },
  'line-twice': withoutLine,
  'texts-not-joined': {
    apply: (at) =>
      mark(
        at,
        at.marked
          .replace(/^("[^"]*"|'[^']*'|\S+)\s*/, '$1 + ')
          .replace(/ \+ (?<name>[\p{L}_][\p{L}\p{N}_]*)$/u, ' + str($<name>)'),
      ),
  },
  'warning-value-alone': { shows: '{{write}}', apply: (at) => mark(at, at.code) },
  'warning-sign-after-equals': replacesLine('{{write}}'),
  'warning-compared-only': replacesLine('{{write}}'),
  'brace-ends-block': withoutLine,
  'bracket-open-at-end': triedEdit('bracket-open-at-end'),
  'block-empty': {
    apply: (at) => {
      const head = at.source.split('\n')[Number(param(at, 'header')) - 1] ?? '';
      return onLine(
        at,
        (text) => `${head}\n${indentOf(head)}    pass${text.slice(head.length)}`,
        Number(param(at, 'header')),
      );
    },
  },
  'else-not-in-line': triedEdit('else-not-in-line'),
};
