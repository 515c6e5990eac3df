type FloodLimit = { readonly times: number; readonly seconds: number };

export type CountFlood = (who: string) => number | undefined;

/** Maximum number of keys in memory. Above it all counts are reset, so that a flood of keys cannot fill the memory. */
const KEYS = 50_000;

/**
 * Counts frequent and cheap actions, such as saves, in the memory of this process: a database statement for each would
 * cost more than it protects. Returns the seconds to wait once `who` is over the limit. For guessable secrets use
 * `rate-limit-store.ts`.
 */
export function createFloodLimit({ times, seconds }: FloodLimit, now: () => number = Date.now): CountFlood {
  const counts = new Map<string, { used: number; endsAt: number }>();
  return (who) => {
    const time = now();
    if (counts.size >= KEYS) counts.clear();
    const known = counts.get(who);
    const count =
      known === undefined || known.endsAt <= time ? { used: 0, endsAt: time + seconds * 1000 } : known;
    count.used += 1;
    counts.set(who, count);
    return count.used > times ? Math.max(1, Math.ceil((count.endsAt - time) / 1000)) : undefined;
  };
}
