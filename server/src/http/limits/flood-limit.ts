type FloodLimit = { readonly times: number; readonly seconds: number };

export type CountFlood = (who: string) => number | undefined;

/**
 * Maximum number of keys in memory. Above this number all counts are reset, so that a flood of keys cannot fill the
 * memory.
 */
const KEYS = 50_000;

/**
 * Counts frequent and cheap actions, such as saves, in the memory of this process. A database statement for each action
 * would cost more than the action itself. Returns undefined within the limit, and otherwise the seconds to wait. For
 * secrets that can be guessed, use `rate-limit-store.ts`.
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
