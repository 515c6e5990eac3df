import {
  before,
  type Fix,
  type FixContext,
  indentOf,
  mark,
  onLine,
  param,
  replaces,
  replacesLine,
  replacesMark,
  swap,
  triedEdit,
  wholeLine,
  word,
  wordAnywhere,
} from './fix.ts';

const PAIRS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const PAPER: Readonly<Record<string, string>> = {
  '×': '*',
  '·': '*',
  '⋅': '*',
  '÷': '/',
  '−': '-',
  '–': '-',
};
const WIDE: Readonly<Record<string, string>> = { '、': ',', '。': '.', '،': ',', '؛': ';', '؟': '?' };

/** Adds text at the end of a line, before a colon or a comment if there is one. */
const atEnd = (text: string, piece: string): string =>
  text.replace(/\s*(:?)\s*(#.*)?$/, (end) => piece + end);

/** Replaces digits of any script with 0 to 9. */
const plainDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && zero % 16 !== 0 && zero % 16 !== 6) zero -= 1;
    return String((digit.codePointAt(0) ?? 0) - zero);
  });

/** The line of the error with the indent of another line. */
const indentLike = (at: FixContext, line: number): string =>
  onLine(at, (text) => indentOf(at.source.split('\n')[line - 1] ?? '') + text.trimStart());

