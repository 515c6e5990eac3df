import type { ErrorRow } from './error-row.ts';

const VALUE = ['ValueError'];
const TYPE = ['TypeError'];

/** Rows about formats in curly brackets, and methods of text. */
export const FORMAT_ROWS: readonly ErrorRow[] = [
  {
    key: 'format-needs-number',
    types: VALUE,
    message: /^Unknown format code '(?<code>[dfeg%])' for object of type 'str'/,
    line: /\{(?<name>[\p{L}_][\p{L}\p{N}_]*):[^{}]*\}/u,
    example: 'hour = "7"\nprint(f"{hour:02d}")',
  },
  {
    key: 'format-needs-whole-number',
    types: VALUE,
    message: /^Unknown format code 'd' for object of type 'float'/,
    line: /\{(?<name>[\p{L}_][\p{L}\p{N}_]*):(?<format>[^{}]*d)\}/u,
    example: 'cold = 5.5\nprint(f"{cold:02d}")',
  },
  {
    key: 'format-unknown',
    types: VALUE,
    message: /^Unknown format code '(?<code>.)' for object of type/,
    example: 'hour = 7\nprint(f"{hour:2q}")',
  },
  {
    key: 'join-of-one-value',
    types: TYPE,
    message: /^can only join an iterable/,
    line: /\.join\((?<value>[^()]+)\)/,
    example: 'print("-".join(5))',
  },
  {
    key: 'text-has-no-remove',
    types: ['AttributeError'],
    message: /^'str' object has no attribute 'remove'/,
    line: /\.(?<point>remove\((?<value>[^()]*)\))/,
    example: 'word = "moon"\nprint(word.remove("o"))',
  },
  {
    key: 'replace-needs-two',
    types: TYPE,
    message: /^replace\(\) takes at least 2 positional arguments \(1 given\)/,
    line: /\.(?<point>replace\((?<value>[^()]*)\))/,
    example: 'word = "moon"\nprint(word.replace("o"))',
  },
  {
    key: 'split-at-nothing',
    types: VALUE,
    message: /^empty separator/,
    line: /(?<name>[\p{L}_][\p{L}\p{N}_]*)\.split\((?:""|'')\)/u,
    example: 'word = "moon"\nprint(word.split(""))',
  },
];
