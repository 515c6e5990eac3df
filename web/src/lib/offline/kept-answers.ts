/**
 * Public answers of the server in a cache of the browser. They are requested without cookies, because with cookies they
 * would contain the progress and programs of the account. Without cookies, they contain only what every visitor sees.
 * So there is nothing private to delete when someone logs out.
 */

/** The functions of a `Cache` that are used here. */
export type AnswerCache = Pick<Cache, 'match' | 'put'>;

/**
 * How many milliseconds an answer stays fresh. Levels and courses change with releases, so an older answer is requested
 * again.
 */
const FRESH_MS = 24 * 60 * 60 * 1000;

/**
 * The key of an answer in the cache: its address with the language, because the texts in the answer depend on the
 * language.
 */
export const keyOf = (address: string, locale: string): string => {
  const url = new URL(address);
  url.searchParams.set('locale', locale);
  return url.href;
};

export const keptAnswer = (cache: AnswerCache, address: string, locale: string) =>
  cache.match(keyOf(address, locale));

/** Whether an answer is stored and still fresh. */
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
 * Requests an answer without cookies and stores it. Returns the answer. If its status is not 200, it is not stored.
 * Rejects if the server cannot be reached. If the storage is full, rejects with `QuotaExceededError`.
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