/** The number of the last line with code above the error. */
const lineAbove = (at: FixContext): number =>
  at.source
    .split('\n')
    .slice(0, at.line - 1)
    .findLastIndex((text) => /^\s*[^\s#]/.test(text)) + 1;

/** The line whose indent the line of the error should have: for `else`, the line of its `if`. */
const partnerOf = (at: FixContext): number => {
  if (!/^\s*(?:else|elif|except|finally)\b/.test(at.lineText)) return lineAbove(at);
  const above = at.source.split('\n').slice(0, at.line - 1);
  return above.findLastIndex((text) => /^\s*(?:if|elif|for|while|try)\b/.test(text)) + 1;
};

/** Moves the block of `else` below the block of the `elif` that has the error. */
const elseLast = (at: FixContext): string => {
  const lines = at.source.split('\n');
  const from = lines.slice(0, at.line - 1).findLastIndex((text) => /^\s*else\b/.test(text));
  const isDeeper = (text: string) => indentOf(text).length > indentOf(at.lineText).length;
  const rest = lines.slice(at.line).findIndex((text) => !isDeeper(text));
  const end = rest < 0 ? lines.length : at.line + rest;
  const moved = [...lines.slice(at.line - 1, end), ...lines.slice(from, at.line - 1)];
  return [...lines.slice(0, from), ...moved, ...lines.slice(end)].join('\n');
};

const withoutBraces = (at: FixContext): string =>
  at.source.replaceAll(/[ \t]*\{[ \t]*$/gm, ':').replaceAll(/^[ \t]*\}[ \t]*\n?/gm, '');

/** The program without the line that the words name. */
const withoutLine = (at: FixContext): string =>
  at.source
    .split('\n')
    .filter((_text, index) => index !== Number(param(at, 'at')) - 1)
    .join('\n');

/** The fixes of rows about first lines of blocks, and about symbols and words that do not exist in Python. */
const HEADS: Readonly<Record<string, Fix>> = {
  'missing-colon': triedEdit('missing-colon'),
  'condition-missing': replacesLine('{{keyword}} True:'),
  'colon-not-needed': replaces(/\s*:\s*$/, ''),
  'two-on-one-line': {
    apply: (at) =>
      onLine(at, (text) => {
        const rest = text.slice(text.indexOf(at.marked) + at.marked.length);
        const isCode = /^\s*[(=]/.test(rest) || at.marked.includes('.');
        return text.replace(at.marked, isCode ? `\n${indentOf(text)}${at.marked}` : '');
      }),
  },
  'else-with-condition': triedEdit('else-with-condition', 'elif {{condition}}:'),
  'elif-after-else': { apply: elseLast },
  braces: { apply: withoutBraces },
  'plus-plus': {
    shows: '{{name}} += 1',
    apply: (at) => wholeLine(at, param(at, 'sign') === '++' ? at.code : `${param(at, 'name')} -= 1`),
  },
  'variable-keyword': triedEdit('variable-keyword'),
  'x-for-times': {
    shows: '{{first}} * {{second}}',
    apply: (at) =>
      swap(at, /(?:\d+\s*[xX]\s*\d+|(?:"[^"]*"|[\p{L}\p{N}_]+)\s+[xX]\s+[\p{L}\p{N}_]+)/u, at.code),
  },
  'copied-along': {
    apply: (at) =>
      at.source
        .split('\n')
        .map((text) => text.replace(/^(\s*)(?:>>> ?|\.\.\. ?|```.*|[-*•–—>]\s+|\d+\s*[.:)|-]?\s)/, '$1'))
        .join('\n'),
  },
  'start-word': { apply: (at) => withoutLine(at) },
  'end-word': { apply: (at) => withoutLine(at) },
  'wait-in-words': { shows: '{{write}}', apply: (at) => `import time\n${wholeLine(at, at.code)}` },
  'import-order': triedEdit('import-order', 'from {{module}} import {{what}}'),
  'words-for-code': { apply: (at) => onLine(at, (text) => `# ${text}`) },
  'keyword-misspelt': triedEdit('keyword-misspelt', '{{hint}}'),
  'keyword-as-name': triedEdit('keyword-as-name', 'my_{{name}}'),
  'try-alone': { apply: (at) => before(at, 'except:\n    pass') },
  'short-if-without-else': { apply: (at) => onLine(at, (text) => `${text} else 0`) },
  'line-unfinished': {
    apply: (at) => onLine(at, (text) => text.slice(0, text.lastIndexOf(param(at, 'sign')))),
  },
  'name-in-two-words': triedEdit('name-in-two-words', '{{first}}_{{second}}'),
  'known-name-in-two-words': { shows: '{{write}}', apply: (at) => wholeLine(at, param(at, 'write')) },
  'small-letters': { shows: '{{hint}}', apply: (at) => swap(at, wordAnywhere(param(at, 'name')), at.code) },
  'condition-unfinished': replaces(/\s*:?\s*$/, ' 1:'),
};

const SIGNS: Readonly<Record<string, Fix>> = {
  'apostrophe-in-text': triedEdit('apostrophe-in-text', '"{{text}}"'),
  'quotes-mixed': {
    apply: (at) =>
      onLine(at, (text) => {
        const [inside, quote] = [
          param(at, 'text'),
          /["']/.exec(text.slice(text.indexOf(at.marked)))?.[0] ?? '',
        ];
        return text.replace(inside + (quote === '"' ? "'" : '"'), () => inside + quote);
      }),
  },
  'text-never-opened': { apply: (at) => mark(at, at.marked.slice(-1) + at.marked) },
  'quote-without-partner': {
    apply: (at) =>
      onLine(at, (text) =>
        text.replace(
          at.marked.length === 1 ? /["'](?=[)\s]*$)/ : /["'](?=[\p{L}!\s]*["'][)\s]*$)|(?<=\s)["'](?=\p{L})/u,
          '',
        ),
      ),
  },
  'brace-never-closed': { apply: (at) => mark(at, `${at.marked}}`) },
  'brace-without-partner': {
    apply: (at) =>
      onLine(at, (text) =>
        text
          .replace('}}', '}')
          .replace('{{', '{')
          .replace(/ (?=name\})/, ' {'),
      ),
  },
  'quote-inside-text': {
    apply: (at) =>
      onLine(at, (text) => {
        const [first, last] = [text.indexOf('"') + 1, text.lastIndexOf('"')];
        return text.slice(0, first) + text.slice(first, last).replaceAll('"', "'") + text.slice(last);
      }),
  },
  'backtick-quotes': { shows: '"{{text}}"', apply: (at) => swap(at, /[`´][^`´]+[`´]?/, at.code) },
  'bracket-never-closed': {
    apply: (at) => onLine(at, (text) => atEnd(text, PAIRS[param(at, 'bracket')] ?? '')),
  },
  'bracket-never-opened': { apply: (at) => mark(at, '') },
  'brackets-mixed': { apply: (at) => mark(at, PAIRS[param(at, 'opening')] ?? '') },
  'long-text-never-closed': { apply: (at) => `${at.source}"""` },
  'text-in-braces': replaces(/\{.*(?=["'])/, '{1}'),
  'text-never-closed': {
    apply: (at) =>
      at.marked.length > 1
        ? mark(at, at.marked + at.marked.charAt(0))
        : onLine(at, (text) => text.replace(/([)\]}:]*)\s*$/, `${/["']/.exec(text)?.[0] ?? ''}$1`)),
  },
  'call-without-parentheses': {
    apply: (at) => onLine(at, (text) => text.replace(/^(\s*\w+)\s+(.*)$/, '$1($2)')),
  },
  'curly-quotes': { apply: (at) => at.source.replaceAll(/[“”„‘’‚«»‹›״׳]/g, '"') },
  'digits-of-another-script': { apply: (at) => onLine(at, plainDigits) },
  'sign-of-paper': { apply: (at) => mark(at, PAPER[param(at, 'character')] ?? '') },
  'wide-sign': {
    apply: (at) =>
      onLine(at, (text) => text.replaceAll(/[、。،؛؟]/g, (sign) => WIDE[sign] ?? sign).normalize('NFKC')),
  },
  'unknown-character': {
    apply: (at) => mark(at, ''),
  },
  'invisible-character': {
    apply: (at) => onLine(at, (text) => text.replaceAll(/[^\S ]|\p{Cf}|\p{Cc}|\p{Cs}/gu, '')),
  },
  backslash: replaces(/\\/, '/'),
  'words-without-quotes': triedEdit('words-without-quotes', '"{{text}}"'),
  'comma-missing': triedEdit('comma-missing'),
  'number-with-zeros': { apply: (at) => swap(at, /\b0+(?=\d)/, '') },
  'function-inputs-broken': replaces(/\(\s*:/, '():'),
  'bracket-open-at-colon': triedEdit('bracket-open-at-colon'),
  'stray-sign': { apply: (at) => mark(at, '') },
  'dictionary-colon-missing': {
    apply: (at) =>
      onLine(at, (text) =>
        at.marked.endsWith(',')
          ? text.replace(at.marked, at.marked.replace(',', ': 2,'))
          : / for /.test(text)
            ? text.replace(/(?<=\{\s*\w+)\s*,/, ':')
            : text.replace(/("[^"]*"|'[^']*')\s+(?=[\w"'])/, '$1: '),
      ),
  },
  'dictionary-in-other-brackets': {
    apply: (at) => onLine(at, (text) => text.replace(/[([](?=\s*["'])/, '{').replace(/[)\]](?=\s*$)/, '}')),
  },
  'semicolon-between-values': triedEdit('semicolon-between-values'),
  'dot-before-place': replacesMark('{{name}}[{{index}}]'),
};

const STRUCTURE: Readonly<Record<string, Fix>> = {
  'inputs-without-comma': replacesMark('{{first}}, {{second}}'),
  'tabs-and-spaces': {
    apply: (at) =>
      at.source
        .split('\n')
        .map((text) => (indentOf(text) === '' ? text : `    ${text.trimStart()}`))
        .join('\n'),
  },
  'block-missing-at-end': { apply: (at) => `${at.source}\n${indentOf(at.lineText)}    pass` },
  'block-missing': triedEdit('block-missing'),
  'block-missing-lines': triedEdit('block-missing-lines'),
  'block-missing-or-more': { apply: (at) => onLine(at, (text) => `    ${text}`) },
  'head-is-note': triedEdit('head-is-note'),
  'indent-unexpected': triedEdit('indent-unexpected'),
  'indent-unknown-level': { apply: (at) => indentLike(at, partnerOf(at)) },
  'name-in-quotes': { shows: '{{name}}', apply: (at) => mark(at, at.code) },
  'assign-to-value': {
    apply: (at) => onLine(at, (text) => text.replace(/^(\s*)(.+?)\s*=\s*(.+?)\s*$/, '$1$3 = $2')),
  },
  'assign-to-call': replaces(/(?<!=)=(?!=)/, '=='),
  'assign-to-fixed-word': { apply: (at) => swap(at, word(param(at, 'name')), `my_${param(at, 'name')}`) },
  'assign-to-expression': replaces(/(?<!=)=(?!=)/, '=='),
  'await-outside-function': {
    shows: 'async def main',
    apply: (at) => {
      const lines = at.source.split('\n');
      const isImport = (text: string) => /^(?:import|from)\b/.test(text);
      const body = lines.filter((text) => !isImport(text)).map((text) => `    ${text}`);
      const imports = new Set([...lines.filter(isImport), 'import asyncio']);
      return [...imports, 'async def main():', ...body, 'asyncio.run(main())'].join('\n');
    },
  },
  'outside-async-function': { apply: (at) => at.source.replace(/\bdef\b/, 'async def') },
  'argument-order': { apply: (at) => onLine(at, (text) => text.replace(/\((.*), ([^,()]*)\)/, '($2, $1)')) },
  'parameter-order': { apply: (at) => onLine(at, (text) => text.replace(/\((.*), ([^,()]*)\)/, '($2, $1)')) },
  'parameter-twice': { apply: (at) => onLine(at, (text) => text.replace(/,\s*\w+(?=\s*\))/, '')) },
  'global-too-late': {
    shows: '{{keyword}} {{name}}',
    apply: (at) => {
      const rest = at.source.split('\n').filter((text) => text.trim() !== at.code);
      const head = rest.findIndex((text) => /^\s*def\b/.test(text));
      const indent = indentOf(rest[head + 1] ?? '');
      return [...rest.slice(0, head + 1), indent + at.code, ...rest.slice(head + 1)].join('\n');
    },
  },
  'nonlocal-unknown': replaces(/nonlocal/, 'global'),
};

/** The fix of the row about a player's command in a form that Python cannot read. */
const COMMANDS: Readonly<Record<string, Fix>> = {
  'call-with-curly-braces': replacesMark('{{name}}({{value}})'),
};

export const FIXES_OF_SYNTAX: Readonly<Record<string, Fix>> = {
  ...HEADS,
  ...SIGNS,
  ...STRUCTURE,
  ...COMMANDS,
};
