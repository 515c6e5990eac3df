import {
  atTop,
  before,
  type Fix,
  type FixContext,
  firstOnTop,
  indentOf,
  lineAtEnd,
  lineBefore,
  lineWith,
  mark,
  onLine,
  param,
  replaces,
  replacesLine,
  replacesWord,
  swap,
  wholeLine,
  word,
  wordAnywhere,
} from './fix.ts';

/** `self.eggs` for each `eggs` of the line, or for `selfeggs`. */
const SELF_DOT: Fix = {
  shows: 'self.{{name}}',
  apply: (at) =>
    at.marked.startsWith('self') ? mark(at, at.code) : swap(at, word(param(at, 'name')), at.code),
};

/** Replaces the head of the function that has a name. */
const headOf = (at: FixContext, head: string): string =>
  wholeLine(at, head, lineWith(at, new RegExp(String.raw`^\s*def\s+${param(at, 'name')}\s*\(`)));

/** Moves the lines that give a name a value above another line. */
const movedUp = (at: FixContext, line: number): string => {
  const lines = at.source.split('\n');
  const name = param(at, 'name');
  const from = lines.findIndex(
    (text, index) =>
      index >= at.line - 1 &&
      new RegExp(String.raw`^\s*(?:(?:def|class)\s+${name}\b|${name}\s*=)`, 'u').test(text),
  );
  const rest = lines
    .slice(from + 1)
    .findIndex((text) => indentOf(text).length <= indentOf(lines[from] ?? '').length);
  const end = rest < 0 ? lines.length : from + 1 + rest;
  const others = [...lines.slice(0, from), ...lines.slice(end)];
  return [...others.slice(0, line - 1), ...lines.slice(from, end), ...others.slice(line - 1)].join('\n');
};

/** Adds a line as the first one of the function around the error. */
export const firstInFunction = (at: FixContext, text: string): string => {
  const lines = at.source.split('\n');
  const head = lines.slice(0, at.line).findLastIndex((line) => /^\s*def\b/.test(line));
  return onLine(at, (line) => `${line}\n${indentOf(lines[head + 1] ?? '')}${text}`, head + 1);
};

const COMMANDS: Readonly<Record<string, Fix>> = {
  'letters-look-alike': {
    shows: '{{hint}}',
    apply: (at) => swap(at, wordAnywhere(param(at, 'name')), at.code),
  },
  'name-covers-player': {
    shows: 'my_player',
    apply: (at) =>
      at.source.replaceAll(/(^\s*|\bfor\s|\bdef\s+\w+\(|\bclass\s)player\b(?!\s*[.(])/gm, '$1my_player'),
  },
  'command-is-no-variable': replacesLine('{{name}}({{value}})'),
  'class-of-module': replacesLine('class {{class}}:'),
  'command-is-no-module': replacesLine('from player import {{name}}'),
  'player-alone': replacesLine('player.turn_left()'),
  'turn-before-walking': {
    shows: 'player.turn_{{side}}()',
    apply: (at) =>
      before({ ...at, source: wholeLine(at, `player.move_forward(${param(at, 'steps')})`) }, at.code),
  },
  'walk-needs-turn': {
    shows: 'player.turn_left()',
    apply: (at) => before({ ...at, source: wholeLine(at, 'player.move_forward()') }, at.code),
  },
  'turn-needs-direction': replacesLine('player.turn_left()'),
  'turn-around-in-two-steps': {
    shows: 'player.turn_left()',
    apply: (at) => before({ ...at, source: wholeLine(at, at.code) }, at.code),
  },
  'command-without-player': replacesWord('player.{{name}}', 'name'),
  'command-misspelt': {
    shows: 'player.{{hint}}',
    apply: (at) => swap(at, `player.${param(at, 'name')}`, at.code),
  },
};

const CLASSES: Readonly<Record<string, Fix>> = {
  'init-misspelt': {
    shows: '__init__',
    apply: (at) => at.source.replace(word(param(at, 'written')), at.code),
  },
  'init-never-ran': {
    shows: '__init__',
    apply: (at) => at.source.replace(word(param(at, 'written')), at.code),
  },
  'class-without-init': {
    apply: (at) => onLine(at, (text) => text.replace(new RegExp(`(${param(at, 'class')})\\(.*?\\)`), '$1()')),
  },
  'called-on-class-not-on-object': {
    shows: '{{object}}.{{name}}',
    apply: (at) => swap(at, `${param(at, 'class')}.${param(at, 'name')}`, at.code),
  },
  'called-on-class': {
    shows: '{{object}} = {{class}}()',
    apply: (at) =>
      before(at, at.code).replace(
        `${param(at, 'class')}.${param(at, 'name')}(`,
        `${param(at, 'object')}.${param(at, 'name')}(`,
      ),
  },
  'class-instead-of-object': lineBefore('{{object}} = {{class}}()'),
  'super-missing': {
    shows: 'super().__init__()',
    apply: (at) => {
      const lines = at.source.split('\n');
      const from = lines.findIndex((text) => new RegExp(`^class ${param(at, 'class')}\\b`).test(text));
      const head = from + lines.slice(from).findIndex((text) => /__init__/.test(text));
      const base = lines.findIndex((text) => new RegExp(`^class ${param(at, 'base')}\\b`).test(text));
      const needed = lines.slice(base).find((text) => /__init__/.test(text)) ?? '';
      const values = /self,?\s*([^)]*)\)/.exec(needed)?.[1] ?? '';
      return onLine(at, (text) => `${text}\n        ${at.code.replace(/\(\)$/, `(${values})`)}`, head + 1);
    },
  },
  'this-for-self': { shows: 'self', apply: (at) => at.source.replaceAll(word('this'), at.code) },
  'init-gives-back': { apply: (at) => at.source.replace(/return (.+)/, 'self.name = $1') },
  'self-in-no-brackets': { shows: 'def {{name}}({{inputs}}):', apply: (at) => headOf(at, at.code) },
  'self-not-first': { shows: 'def {{name}}({{inputs}}):', apply: (at) => headOf(at, at.code) },
  'self-missing': { shows: 'def {{name}}(self):', apply: (at) => headOf(at, at.code) },
  'self-dot-missing': SELF_DOT,
  'self-dot-forgotten': SELF_DOT,
  'init-value-without-self': {
    shows: 'self.{{name}}',
    apply: (at) => at.source.replaceAll(word(param(at, 'name')), () => at.code),
  },
  'name-inside-class': replacesWord('{{object}}.{{name}}', 'name'),
  'class-never-used': lineAtEnd('{{name}}()'),
};

