import { afterEach, expect, test, vi } from 'vitest';
import { type AnswerCache, isFresh, keepAnswer, keptAnswer, keyOf } from './kept-answers.ts';

const LEVEL = 'https://hop.test/api/level/data/python/intro-level1';
const DAY = 24 * 60 * 60 * 1000;

const createCache = (): AnswerCache => {
  const kept = new Map<string, Response>();
  return {
    match: async (key) => kept.get(String(key))?.clone(),
    put: async (key, answer) => void kept.set(String(key), answer),
  };
};
const answering = (status: number, date = 'Sun, 22 Nov 2026 10:00:00 GMT') => {
  const fetched = vi.fn<typeof fetch>(async () => new Response('level', { status, headers: { date } }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
afterEach(() => void vi.unstubAllGlobals());

test('answers are requested without cookies, in the language of the page', async () => {
  const fetched = answering(200);
  const cache = createCache();
  await keepAnswer(cache, LEVEL, { locale: 'he' });
  expect(fetched).toHaveBeenCalledWith(
    LEVEL,
    expect.objectContaining({
      credentials: 'omit',
      headers: expect.objectContaining({ 'accept-language': 'he' }),
    }),
  );
  expect(await (await keptAnswer(cache, LEVEL, 'he'))?.text()).toBe('level');
  expect(await keptAnswer(cache, LEVEL, 'en')).toBeUndefined();
});

test.each([204, 304, 401, 403, 404, 500])('status %i is not kept', async (status) => {
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  const cache = createCache();
  await keepAnswer(cache, LEVEL, { locale: 'en' });
  expect(await keptAnswer(cache, LEVEL, 'en')).toBeUndefined();
});

test('an answer is fresh for a day', async () => {
  answering(200);
  const cache = createCache();
  const kept = Date.parse('2026-11-22T10:00:00Z');
  expect(await isFresh(cache, LEVEL, 'en', kept)).toBe(false);
  await keepAnswer(cache, LEVEL, { locale: 'en' });
  expect(await isFresh(cache, LEVEL, 'en', kept + DAY - 1)).toBe(true);
  expect(await isFresh(cache, LEVEL, 'en', kept + DAY)).toBe(false);
});

test('rejects if the storage is full', async () => {
  answering(200);
  const full = { ...createCache(), put: () => Promise.reject(new DOMException('', 'QuotaExceededError')) };
  await expect(keepAnswer(full, LEVEL, { locale: 'en' })).rejects.toThrow(DOMException);
});

test('the key of a small picture includes its size', () => {
  expect(keyOf('https://hop.test/api/level/guide/python/a.png?size=small', '')).toBe(
    'https://hop.test/api/level/guide/python/a.png?size=small&locale=',
  );
});
