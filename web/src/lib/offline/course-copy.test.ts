// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { courseCopies } from './course-copy.ts';

const COURSE = { courseId: 'python', locale: 'he', slugs: ['intro-level1', 'intro-level2', 'intro-level3'] };

const register = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('./register.ts', () => ({ registerServiceWorker: register }));

type Browser = { readonly free: number; readonly active: boolean; readonly put?: () => Promise<void> };

/** A browser with one cache. The service worker is active or missing. */
const createBrowser = ({ free, active, put }: Browser) => {
  const kept = new Map<string, Response>();
  const cache = {
    match: async (key: string) => kept.get(key)?.clone(),
    put: async (key: string, answer: Response) => {
      await put?.();
      kept.set(key, answer);
    },
    delete: async (key: string) => kept.delete(key),
  };
  const worker = active ? {} : undefined;
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => worker && { active: worker } },
    storage: { estimate: async () => ({ quota: free, usage: 0 }), persist: async () => false },
  });
  return kept;
};
const answering = (status = 200) => {
  const fetched = vi.fn<typeof fetch>(
    async () => new Response('level', { status, headers: { date: new Date().toUTCString() } }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const options = () => {
  const stop = new AbortController();
  return { onProgress: vi.fn<(done: number) => void>(), signal: stop.signal, stop };
};

beforeEach(() => void register.mockReset().mockResolvedValue());
afterEach(() => void vi.unstubAllGlobals());

it('saves the course and all levels once, in the language of the page', async () => {
  const kept = createBrowser({ free: 1e9, active: true });
  const fetched = answering();
  const given = options();
  expect(await courseCopies.isTaken(COURSE)).toBe(false);
  expect(await courseCopies.bytesOf(COURSE)).toBe(3 * 8700);
  expect(await courseCopies.take(COURSE, given)).toBeUndefined();
  expect(
    [...kept.keys()]
      .map((key) => new URL(key))
      .map(({ pathname, search }) => pathname + search)
      .sort(),
  ).toEqual([
    '/api/level/course/python?locale=he',
    ...COURSE.slugs.map((slug) => `/api/level/data/python/${slug}?locale=he`),
  ]);
  expect(given.onProgress).toHaveBeenLastCalledWith(3);
  expect(await courseCopies.isTaken(COURSE)).toBe(true);
  await courseCopies.take(COURSE, options());
  expect(fetched).toHaveBeenCalledTimes(4);
  await courseCopies.remove(COURSE);
  expect(await courseCopies.isTaken(COURSE)).toBe(false);
});

it('includes the size of the application if the browser has not stored it yet', async () => {
  createBrowser({ free: 1e9, active: false });
  expect(await courseCopies.bytesOf(COURSE)).toBeGreaterThan(4_000_000);
  expect(await courseCopies.isTaken(COURSE)).toBe(false);
});

it('says that the storage is full before anything is loaded, or when the browser refuses', async () => {
  createBrowser({ free: 10_000, active: true });
  const fetched = answering();
  expect(await courseCopies.take(COURSE, options())).toBe('full');
  expect(fetched).not.toHaveBeenCalled();
  const refuse = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
  createBrowser({ free: 1e9, active: true, put: refuse });
  expect(await courseCopies.take(COURSE, options())).toBe('full');
});

it.each([404, 429, 500])('an answer with status %i is a failure, not a saved course', async (status) => {
  createBrowser({ free: 1e9, active: true });
  answering(status);
  expect(await courseCopies.take(COURSE, options())).toBe('unreachable');
  expect(await courseCopies.isTaken(COURSE)).toBe(false);
});

it('a service worker that cannot be installed is a failure', async () => {
  createBrowser({ free: 1e9, active: false });
  register.mockRejectedValue(new Error('The service worker could not be installed.'));
  expect(await courseCopies.take(COURSE, options())).toBe('unreachable');
});

it('stops on request, without reporting a failure', async () => {
  createBrowser({ free: 1e9, active: true });
  const given = options();
  const fetched = answering();
  given.stop.abort();
  expect(await courseCopies.take(COURSE, given)).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});
