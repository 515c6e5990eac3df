import {
  atTop,
  type Fix,
  firstOnTop,
  onLine,
  param,
  replaces,
  replacesLine,
  replacesMark,
  replacesWord,
  swap,
  wholeLine,
} from './fix.ts';
import { firstInFunction } from './fixes-of-names.ts';

/** Removes the quotes around a word in the line. */
const unquoted = (name: string): Fix => ({
  shows: `{{${name}}}`,
  apply: (at) =>
    onLine(at, (text) => text.replace(new RegExp(`(["'])${param(at, name)}\\1`, 'u'), () => at.code)),
});

/** The fixes of rows about mistakes that appear only during a run. */
export const FIXES_AT_RUN_TIME: Readonly<Record<string, Fix>> = {
  'sleep-of-time': {
    shows: 'time.sleep({{value}})',
    apply: (at) => swap(at, /[\w.]*\b(?:wait|sleep|pause|delay)\s*\([^()]*\)/, at.code),
  },
  'sleep-needs-import': {
    shows: 'from time import sleep',
    apply: (at) => {
      if (/^\s*from\b/.test(at.lineText)) return wholeLine(at, at.code);
      const source = swap(
        at,
        /[\w.]*\b(?:wait|sleep|pause|delay)\s*\([^()]*\)/,
        `sleep(${param(at, 'value')})`,
      );
      return at.source.includes(at.code) ? source : atTop({ ...at, source }, at.code);
    },
  },
  'module-name-missing': replacesWord('{{module}}.{{name}}', 'name'),
  'function-needs-import': firstOnTop('from {{module}} import {{name}}'),
  'function-after-dot': {
    shows: '{{name}}({{owner}})',
    apply: (at) =>
      swap(at, new RegExp(`${param(at, 'owner')}\\.${param(at, 'name')}\\([^()]*\\)`, 'u'), at.code),
  },
  'dot-after-function': {
    shows: '{{called}}({{name}})',
    apply: (at) => swap(at, `${param(at, 'called')}.${param(at, 'name')}`, at.code),
  },
  'loop-variable-is-item': {
    shows: '{{item}}',
    apply: (at) => swap(at, `${param(at, 'name')}[${param(at, 'item')}]`, at.code),
  },
  'input-not-called': {
    shows: '{{name}}(input())',
    apply: (at) => swap(at, `${param(at, 'name')}(input)`, at.code),
  },
  'number-function-of-text': {
    apply: (at) => swap(at, /["']([^"']*)["']/, at.lineText.split(/["']/)[1] ?? ''),
  },
  'no-turtle': { shows: 'player.move_forward()', apply: (at) => wholeLine(at, at.code) },
  'class-unknown': {
    shows: 'class {{name}}:',
    apply: (at) => atTop(at, `${at.code}\n    pass`),
  },
  'global-needed': { shows: 'global {{name}}', apply: (at) => firstInFunction(at, at.code) },
  'nonlocal-needed': { shows: 'nonlocal {{name}}', apply: (at) => firstInFunction(at, at.code) },
  'self-outside-method': {
    shows: 'def {{name}}({{inputs}}):',
    apply: (at) =>
      at.source.replace(new RegExp(String.raw`def\s+${param(at, 'name')}\s*\(.*\)\s*:`, 'u'), () => at.code),
  },
  'commands-in-a-chain': {
    shows: 'player.{{name}}()',
    apply: (at) =>
      onLine(at, (text) => text.replace(new RegExp(`\\.(${param(at, 'name')}\\()`), '\nplayer.$1')),
  },
  'await-missing': {
    shows: 'await',
    apply: (at) =>
      at.source.replace(new RegExp(`(=\\s*)(${param(at, 'function')}\\()`, 'u'), `$1${at.code} $2`),
  },
  'main-never-run': replacesLine('asyncio.run({{call}})'),
  'gather-of-list': {
    shows: 'asyncio.gather(*{{inside}})',
    apply: (at) => swap(at, /asyncio\.gather\(.*\)/, at.code),
  },
  'run-needs-async': {
    shows: 'async def {{name}}',
    apply: (at) => at.source.replace(`def ${param(at, 'name')}`, at.code),
  },
  'async-with-needed': { shows: 'async with', apply: (at) => swap(at, /\bwith\b/, at.code) },
  'async-for-not-needed': replaces(/async for/, 'for'),
  'await-without-brackets': {
    shows: '{{name}}()',
    apply: (at) => swap(at, param(at, 'name'), at.code),
  },
  'question-needs-no-await': replaces(/await\s+/, ''),
  'sleep-of-asyncio': { shows: 'asyncio.sleep', apply: (at) => swap(at, /(?:time\.)?sleep/, at.code) },
  'list-is-empty': {
    shows: 'if {{name}}:',
    apply: (at) => onLine(at, (text) => `${at.code}\n    ${text.trimStart()}`),
  },
  'variable-in-quotes': unquoted('name'),
  'number-in-quotes': unquoted('number'),
  'compared-number-in-quotes': unquoted('number'),
  'comma-in-text-number': {
    shows: '{{whole}}.{{rest}}',
    apply: (at) => at.source.replace(`${param(at, 'whole')},${param(at, 'rest')}`, at.code),
  },
  'command-value-missing': replacesMark('{{example}}'),
  'look-takes-nothing': {
    shows: '{{call}}() == {{value}}',
    apply: (at) => swap(at, /[\w.]+\s*\(\s*(?:"[^"]*"|'[^']*')\s*\)(?:\s*==\s*\w+)?/, at.code),
  },
};
