import { expect, it } from 'vitest';
import { copyName } from './copy-name.ts';

it.each([
  ['Farm', 'Copy of Farm'],
  ['x'.repeat(50), `Copy of ${'x'.repeat(42)}`],
])('%s', (name, copy) => {
  expect(copyName(name, (of) => `Copy of ${of}`)).toBe(copy);
});
