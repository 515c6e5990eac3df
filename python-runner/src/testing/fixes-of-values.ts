import {
  type Fix,
  type FixContext,
  indentOf,
  lineBefore,
  mark,
  onLine,
  param,
  replaces,
  replacesLine,
  replacesMark,
  swap,
  wholeLine,
  word,
} from './fix.ts';

/** The brackets at the end of the marked call with other values. */
const callWith = (at: FixContext, change: (values: readonly string[]) => readonly string[]): string =>
  mark(
    at,
    at.marked.replace(/\((.*)\)$/, (_all, inside: string) => {
      const values = inside.trim() === '' ? [] : inside.split(/,\s*/);
      return `(${change(values).join(', ')})`;
    }),
  );

const NOTHING: Readonly<Record<string, Fix>> = {
  'list-method-gives-nothing': {
    shows: '{{name}} =',
    apply: (at) => {
      const [name, list] = [param(at, 'name'), param(at, 'list')];
      const start = new RegExp(String.raw`^(\s*)${name}\s*=\s*(?=${list}\.${param(at, 'method')}\()`, 'mu');
      return onLine({ ...at, source: at.source.replace(start, '$1') }, (text) =>
        text.replace(word(name), list),
      );
    },
  },
  'get-found-nothing': {
    shows: '{{name}}.get({{key}}, 0)',
    apply: (at) => swap(at, `${param(at, 'name')}.get(${param(at, 'key')})`, at.code),
  },
  'return-missing': {
    shows: 'return',
    apply: (at) => {
      const lines = at.source.split('\n');
      const head = lines.findIndex((text) =>
        new RegExp(String.raw`^\s*def\s+${param(at, 'function')}\b`, 'u').test(text),
      );
      const rest = lines
        .slice(head + 1)
        .findIndex((text) => indentOf(text).length <= indentOf(lines[head] ?? '').length);
      const last = rest < 0 ? lines.length : head + 1 + rest;
      return onLine(at, (text) => text.replace(/^(\s*)(?:print\((.*)\)|(.*))$/, '$1return $2$3'), last);
    },
  },
};

