/**
 * The interpreter's clock and random numbers: the clock moves only while a program sleeps, and random bytes come from a
 * seed. Two runs with the same request are therefore identical, which questions and replays need.
 */
export type VirtualWorld = {
  /** Resets clock and seed for a run. */
  readonly restart: (now: number, seed: number) => void;
  readonly advance: (seconds: number) => void;
  /** Real milliseconds, for deadlines. */
  readonly realNow: () => number;
  /** Fills a buffer with random bytes; must replace the interpreter's other sources of random bytes. */
  readonly fillRandomly: (view: Uint8Array) => Uint8Array;
};

/** Each reading of the clock takes a microsecond, so that a program can measure a duration. */
const MILLISECONDS_PER_LOOK = 0.001;

/** Small seeded generator (mulberry32); returns whole numbers below 2^32. */
const seededNumbers = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
};

const replace = (target: object, name: string, value: unknown): void => {
  Object.defineProperty(target, name, { value, writable: true, configurable: true });
};

/** The farm has no time zones: `now`, which the host passes, is the local time. */
const readDatesWithoutZone = (): void => {
  const dates = Date.prototype;
  replace(dates, 'getTimezoneOffset', () => 0);
  replace(dates, 'getFullYear', dates.getUTCFullYear);
  replace(dates, 'getMonth', dates.getUTCMonth);
  replace(dates, 'getDate', dates.getUTCDate);
  replace(dates, 'getDay', dates.getUTCDay);
  replace(dates, 'getHours', dates.getUTCHours);
  replace(dates, 'getMinutes', dates.getUTCMinutes);
  replace(dates, 'getSeconds', dates.getUTCSeconds);
};

/** Replaces the clock and random numbers of this realm permanently, so it needs its own worker. */
export const installVirtualWorld = (): VirtualWorld => {
  const realNow = performance.now.bind(performance);
  let start = 0;
  let elapsed = 0;
  let nextNumber = seededNumbers(1);

  const look = (): number => {
    elapsed += MILLISECONDS_PER_LOOK;
    return elapsed;
  };
  replace(Date, 'now', () => start + look());
  replace(performance, 'now', () => 1000 + look());
  replace(Math, 'random', () => nextNumber() / 2 ** 32);
  const fillRandomly = (view: Uint8Array) => {
    for (let index = 0; index < view.length; index += 1) view[index] = nextNumber() & 0xff;
    return view;
  };
  replace(crypto, 'getRandomValues', fillRandomly);
  readDatesWithoutZone();

  return {
    restart: (now, seed) => {
      start = now;
      elapsed = 0;
      nextNumber = seededNumbers(seed);
    },
    advance: (seconds) => {
      elapsed += seconds * 1000;
    },
    realNow,
    fillRandomly,
  };
};
