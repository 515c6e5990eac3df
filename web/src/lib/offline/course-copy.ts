import { ANSWERS_CACHE } from './cache-names.ts';
import { courseAddress, levelAddress } from './course-levels.ts';
import { isFresh, keepAnswer, keptAnswer, keyOf } from './kept-answers.ts';
import { registerServiceWorker } from './register.ts';

/** A course in a language, with its levels. */
export type CopiedCourse = {
  readonly courseId: string;
  readonly locale: string;
  readonly slugs: readonly string[];
};

/** Why a course could not be saved: no free storage, or no answer from the server. */
export type CopyFailure = 'full' | 'unreachable';

export type TakeOptions = {
  /** Called after each saved level, with the number of saved levels. */
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
};

/** Functions that save whole courses on this device. */
export type CourseCopies = {
  readonly isTaken: (course: CopiedCourse) => Promise<boolean>;
  /** Roughly how many bytes must be loaded to save the course. */
  readonly bytesOf: (course: CopiedCourse) => Promise<number>;
  /** Saves a course. Resolves to the failure, if there is one. Does not reload levels that are already saved. */
  readonly take: (course: CopiedCourse, options: TakeOptions) => Promise<CopyFailure | undefined>;
  readonly remove: (course: CopiedCourse) => Promise<void>;
};

/**
 * How many bytes the network transfers for an average level, and for the application with Python (docs/decisions/0051).
 */
const LEVEL_BYTES = 8700;
const APP_BYTES = 4_800_000;
/** How many bytes the application with Python needs in the browser's storage. The files are not compressed there. */
const STORED_APP_BYTES = 22_000_000;

const AT_ONCE = 4;

const hasApp = async (): Promise<boolean> =>
  (await navigator.serviceWorker.getRegistration())?.active !== undefined;

const missingLevels = async (cache: Cache, { courseId, locale, slugs }: CopiedCourse): Promise<string[]> => {
  const addresses = slugs.map((slug) => levelAddress(location.origin, courseId, slug));
  const kept = await Promise.all(addresses.map((address) => keptAnswer(cache, address, locale)));
  return addresses.filter((_, index) => kept[index] === undefined);
};

/**
 * Whether the browser has too little free storage. If the browser does not report its quota, the result is false,
 * because there may be enough.
 */
const isFull = async (needed: number): Promise<boolean> => {
  const { quota, usage = 0 } = await navigator.storage.estimate();
  return quota !== undefined && quota - usage < needed;
};

const failureOf = (error: unknown): CopyFailure =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unreachable';

const takeAnswers = async (
  { courseId, locale, slugs }: CopiedCourse,
  { onProgress, signal }: TakeOptions,
): Promise<void> => {
  const cache = await caches.open(ANSWERS_CACHE);
  const waiting = [
    courseAddress(location.origin, courseId),
    ...slugs.map((slug) => levelAddress(location.origin, courseId, slug)),
  ];
  let done = -1;
  const takeNext = async (): Promise<void> => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      signal.throwIfAborted();
      if (!(await isFresh(cache, address, locale))) {
        const { status } = await keepAnswer(cache, address, { locale, signal });
        if (status !== 200) throw new Error(`The server answered ${status} for ${address}.`);
      }
      done += 1;
      onProgress(Math.max(0, done));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
};

/**
 * The courses that are saved in this browser. Their public answers are in a cache, and the service worker returns them
 * to pages.
 */
export const courseCopies: CourseCopies = {
  isTaken: async (course) => {
    if (!(await hasApp())) return false;
    return (await missingLevels(await caches.open(ANSWERS_CACHE), course)).length === 0;
  },
  bytesOf: async (course) => {
    const missing = await missingLevels(await caches.open(ANSWERS_CACHE), course);
    return missing.length * LEVEL_BYTES + ((await hasApp()) ? 0 : APP_BYTES);
  },
  take: async (course, options) => {
    try {
      if (await isFull(course.slugs.length * LEVEL_BYTES + ((await hasApp()) ? 0 : STORED_APP_BYTES)))
        return 'full';
      await registerServiceWorker(course.locale);
      // Asks the browser not to delete the copies when storage becomes scarce. The browser may refuse.
      await navigator.storage.persist();
      await takeAnswers(course, options);
      return undefined;
    } catch (error) {
      if (options.signal.aborted) return undefined;
      return failureOf(error);
    }
  },
  remove: async ({ courseId, locale, slugs }) => {
    const cache = await caches.open(ANSWERS_CACHE);
    const addresses = slugs.map((slug) => levelAddress(location.origin, courseId, slug));
    await Promise.all(addresses.map((address) => cache.delete(keyOf(address, locale))));
  },
};