const ITEMS: Readonly<Record<string, Fix>> = {
  'key-misspelt': {
    shows: '{{hint}}',
    apply: (at) =>
      onLine(at, (text) => text.replaceAll(/"([^"]*)"/g, "'$1'").replace(param(at, 'key'), at.code)),
  },
  'key-to-change-missing': lineBefore('{{name}}[{{key}}] = 0'),
  'texts-side-by-side': {
    apply: (at) => onLine(at, (text) => text.replace(/(["'])\s+(?=["'])/, '$1, '), Number(param(at, 'at'))),
  },
  'place-to-fill-missing': {
    shows: '{{name}}.append()',
    apply: (at) => onLine(at, (text) => text.replace(/^(\s*)(\S+?)\[.*?\]\s*=\s*(.*)$/, '$1$2.append($3)')),
  },
  'nothing-inside': {
    shows: 'if {{name}}:',
    apply: (at) =>
      onLine(at, (text) => `${indentOf(text)}${at.code}\n${indentOf(text)}    ${text.trimStart()}`),
  },
  'place-missing': {
    shows: 'len({{name}}) - 1',
    apply: (at) =>
      swap(at, `${param(at, 'name')}[${param(at, 'index')}]`, `${param(at, 'name')}[${at.code}]`),
  },
  'append-one-at-a-time': {
    apply: (at) =>
      onLine(at, (text) =>
        text.replace(/^(\s*)(.*\.append)\((.*)\)/, (_all, indent: string, call: string, inside: string) =>
          inside
            .split(/,\s*/)
            .map((value) => `${indent}${call}(${value})`)
            .join('\n'),
        ),
      ),
  },
  'method-is-no-variable': { apply: (at) => onLine(at, (text) => text.replace(/\s*=\s*(.*)$/, '($1)')) },
  'list-plus-value': {
    shows: '{{name}}.append()',
    apply: (at) => onLine(at, (text) => text.replace(/^(\s*).*?(\w+)\s*\+\s*(.*)$/, '$1$2.append($3)')),
  },
  'comma-in-number': {
    shows: '{{name}} = {{number}}',
    apply: (at) =>
      at.source.replace(new RegExp(String.raw`${param(at, 'name')}\s*=\s*\d+,\s*\d+`, 'u'), at.code),
  },
  'times-sign-missing': replacesMark('{{number}} * ({{rest}})'),
  'loop-over-pairs': replacesLine('for {{first}}, {{second}} in {{dictionary}}.items():'),
  'set-for-list': { apply: (at) => at.source.replace(/\{([^{}]*)\}/, '[$1]') },
  'set-for-dictionary': { apply: (at) => at.source.replaceAll(/("[^"]*"|'[^']*'),\s*(\d+)/g, '$1: $2') },
  'name-covers-function': {
    shows: 'my_{{name}}',
    apply: (at) =>
      at.source.replace(new RegExp(String.raw`^(\s*)${param(at, 'name')}(?=\s*=)`, 'mu'), `$1${at.code}`),
  },
  'own-function-covers': {
    shows: 'my_{{name}}',
    apply: (at) => at.source.replace(new RegExp(String.raw`\bdef ${param(at, 'name')}\b`), `def ${at.code}`),
  },
  'own-command-calls-itself': {
    shows: 'player.{{name}}()',
    apply: (at) =>
      at.source.replace(new RegExp(`^(\\s+)${param(at, 'name')}\\(`, 'm'), `$1player.${param(at, 'name')}(`),
  },
  'function-of-key': replacesMark('{{write}}'),
  'square-brackets-needed': replacesMark('{{name}}[{{index}}]'),
  'dictionary-has-no-append': {
    shows: '{{dictionary}}[key] = value',
    apply: (at) => wholeLine(at, at.code.replace('key', '"milk"').replace('value', '1')),
  },
  'dictionary-with-dot': replacesMark('{{dictionary}}[{{key}}]'),
  'changed-while-looping': {
    shows: 'list(',
    apply: (at) => at.source.replace(/^(\s*for .* in )(.*):$/m, '$1list($2):'),
  },
};

const KINDS: Readonly<Record<string, Fix>> = {
  'text-plus-digits': replacesMark('{{sum}}'),
  'text-passed': replacesMark('{{write}}'),
  'number-joined-to-text': {
    shows: 'str({{name}})',
    apply: (at) => mark(at, at.marked.replace(word(param(at, 'name')), at.code)),
  },
  'text-plus-other': {
    shows: 'str()',
    apply: (at) =>
      mark(
        at,
        at.marked.replace(/\+=?\s*(.+)$/, (all, value: string) => all.replace(value, `str(${value})`)),
      ),
  },
  'number-plus-text': {
    shows: 'str()',
    apply: (at) => mark(at, at.marked.replace(/^(.+?)\s*\+/, 'str($1) +')),
  },
  'times-text': { shows: 'int()', apply: (at) => mark(at, at.marked.replace(/\*\s*(["'].*)$/, '* 2')) },
  'loop-over-number': {
    shows: 'range({{value}})',
    apply: (at) => onLine(at, (text) => text.replace(/\bin\s+[^:]+/, `in ${at.code}`)),
  },
  'range-of-list': {
    shows: 'for {{name}} in {{list}}:',
    apply: (at) => wholeLine(at, at.code),
  },
  'whole-number-needed': {
    shows: 'int()',
    apply: (at) => mark(at, at.marked.replace(/(["'][^"']*["']|(?<=\()[^,()]+(?=\)))/, 'int($1)')),
  },
};

const NAMES_ON_THE_LEFT: Readonly<Record<string, Fix>> = {
  'too-many-to-unpack': { apply: (at) => mark(at, `${at.marked}, more`) },
  'too-few-to-unpack': { apply: (at) => mark(at, at.marked.replace(/,[^,]*$/, ',')) },
  'unpack-single-value': { apply: (at) => onLine(at, (text) => text.replace(/=\s*(.+)$/, '= $1, 2')) },
};

const CALLS: Readonly<Record<string, Fix>> = {
  'argument-missing': {
    apply: (at) =>
      callWith(at, (values) => [
        ...values,
        ...Array.from({ length: Number(param(at, 'amount')) }, () => '1'),
      ]),
  },
  'no-arguments-wanted': { apply: (at) => callWith(at, () => []) },
  'too-many-arguments': { apply: (at) => callWith(at, (values) => values.slice(0, -1)) },
  'keyword-argument-misspelt': {
    shows: '{{hint}}',
    apply: (at) => swap(at, word(param(at, 'argument')), at.code),
  },
  'keyword-argument-unknown': { apply: (at) => mark(at, at.marked.replace(/\w+\s*=\s*/, '')) },
  'argument-twice': { apply: (at) => callWith(at, (values) => values.slice(0, -1)) },
  'not-a-function': { apply: (at) => mark(at, at.marked.replace(/\([^()]*\)$/, '')) },
  'function-with-square-brackets': {
    apply: (at) =>
      onLine(at, (text) =>
        text.replace(
          new RegExp(String.raw`(${param(at, 'name')}\s*)\[((?:[^[\]]|\[[^[\]]*\])*)\]`, 'u'),
          '$1($2)',
        ),
      ),
  },
  'cannot-wait-for': replaces(/await\s+/, ''),
  'function-never-called': { shows: '{{name}}(', apply: (at) => `${at.source}\n${param(at, 'name')}()` },
  'function-with-inputs-never-called': {
    shows: '{{inputs}}',
    apply: (at) => `${at.source}\n${param(at, 'name')}(${at.code.replaceAll(/[^,]+/g, '1')})`,
  },
  'function-calls-only-itself': {
    shows: '{{name}}()',
    apply: (at) => {
      const name = param(at, 'name');
      const without = at.source.replace(new RegExp(String.raw`^\s+${name}\(\)\n?`, 'mu'), '');
      return `${without.trimEnd()}\n${name}()`;
    },
  },
};

export const FIXES_OF_VALUES: Readonly<Record<string, Fix>> = {
  ...NOTHING,
  ...ITEMS,
  ...KINDS,
  ...NAMES_ON_THE_LEFT,
  ...CALLS,
};
