import type { ErrorRow } from './error-row.ts';

const SYNTAX = ['SyntaxError'];

/** Rows about first lines of loops and conditions that are almost correct. */
export const LOOP_ROWS: readonly ErrorRow[] = [
  {
    key: 'elif-without-condition',
    types: SYNTAX,
    message: /^(?:invalid syntax|expected ':')/,
    line: /^\s*(?:elif|else\s*if|elseif|elsif)\s*(?::|$)/,
    example: 'x = 1\nif x == 1:\n    pass\nelif:\n    pass',
  },
  {
    key: 'condition-missing',
    types: SYNTAX,
    message: /^invalid syntax/,
    line: /^\s*(?<keyword>if|while)\s*(?::|$)/,
    example: 'while:\n    pass',
  },
  {
    key: 'condition-unfinished',
    types: SYNTAX,
    message: /^(?:invalid syntax|expected ':')/,
    line: /^\s*(?:if|elif|while)\b.*?(?<point>(?<sign>[=<>!]=|[-+*/%<>=]|\b(?:and|or|not|in))\s*:?)\s*$/,
    example: 'x = 1\nif x == :\n    pass',
  },
  {
    key: 'colon-not-needed',
    types: SYNTAX,
    message: /^invalid syntax$/,
    line: /^\s*(?:(?:\w+\.)?\w+\([^()]*\)|return|break|continue|pass|[\p{L}_][\p{L}\p{N}_]*\s*=\s*(?:"[^"]*"|'[^']*'|[\w.]+(?:\([^()]*\))?))\s*(?<point>:)\s*$/u,
    example: 'player.turn_left():',
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
