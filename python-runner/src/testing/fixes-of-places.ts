import {
  type Fix,
  indentOf,
  onLine,
  param,
  replacesLine,
  swap,
  triedEdit,
  wholeLine,
  wordAnywhere,
} from './fix.ts';

/** Fixes of rows that name the pieces around the place where Python stopped. */
export const FIXES_OF_PLACES: Readonly<Record<string, Fix>> = {
  'function-name-too-early': {
    shows: '{{write}}',
    apply: (at) => {
      const lines = at.source.split('\n').toSpliced(Number(param(at, 'last')), 0, at.code);
      return lines.toSpliced(at.line - 1, 1).join('\n');
    },
  },
  'definition-name-too-early': {
    apply: (at) => {
      const lines = at.source.split('\n');
      const first = Number(param(at, 'first')) - 1;
      const moved = lines.splice(first, Number(param(at, 'last')) - first);
      return lines.toSpliced(Number(param(at, 'above')) - 1, 0, ...moved).join('\n');
    },
  },
  'comma-missing-at-end': triedEdit('comma-missing-at-end'),
  'keyword-for-name': {
    shows: 'my_{{name}}',
    apply: (at) => swap(at, wordAnywhere(param(at, 'name')), at.code),
  },
  'class-needs-name': replacesLine('{{write}}'),
  'function-needs-name': replacesLine('{{write}}'),
  'global-with-value': { shows: '{{write}}', apply: (at) => wholeLine(at, at.code) },
  'else-on-same-line': {
    apply: (at) => wholeLine(at, `${param(at, 'first')}\n${param(at, 'second')}`),
  },
  'tab-beside-spaces': {
    apply: (at) => {
      const spaces = indentOf(at.source.split('\n')[Number(param(at, 'spaces')) - 1] ?? '');
      return onLine(at, (text) => `${spaces}${text.trimStart()}`, Number(param(at, 'tabs')));
    },
  },
  'text-over-lines': {
    shows: '{{write}}',
    apply: (at) => {
      const lines = wholeLine(at, at.code).split('\n');
      return lines.toSpliced(at.line, Number(param(at, 'amount')) - 1).join('\n');
    },
  },
  'two-loops-on-one-line': {
    apply: (at) => {
      const lines = at.source.split('\n');
      const indent = indentOf(at.lineText);
      const end = lines.findIndex(
        (text, index) => index >= at.line && indentOf(text).length <= indent.length,
      );
      return lines
        .flatMap((text, index) => {
          if (index === at.line - 1)
            return [`${indent}${param(at, 'first')}`, `${indent}    ${param(at, 'second')}`];
          return index >= at.line && (end < 0 || index < end) ? [`    ${text}`] : [text];
        })
        .join('\n');
    },
  },
  'position-is-two-numbers': {
    shows: '{{name}}[0]',
    apply: (at) => swap(at, param(at, 'name'), at.code),
  },
  'input-outside-function': { shows: '3', apply: (at) => swap(at, wordAnywhere(param(at, 'name')), at.code) },
  'backslash-before-quote': { apply: (at) => swap(at, at.marked, `\\${at.marked}`) },
  'backslash-in-text': { apply: (at) => onLine(at, (text) => text.replaceAll('\\', '\\\\')) },
  'comprehension-without-in': {
    apply: (at) => swap(at, `for ${param(at, 'name')} `, `for ${param(at, 'name')} in `),
  },
};
