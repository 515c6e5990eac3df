import { LESSON_MODULES } from '../lesson-modules.ts';
import { PYTHON_KEYWORDS } from '../python-keywords.ts';
import type { ErrorContext, ErrorRow } from './error-row.ts';
import { nearestName } from './nearest-name.ts';
import { isNamedIn } from './program-names.ts';

const SYNTAX = ['SyntaxError', 'IndentationError'];
const KEYWORDS = PYTHON_KEYWORDS.join('|');

const MODULES: ReadonlySet<string> = new Set(['player', ...LESSON_MODULES]);

const IS_KEYWORD = new RegExp(`^(?:${KEYWORDS})$`);

/** Patterns for places that define a name: a variable, a function or class, a parameter, a loop variable. */
const NAMING = [
  `^\\s*(?<name>${KEYWORDS})\\s*=(?!=)`,
  `^\\s*(?:def|class)\\s+(?<name>${KEYWORDS})\\b`,
  `^\\s*def\\s+\\w+\\s*\\((?:[^)]*[\\s,])?(?<name>${KEYWORDS})\\s*[,)=]`,
  `^\\s*for\\s+(?<name>${KEYWORDS})\\s+in\\b`,
].map((pattern) => new RegExp(pattern));

const keywordAsName = (lineText: string): boolean | Record<string, string> => {
  for (const pattern of NAMING) {
    const name = pattern.exec(lineText)?.groups?.name;
    if (name !== undefined) return { name, point: name };
  }
  return false;
};

/** `from randm import choice`: the name of the module is misspelt. */
const moduleInFrom = (lineText: string, module: string): false | Record<string, string> => {
  const hint = nearestName(module, ['player', ...LESSON_MODULES], 1);
  const isFrom = /^\s*from\s/.test(lineText);
  return isFrom && hint !== undefined && { word: module, hint, point: module };
};

/** A second `else` below the block of the first one. */
const elseTwice = ({ source, error }: ErrorContext): false | Record<string, string> => {
  const lines = source.split('\n').slice(0, error.line);
  const indent = (line = '') => /^\s*/.exec(line)?.[0].length ?? 0;
  const own = indent(lines.at(-1));
  const at = lines.slice(0, -1).findLastIndex((line) => line.trim() !== '' && indent(line) <= own);
  const isElse = indent(lines[at]) === own && /^\s*else\s*:/.test(lines[at] ?? '');
  return isElse && { at: String(at + 1) };
};

/**
 * Rows about mistakes for which Python says only "invalid syntax": habits from other languages and incomplete lines.
 */
