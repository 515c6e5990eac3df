import type { ErrorRow } from './error-row.ts';

const SYNTAX = ['SyntaxError'];
const SYNTAX_AND_TYPE = ['SyntaxError', 'TypeError'];

/** First lines of loops and conditions that are almost correct. */
export const LOOP_ROWS: readonly ErrorRow[] = [
  {
    key: 'other-sign-for-colon',
    types: SYNTAX,
    message: /^(?:invalid syntax|expected ':')/,
    line: /^\s*(?<keyword>if|elif|else|for|while|def|class)\b.*?(?<point>\S?(?<sign>[;,.]))\s*$/,
    example: 'for i in range(3);\n    pass',
  },
  {
    key: 'counts-without-range',
    types: SYNTAX,
    message: /./,
    line: /^\s*for\s+(?<name>\w+)\s*(?:in|=)\s*(?<from>\d+)\s*(?:to|\.{2,3})\s*(?<to>\d+)/,
    when: ({ found: { to = '' } }) => ({ end: String(Number(to) + 1) }),
    example: 'for i in 1 to 3:\n    pass',
  },
  {
    key: 'repeat-word',
    types: SYNTAX,
    message: /^invalid syntax/,
    line: /^\s*(?<point>(?<word>repeat|loop|times|do))\b\s*\(?\s*(?<value>\d*)[^:]*:\s*$/i,
    when: ({ found: { value = '' } }) => ({ value: value === '' ? '3' : value }),
    example: 'repeat 3:\n    pass',
  },
  {
    key: 'colon-too-early',
    types: SYNTAX,
    message: /^invalid syntax/,
    line: /^\s*for\s+\w+\s+(?<point>in\s*:)\s*\S/,
    example: 'for i in: range(3)\n    pass',
  },
  {
    key: 'condition-missing',
    types: SYNTAX,
    message: /^invalid syntax/,
    line: /^\s*(?<keyword>if|elif|while)\s*:/,
    example: 'while:\n    pass',
  },
  {
    key: 'condition-unfinished',
    types: SYNTAX,
    message: /^invalid syntax/,
    line: /^\s*(?:if|elif|while)\b.*?(?<point>(?<sign>[=<>!]=|[<>]|\b(?:and|or|not|in))\s*:)\s*$/,
    example: 'x = 1\nif x == :\n    pass',
  },
  {
    key: 'question-in-words',
    types: SYNTAX,
    message: /^(?:invalid syntax|expected ':')/,
    line: /^\s*(?:if|elif|while)\b.*?(?<name>[\p{L}_][\p{L}\p{N}_]*)\s+(?<point>(?<word>not|equals?|same|isnt))\s+(?<value>(?!in\b)[^\s:]+)\s*:?\s*$/u,
    when: ({ found: { word = '' } }) => ({ sign: /^(?:not|isnt)$/.test(word) ? '!=' : '==' }),
    example: 'x = 1\nif x equals 1:\n    pass',
  },
  {
    key: 'half-a-question',
    types: SYNTAX,
    message: /^invalid syntax/,
    line: /(?<name>[\p{L}_][\p{L}\p{N}_.]*)\s*[<>=!]=?[^<>=!]*?\b(?<point>(?<keyword>and|or)\s+(?<sign>[<>=!]=|[<>]))/u,
    example: 'x = 5\nif x > 3 and < 7:\n    pass',
  },
  {
    key: 'colon-not-needed',
    types: SYNTAX,
    message: /^invalid syntax$/,
    line: /^\s*(?:(?:\w+\.)?\w+\([^()]*\)|return|break|continue|pass)\s*(?<point>:)\s*$/,
    example: 'player.turn_left():',
  },
  {
    key: 'two-on-one-line',
    types: SYNTAX,
    message: /^invalid syntax$/,
    line: /^[^#"']*\w\((?:[^()"']|"[^"]*"|'[^']*')*\)[ \t]+(?<point>(?!(?:and|or|if|else|for|in|is|not)\b)[\p{L}_][\p{L}\p{N}_.]*)/u,
    example: 'player.turn_left() player.turn_right()',
  },
  {
    key: 'loop-without-name',
    types: SYNTAX,
    message: /./,
    line: /^\s*for\s+(?:in\s+)?(?<values>range\s*\([^()]*\))\s*:/,
    example: 'for range(3):\n    pass',
  },
  {
    key: 'range-needs-number',
    types: SYNTAX_AND_TYPE,
    message: /^(?:invalid syntax|expected ':'|'type' object is not iterable)/,
    line: /\bin\s+range\s*(?<value>\w*)\s*:?\s*$/,
    when: ({ found: { value = '' } }) => ({ value: value === '' ? '3' : value, point: 'range' }),
    example: 'for i in range 3:\n    pass',
  },
  {
    key: 'range-of-list',
    types: ['TypeError'],
    message: /^'(?<type>list|tuple|dict|set)' object cannot be interpreted as an integer/,
    line: /\bfor\s+(?<name>\w+)\s+in\s+range\(\s*(?<whole>\w+)\s*\)/,
    when: ({ found: { name = '', whole = '', type = '' } }) => ({ name, list: whole, whole: type }),
    example: 'hens = ["Ada"]\nfor hen in range(hens):\n    pass',
  },
  {
    key: 'else-with-condition',
    types: SYNTAX,
    message: /^expected ':'/,
    line: /^\s*else\s+(?!if\b)(?<condition>[^:]+?)\s*:?\s*$/,
    example: 'x = 1\nif x == 1:\n    pass\nelse x == 2:\n    pass',
  },
  {
    key: 'elif-after-else',
    types: SYNTAX,
    message: /^'elif' block follows an 'else' block/,
    example: 'x = 1\nif x == 1:\n    pass\nelse:\n    pass\nelif x == 2:\n    pass',
  },
];
