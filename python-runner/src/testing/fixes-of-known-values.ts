import { before, type Fix, mark, onLine, param, replacesMark, swap, wholeLine, word } from './fix.ts';

/** The fixes of rows that use the values of the program's variables, or a similar name in the program. */
export const FIXES_OF_KNOWN_VALUES: Readonly<Record<string, Fix>> = {
  'tuple-for-list': { shows: '{{write}}', apply: (at) => wholeLine(at, at.code, Number(param(at, 'at'))) },
  'sum-starts-with-text': {
    shows: '{{name}} = 0',
    apply: (at) => wholeLine(at, at.code, Number(param(at, 'at'))),
  },
  'word-plus-number': replacesMark('{{write}}'),
  'division-gives-decimal': {
    apply: (at) => onLine(at, (text) => text.replace(/\/(?!\/)/, '//'), Number(param(at, 'at'))),
  },
  'number-times-brackets': replacesMark('{{name}} * ({{rest}})'),
  'number-called': { apply: (at) => mark(at, param(at, 'name')) },
  'in-a-number': { apply: (at) => mark(at, at.marked.replace(/\b(?:not )?in\b/, '==')) },
  'list-plus-equals-value': {
    shows: '{{name}}.append()',
    apply: (at) => onLine(at, (text) => text.replace(/^(\s*)(.*?)\s*\+=\s*(.*)$/, '$1$2.append($3)')),
  },
  'list-method-as-value': {
    shows: '{{call}}',
    apply: (at) => before({ ...at, source: swap(at, at.code, param(at, 'list')) }, at.code),
  },
  'item-misspelt': {
    shows: '{{hint}}',
    apply: (at) => onLine(at, (text) => text.replaceAll('"', "'").replace(param(at, 'value'), at.code)),
  },
  'key-of-other-kind': replacesMark('{{write}}'),
  'dictionary-has-no-index': replacesMark('{{name}}[{{key}}]'),
  'format-name-missing': {
    apply: (at) => mark(at, at.marked.replace(/\.format\(/, `.format(${param(at, 'name')} = `)),
  },
  'format-values-missing': {
    apply: (at) =>
      onLine(at, (text) =>
        text.replace(/\.format\((.*?)\)/, '.format($1, 1, 1)').replace(/ % (\w+), (\w+)\)/, ' % ($1, $2))'),
      ),
  },
  'loop-reuses-name': {
    shows: 'for item in {{name}}:',
    apply: (at) => wholeLine(at, at.code, Number(param(at, 'at'))),
  },
  'one-list-for-several-values': replacesMark('{{called}}(*{{list}})'),
  'position-has-no-names': {
    shows: 'x, y = player.position()',
    apply: (at) => before({ ...at, source: mark(at, 'x') }, at.code),
  },
  'line-outside-function': { apply: (at) => onLine(at, (text) => `    ${text}`) },
  'self-instead-of-class': replacesMark('self.{{name}}'),
  'function-defined-twice': {
    apply: (at) => {
      const name = param(at, 'name');
      const lines = onLine(at, (text) => text.replace(word(name), `first_${name}`));
      return onLine(
        { ...at, source: lines },
        (text) => text.replace(word(name), `first_${name}`),
        Number(param(at, 'first')),
      );
    },
  },
  'input-missing-in-def': {
    shows: 'def {{name}}({{inputs}}):',
    apply: (at) =>
      at.source.replace(new RegExp(String.raw`def\s+${param(at, 'name')}\(\):`, 'u'), () => at.code),
  },
  'value-called-as-method': {
    shows: '{{owner}}.{{hint}}()',
    apply: (at) =>
      swap(at, `${param(at, 'owner')}.${param(at, 'name')}(`, `${param(at, 'owner')}.${param(at, 'hint')}(`),
  },
  'comma-after-list': { apply: (at) => onLine(at, (text) => `${text},`) },
};