export const OTHER_LANGUAGE_ROWS: readonly ErrorRow[] = [
  {
    key: 'braces',
    types: SYNTAX,
    message: /./,
    when: ({ source }) => /^\s*(?:if|elif|else|for|while|def|class)\b[^:\n]*\{\s*$/m.test(source),
    example: 'if True {\n    x = 1\n}',
  },
  {
    key: 'plus-plus',
    types: SYNTAX,
    message: /./,
    line: /(?<name>(?:\w+\.)*\w+(?:\[[^[\]]*\])*)\s*(?<sign>\+\+|--)\s*;?\s*$/,
    when: ({ found: { sign = '' } }) => ({ point: sign }),
    example: 'i = 1\ni++',
  },
  {
    key: 'variable-keyword',
    types: SYNTAX,
    message: /./,
    line: /(?:^\s*|[(,]\s*(?=(?:int|float|str|bool|string|String)\s))(?<keyword>var|let|const|int|float|double|char|str|string|bool|boolean|list|dict|String)\s+(?<name>\w+)\s*=/,
    when: ({ found: { keyword = '' } }) => ({ point: keyword }),
    example: 'var x = 1',
  },
  {
    key: 'import-order',
    types: SYNTAX,
    message: /^(?:invalid syntax|Did you mean to use 'from \.\.\. import \.\.\.' instead\?)/,
    line: /^\s*import\s+(?<what>[\w*, ]*[\w*])\s+from\s+(?<module>\w+)/,
    // `import random from randint`: only the first word is a module.
    when: ({ found: { what = '', module = '' } }) =>
      MODULES.has(what) && !MODULES.has(module) ? { what: module, module: what } : true,
    example: 'import move_forward from player',
  },
  {
    key: 'keyword-misspelt',
    types: [...SYNTAX, 'ModuleNotFoundError'],
    message:
      /Did you mean '(?<hint>\w+)'\?|^expected 'except' or 'finally' block|^No module named '(?<module>\w+)'/,
    when: ({ lineText, found }) => {
      if (found.module !== undefined) return moduleInFrom(lineText, found.module);
      const hint = found.hint ?? nearestName(/\w+/.exec(lineText)?.[0] ?? '', ['except', 'finally']) ?? '';
      const words = lineText.replace(/["'].*$/, '').match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];
      const word = words.find((other) => !IS_KEYWORD.test(other) && nearestName(other, [hint]) !== undefined);
      // No line begins with these words, so an unknown first word means something else.
      const isInside =
        /^(?:not|or|and|is|in|as|lambda|await)$/.test(hint) && lineText.trimStart().startsWith(word ?? '');
      return word === undefined || isInside ? false : { word, hint, point: word };
    },
    example: 'whille True:\n    pass',
  },
  {
    key: 'keyword-as-name',
    types: SYNTAX,
    message: /./,
    when: ({ lineText }) => keywordAsName(lineText),
    example: 'class = 3',
  },
  {
    key: 'else-twice',
    types: SYNTAX,
    message: /^invalid syntax$/,
    line: /^\s*else\s*:/,
    when: elseTwice,
    example: 'x = 1\nif x > 1:\n    x = 2\nelse:\n    x = 3\nelse:\n    x = 4',
  },
  {
    key: 'else-alone',
    types: SYNTAX,
    message: /^invalid syntax$/,
    line: /^\s*(?<keyword>else|elif|except|finally)\b/,
    when: ({ error, lineText }) => (error.column ?? 1) - 1 <= lineText.length - lineText.trimStart().length,
    example: 'x = 1\nelse:\n    x = 2',
  },
  {
    key: 'try-alone',
    types: SYNTAX,
    message: /^expected 'except' or 'finally' block/,
    example: 'try:\n    x = 1\nprint(x)',
  },
  {
    key: 'short-if-without-else',
    types: SYNTAX,
    message: /^expected 'else' after 'if' expression/,
    example: 'x = 1 if True',
  },
  {
    key: 'line-unfinished',
    types: SYNTAX,
    message: /^(?:invalid syntax|expected|unexpected EOF|cannot assign to)/,
    line: /(?<sign>[=+\-*/%,.\\]|\b(?:and|or|not|in|is|assert|del|global|nonlocal|lambda|as)|\blambda\b[^:()]*:|\bas(?=\s*:))\s*:?\s*$/,
    when: ({ error, lineText, found: { sign = '' } }) => {
      if (/:\s*$/.test(lineText) && !/^(?:lambda|as)/.test(sign)) return false;
      if (!error.message.startsWith('cannot')) return true;
      // Python marks the value in front of the equals sign.
      const point = /\S+\s*=\s*$/.exec(lineText)?.[0].trimEnd();
      return point !== undefined && { point };
    },
    example: 'x = 1 +',
  },
  {
    key: 'name-in-two-words',
    types: [...SYNTAX, 'NameError'],
    message:
      /^(?:invalid syntax$|expected '\('|cannot assign to expression|name '(?<name>[^']+)' is not defined)/,
    line: /(?:^\s*(?:def\s+)?|(?<=[(=,+]\s*))(?<point>(?<first>[\p{L}_][\p{L}\p{N}_]*)(?:[ \t]+|-)(?<second>[\p{L}_][\p{L}\p{N}_]*))\s*(?<after>=(?!=)|\(|\)|$)/u,
    when: ({ error, source, lineText, found: { first = '', second = '', name, after, point = '' } }) =>
      (error.type === 'NameError'
        ? [first, second].includes(name ?? '') && isNamedIn(source, `${first}_${second}`)
        : /^[=(]/.test(after ?? '') && new RegExp(String.raw`^\s*(?:def\s+)?${point}`, 'u').test(lineText)) &&
      !IS_KEYWORD.test(first) &&
      !IS_KEYWORD.test(second) &&
      !second.startsWith('__') &&
      nearestName(first, ['def', 'class', 'return', 'import'], 1) === undefined,
    example: 'my hens = 3',
  },
];
