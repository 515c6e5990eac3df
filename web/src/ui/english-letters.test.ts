import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CUTS } from '@hopcode/art/fonts/cuts';
import { lettersOf } from '@hopcode/art/fonts/font-face';
import { expect, test } from 'vitest';

const WORDS = join(import.meta.dirname, '../../../translations/en');

const english = new Set(
  CUTS.filter(({ name }) => name === 'text-english').flatMap(({ ranges }) => [...lettersOf(ranges)]),
);

test('English words use only letters that the font file for English contains', () => {
  const files = readdirSync(WORDS, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  const others = files.flatMap((name) =>
    [...new Set(readFileSync(join(WORDS, name), 'utf8'))]
      .filter((letter) => !english.has(letter))
      .map((letter) => `${letter} in ${name}`),
  );
  expect(files.length).toBeGreaterThan(1);
  expect(others).toEqual([]);
});
