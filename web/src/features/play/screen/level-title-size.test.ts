import { expect, it } from 'vitest';
import { levelTitleSize } from './level-title-size.ts';

it.each([
  ['', 28],
  ['Ten signs!', 26],
  ['x'.repeat(80), 12],
  ['x'.repeat(200), 12],
])('%j: %d px', (name, size) => {
  expect(levelTitleSize(name)).toBe(size);
});
