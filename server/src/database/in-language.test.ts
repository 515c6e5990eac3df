import { LOCALES } from '@hopcode/translations/locales';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { inLanguage } from './in-language.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

const sorted = async (names: readonly string[], locale: string): Promise<string> => {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${[...names]}::text[]) as t (name) order by ${inLanguage(sql.ref('name'), locale)}, name`.execute(
    database.db,
  );
  return rows.map(({ name }) => name).join(' ');
};

test.each([
  ['de', ['zoe', 'änne', 'anton', 'Bea'], 'änne anton Bea zoe'],
  ['sv', ['zoe', 'änne', 'anton', 'åke'], 'anton zoe åke änne'],
  ['no', ['åse', 'zoe', 'øyvind', 'ærlig'], 'zoe ærlig øyvind åse'],
  ['cs', ['cyril', 'čeněk', 'dana', 'chlum', 'ivan', 'hana'], 'cyril čeněk dana hana chlum ivan'],
  ['uk', ['яна', 'іван', 'євген', 'еліна'], 'еліна євген іван яна'],
  ['xx', ['zoe', 'änne', 'Bea'], 'änne Bea zoe'],
])('the order of %s', async (locale, names, expected) => {
  expect(await sorted(names, locale)).toBe(expected);
});

test.each(LOCALES.map(({ code }) => code))(
  'the database and the browser sort texts in the same order: %s',
  async (code) => {
    const names = [
      'anna',
      'Ben',
      'älva',
      'zoe',
      'öder',
      'Яна',
      'іван',
      'נועה',
      'أحمد',
      'さくら',
      '李',
      '민준',
      'ไทย',
    ];
    const inBrowser = names.toSorted(new Intl.Collator(code).compare);
    expect(await sorted(names, code)).toBe(inBrowser.join(' '));
  },
);
