import { expect, test } from 'vitest';
import { ruleColors, variablesOf } from './style-colors.ts';

test.each([
  ['a { color: var(--ink); background: var(--card) }', [{ selector: 'a', text: 'ink', ground: 'card' }]],
  ['a { background-color: var(--sun); }', [{ selector: 'a', text: undefined, ground: 'sun' }]],
  ['a { border-color: var(--sun); /* color: var(--ink) */ }', [{ selector: 'a' }]],
  ['@media print { a { color: var(--ink) } }', [{ selector: 'a', text: 'ink', ground: undefined }]],
])('finds the colours of %s', (css, rules) => {
  expect(ruleColors(css)).toEqual(rules);
});

test('finds the names of variables', () => {
  expect(variablesOf('1px solid var(--sun-deep), var( --ink ) --line: 1')).toEqual(['sun-deep', 'ink']);
});
