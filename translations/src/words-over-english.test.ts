import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { filled, wordsOverEnglish } from './words-over-english.ts';

const folder = mkdtempSync(join(tmpdir(), 'hopcode-words-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (locale: string, words: object): void => {
  mkdirSync(join(folder, locale));
  writeFileSync(join(folder, locale, 'farm.json'), JSON.stringify(words));
};
write('en', { hen: 'Hen', fields: { near: 'Near', far: 'Far' } });
write('de', { hen: 'Huhn', fields: { far: 'Fern', gone: 'Weg' } });
write('fr', { hen: { one: 'Poule' }, fields: 'Champs' });

const schema = z.strictObject({
  hen: z.string(),
  fields: z.strictObject({ near: z.string(), far: z.string() }),
});
const words = wordsOverEnglish('farm.json', schema, folder);

test.each([
  ['en', 'Hen', 'Near', 'Far'],
  ['de', 'Huhn', 'Near', 'Fern'],
  ['fr', 'Hen', 'Near', 'Far'],
  ['he', 'Hen', 'Near', 'Far'],
  ['../en', 'Hen', 'Near', 'Far'],
])('%s: each text is in English unless the language has a valid one', (locale, hen, near, far) => {
  expect(words(locale)).toEqual({ hen, fields: { near, far } });
});

test('throws for a file without English words', () => {
  expect(() => wordsOverEnglish('none.json', schema, folder)('de')).toThrow(z.ZodError);
});

test.each([
  ['{{hen}} and {{ cow }}', 'Ada and '],
  ['{hen}', '{hen}'],
])('%s is filled: %s', (text, said) => {
  expect(filled(text, { hen: 'Ada' })).toBe(said);
});
