/**
 * Public answers of the server in a cache of the browser. They are always requested without cookies. The answer to a
 * logged-in account contains its progress and programs; without cookies, an answer contains only what every visitor
 * sees. There is therefore nothing private to delete when someone logs out.
 */

/** The part of a `Cache` that is used. */
export type AnswerCache = Pick<Cache, 'match' | 'put'>;

/** Levels and courses change with releases: after this time, in milliseconds, an answer is requested again. */
const FRESH_MS = 24 * 60 * 60 * 1000;

/**
 * The key of an answer in the cache: its address with the language, because its texts are in the language of the
 * request.
 */
export const keyOf = (address: string, locale: string): string => {
  const url = new URL(address);
  url.searchParams.set('locale', locale);
  return url.href;
};

export const keptAnswer = (cache: AnswerCache, address: string, locale: string) =>
  cache.match(keyOf(address, locale));

/** Whether an answer is stored and new enough. */
export const isFresh = async (
  cache: AnswerCache,
  address: string,
  locale: string,
  now = Date.now(),
): Promise<boolean> => {
  const answer = await keptAnswer(cache, address, locale);
  const date = Date.parse(answer?.headers.get('date') ?? '');
  return answer !== undefined && now - date < FRESH_MS;
};

/**
 * Requests an answer without cookies and stores it. Returns the answer; an answer that is not 200 is not stored.
 * Rejects if the server cannot be reached, and with `QuotaExceededError` if the storage is full.
 */
export const keepAnswer = async (
  cache: AnswerCache,
  address: string,
  { locale, signal = null }: { readonly locale: string; readonly signal?: AbortSignal | null },
): Promise<Response> => {
  const answer = await fetch(address, {
    credentials: 'omit',
    headers: { accept: '*/*', 'accept-language': locale, 'x-requested-with': 'fetch' },
    signal,
  });
  if (answer.status === 200) await cache.put(keyOf(address, locale), answer.clone());
  return answer;
};
