import { expect, it } from 'vitest';
import { extraLevels } from './extra-levels.ts';
import { requiredLevels } from './required-levels.ts';

/** Levels by letter: `+` marks an extra, `~` a level that is not ready, `!` a complete one. */
const levelsOf = (text: string) =>
  text
    .split(' ')
    .filter((sign) => sign !== '')
    .map((sign) => ({
      slug: sign.charAt(0),
      ...(sign.includes('+') && { extra: true as const }),
      ...(sign.includes('~') && { not_ready: true as const }),
    }));

const names = (levels: readonly { readonly slug: string }[]): string =>
  levels.map(({ slug }) => slug).join('');

it.each([
  ['a b', 'ab', ''],
  ['a b c+ d+', 'ab', 'cd'],
  ['a b~ c+ d+~', 'a', 'c'],
  ['', '', ''],
])('%j has the required levels %j and the extras %j', (text, required, extras) => {
  expect(names(requiredLevels(levelsOf(text)))).toBe(required);
  expect(names(extraLevels(levelsOf(text)))).toBe(extras);
});
