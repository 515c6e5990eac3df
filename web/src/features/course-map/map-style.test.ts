import { expect, it } from 'vitest';
import { signAt } from './map-style.ts';

const PLAIN = 'min(calc(var(--px, 2px) * 100), 100% - 58px)';

it.each([
  ['without the character', undefined, PLAIN],
  ['with the character on another part of the path', [400, 120], PLAIN],
  ['with the character above it', [200, 80], PLAIN],
  [
    'over the character on a stone below it',
    [220, 130],
    'min(calc(var(--px, 2px) * 100), 100% - 58px, calc(var(--px, 2px) * 108) - 50px)',
  ],
] as const)('hangs a sign inside the picture: %s', (_, here, top) => {
  expect(signAt([200, 100], here)).toEqual({ insetInlineStart: 'calc(var(--px, 2px) * 200)', top });
});
