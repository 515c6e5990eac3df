import { expect, it } from 'vitest';
import { shortfallSchema } from './shortfall.ts';

const MOMENT = { event: 3, line: 4, met: 1, goals: 2 };

it('reads a shortfall; the shown farm is the default', () => {
  expect(shortfallSchema.parse({ kind: 'short', action: 'speak', steps: 1, ...MOMENT })).toEqual({
    kind: 'short',
    action: 'speak',
    steps: 1,
    farm: 0,
    ...MOMENT,
  });
});

it.each([
  ['an unknown kind', { kind: 'lazy', ...MOMENT }],
  ['no moment', { kind: 'nothing' }],
  ['a further field, such as the required value', { kind: 'nothing', wanted: 5, ...MOMENT }],
  ['no steps', { kind: 'too-far', action: 'reach', steps: 0, ...MOMENT }],
])('refuses %s', (_, data) => {
  expect(shortfallSchema.safeParse(data).success).toBe(false);
});