const NAMES: Readonly<Record<string, Fix>> = {
  'name-inside-function': {
    apply: (at) => {
      const made = new RegExp(String.raw`^\s*(${param(at, 'name')}\s*=.*)$`, 'mu').exec(at.source)?.[1];
      return atTop(at, made ?? `def ${param(at, 'name')}():\n    pass`);
    },
  },
  'returned-value-stored-elsewhere': replacesWord('{{kept}}', 'name'),
  'returned-value-not-stored': {
    shows: '{{write}}',
    apply: (at) => wholeLine(at, at.code, Number(param(at, 'at'))),
  },
  'object-not-created': { apply: (at) => before(at, `${param(at, 'name')} = ${param(at, 'class')}()`) },
  'objects-have-other-names': {
    apply: (at) => swap(at, word(param(at, 'name')), param(at, 'objects').split(', ')[0] ?? ''),
  },
  'small-letter-value': replacesWord('{{hint}}', 'name'),
  'module-not-imported': firstOnTop('import {{module}}'),
  'compared-not-stored': replacesLine('{{name}} = {{value}}'),
  'colon-instead-of-equals': {
    apply: (at) => onLine(at, (text) => text.replace(/\s*:/, ' ='), Number(param(at, 'at'))),
  },
  'loop-variable-too-early': {
    apply: (at) => {
      const inside = onLine(
        at,
        (text) => `${text}\n${indentOf(text)}    ${at.lineText.trim()}`,
        Number(param(at, 'at')),
      );
      return inside
        .split('\n')
        .filter((_text, index) => index !== at.line - 1)
        .join('\n');
    },
  },
  'name-too-early': { apply: (at) => movedUp(at, at.line) },
  'name-misspelt': replacesWord('{{hint}}', 'name'),
  'counter-without-start': lineBefore('{{name}} = {{first}}'),
  'number-without-value': lineBefore('{{name}} = 3'),
  'name-not-reached': {
    apply: (at) => {
      const [, indent = '', head = ''] =
        new RegExp(
          String.raw`^(\s*)(\S[^\n]*\n)(?=(?:\1\s+[^\n]*\n)*?\s+${param(at, 'name')}\s*=)`,
          'mu',
        ).exec(at.source) ?? [];
      return at.source.replace(head, () => `${indent}${param(at, 'name')} = 0\n${head}`);
    },
  },
  'function-not-called-yet': { apply: (at) => before(at, `${param(at, 'function')}()`) },
  'command-as-word': replacesWord('player.{{name}}()', 'name'),
  'thing-as-condition': replacesWord('player.look() == "{{name}}"', 'name'),
  'text-without-quotes': replacesWord('"{{name}}"', 'name'),
  'name-or-text': replacesWord('"{{name}}"', 'name'),
  'local-before-value': { apply: (at) => firstInFunction(at, `${param(at, 'name')} = 0`) },
  'outer-before-value': {
    apply: (at) => movedUp(at, lineWith(at, /^\s+def\b/)),
  },
  'module-misspelt-player': replacesLine('import player'),
  'import-misspelt': replacesWord('{{hint}}', 'name'),
};

const PARTS: Readonly<Record<string, Fix>> = {
  'length-of': {
    apply: (at) =>
      onLine(at, (text) => text.replace(/([\p{L}\p{N}_.]+)\.(?:length|size|len)(?:\(\))?/u, 'len($1)')),
  },
  'add-to-list': {
    shows: '.append()',
    apply: (at) => swap(at, `.${param(at, 'name')}(`, '.append('),
  },
  'part-misspelt': {
    shows: '{{hint}}',
    apply: (at) => swap(at, `.${param(at, 'name')}`, `.${at.code}`),
  },
  'module-part-misspelt': {
    shows: '{{module}}.{{hint}}',
    apply: (at) => swap(at, `${param(at, 'module')}.${param(at, 'name')}`, at.code),
  },
  'function-not-called': {
    apply: (at) => at.source.replace(/^(\s*\w+ = .*)$/m, '$1()'),
  },
  'parentheses-missing': {
    shows: '{{name}}()',
    apply: (at) => mark(at, at.code),
  },
  'never-awaited': {
    shows: 'await',
    apply: (at) => onLine(at, (text) => `${indentOf(text)}${at.code} ${text.trimStart()}`),
  },
  'async-loop-needed': { shows: 'async for', apply: (at) => swap(at, /\bfor\b/, at.code) },
  'module-called': { shows: 'player.move_forward()', apply: (at) => swap(at, /\bplayer\(.*\)/, at.code) },
  'coroutine-wanted': replaces(/\((\w+)\)/, '(go())'),
};

export const FIXES_OF_NAMES: Readonly<Record<string, Fix>> = { ...COMMANDS, ...CLASSES, ...NAMES, ...PARTS };
