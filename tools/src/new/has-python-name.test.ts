import { expect, it } from 'vitest';
import { hasPythonName } from './has-python-name.ts';

it.each([
  ['a function of TypeScript', `export const swap = (at) => at;\nswap(at, /;/, \`\${swap}\`);`, false],
  ['an English word of a comment', '/** The letters to change or swap with a neighbour. */', false],
  ['a longer name', "const KNOWN = ['swap_all'];", false],
  ['a function between two divisions', 'const half = swap / 2 + swap / 2;', false],
  ['a name in quotes', 'const KNOWN = [\'jump\', "swap"];', true],
  ['a call in quotes', "const EXAMPLE = 'player.swap()';", true],
  ['a word of a regular expression', 'const WORDS = /^[\'"]?(?:jump|swap)$/;', true],
  ['a name in a text with values', `const line = \`player.swap(\${at})\`;`, true],
  ['a name in backticks of a comment', '// `x.swap` is no command.', true],
  ['a call in a comment', '/**\n * Children write swap() here.\n */', true],
])('finds a Python name, and no other: %s', (_, source, expected) => {
  expect(hasPythonName(source, 'swap')).toBe(expected);
});
