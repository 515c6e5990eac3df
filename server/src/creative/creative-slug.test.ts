import { SLUG } from '@hopcode/courses/formats/slug';
import { expect, test } from 'vitest';
import { newCreativeSlug, slugWords } from './creative-slug.ts';

test.each([
  ['Carrot Maze', 'carrot-maze'],
  ['  Ada’s "best" farm!  ', 'adas-best-farm'],
  ['a.b/c d_e—f--g', 'a-b-c-d-e-f-g'],
  ['Möhren für Äffchen', 'mohren-fur-affchen'],
  ['Заячья ферма', 'zayachya-ferma'],
  ['兔子农场', 'tu-zi-nong-chang'],
  ['חווה', 'khvvh'],
  ['مزرعة', 'mzraa'],
  ['ελληνικά', 'ellinika'],
  ['🐇🐇🐇', ''],
  ['---', ''],
])('the words of %j are %j', (name, words) => {
  expect(slugWords(name)).toBe(words);
});

test.each([
  ['Carrot Maze', /^carrot-maze-[a-z0-9]{10}$/],
  ['Go', /^level-go-[a-z0-9]{10}$/],
  ['🐇🐇🐇', /^level-[a-z0-9]{10}$/],
  ['x'.repeat(50), /^x{50}-[a-z0-9]{10}$/],
  ['兔'.repeat(50), /^tu(-tu){15,16}(-t)?-[a-z0-9]{10}$/],
  [`${'x'.repeat(49)} y`, /^x{49}-[a-z0-9]{10}$/],
])('%s gets a slug for an address', (name, form) => {
  const slug = newCreativeSlug(name);
  expect(slug).toMatch(form);
  expect(slug).toMatch(SLUG);
});

test('two levels of the same name get different slugs', () => {
  expect(newCreativeSlug('Farm', 1)).not.toBe(newCreativeSlug('Farm', 1));
});

test('the end of a slug has the time', () => {
  expect(newCreativeSlug('Farm', 36 * 35 + 7)).toMatch(/z7$/);
});
