import { usernameSchema } from '@hopcode/contract/auth/account-fields';
import { LOCALES } from '@hopcode/translations/locales';
import { afterAll, expect, test } from 'vitest';
import { USERNAME_LOCALES, usernameWords } from '../accounts/username-words.ts';
import { testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { newUsername } from './new-username.ts';

const database = await createTestDatabase();
const app = await testApp(database.db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** Beginnings and middles of rude words, in lower case; also found across the boundary of two words. */
const RUDE =
  /anal|arse|bitch|boob|butt|cock|crap|cul(?!t)|cunt|damn|dick|fag|fuck|hell|homo|kill|nazi|nigg|penis|piss|poop|porn|puss|rape|sex|shit|slut|suck|tits|twat|vagin|whore|wank|puta|puto|mierd|coño|cojon|polla|verga|culo|maric|pendej|cabr[oó]n|zorra|concha|conejo|merde|putain|salop|encul|connard|connasse|couill|bite|chatte|nique|scheiss|scheiß|arsch|fotz|schwanz|wichs|hure|möse|muschi|ficke|кур[вв]|бляд|бля|хуй|хуе|хуё|пизд|пізд|ебан|єба|ебл|сука|жоп|говн|гівн|муд[ао]к|срак|дерьм|caralho|carvalho|porra|merda|foda|viado|veado|buceta|cuz[aã]o|piroca|kurw|chuj|pizd|jeba|dup[aąęy]|gówn|cip[aąęy]|pierd|זין|כוס|זונה|שרמוט|חרא|תחת|قحب|شرموط|كس|زب|خرا|طيز|عرص|كلب|حمار/u;

const combinations = (locale: string): string[] => {
  const { qualities, things, first, joint } = usernameWords(locale);
  return qualities.flatMap((quality) =>
    things.map((thing) => (first === 'quality' ? [quality, thing] : [thing, quality]).join(joint)),
  );
};

test.each(USERNAME_LOCALES)('the words of %s make hundreds of names, all of them fine', (locale) => {
  const names = combinations(locale);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(400);
  expect(names.filter((name) => RUDE.test(name.toLowerCase()))).toEqual([]);
  expect(names.filter((name) => !usernameSchema.safeParse(`${name}-999`).success)).toEqual([]);
});

test('a language without words gets names in Latin letters', () => {
  const others = LOCALES.filter(({ code }) => !USERNAME_LOCALES.includes(code));
  expect(others.length).toBeGreaterThan(10);
  for (const { code } of others) expect(newUsername(code)).toMatch(/^[A-Z][a-z]+[A-Z][a-z]+\d{2,3}$/);
});

test.each([
  [{ 'accept-language': 'he-IL, en;q=0.5' }, /^[\u0590-\u05ff]+-[\u0590-\u05ff]+-\d{2,3}$/],
  [{ cookie: 'language=ru' }, /^[А-ЯЁ][а-яё]+[А-ЯЁ][а-яё]+\d{2,3}$/],
  [{ 'accept-language': 'de', cookie: 'language=ru' }, /^\p{Lu}\p{Ll}+er\p{Lu}\p{Ll}+\d{2,3}$/u],
  [{ 'accept-language': 'ja' }, /^[A-Z][a-z]+[A-Z][a-z]+\d{2,3}$/],
  [{}, /^[A-Z][a-z]+[A-Z][a-z]+\d{2,3}$/],
])('the name is in the language of the request: %o', async (headers, form) => {
  const answer = await app.inject({ url: '/api/auth/generate-username', headers });
  expect(answer.json().username).toMatch(form);
});
