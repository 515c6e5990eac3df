import type { Database } from '../database/database.ts';
import { type RateLimit, tryOnce } from '../http/limits/rate-limit-store.ts';
import { repeatJob } from '../jobs/repeat-job.ts';
import type { MailQueue } from '../mail/send-mail.ts';
import type { Selling } from '../parts/selling.ts';
import { type Comparison, compareWithProvider } from './compare-with-provider.ts';

const LOOK_MS = 60 * 60 * 1000;
const DAY_MS = 24 * LOOK_MS;
/**
 * How many days back payments and refunds are compared. This is enough, because the provider repeats an event for only
 * three days.
 */
const DAYS = 8;
/** The comparison takes place once a night, for all servers together. */
const COMPARISONS: RateLimit = { action: 'payment-comparison', times: 1, seconds: 20 * 60 * 60 };
/** The hours that count as night, in UTC. */
const NIGHT = { from: 1, until: 5 };

/**
 * Compares our tables with the provider's data if it is night and no server has done this yet. Otherwise returns
 * undefined.
 */
export async function compareAtNight(
  parts: { readonly db: Database; readonly selling: Selling; readonly mail?: MailQueue },
  now: Date,
): Promise<Comparison | undefined> {
  const hour = now.getUTCHours();
  if (parts.selling.provider?.report === undefined || hour < NIGHT.from || hour >= NIGHT.until)
    return undefined;
  if ((await tryOnce(parts.db, COMPARISONS, 'provider')) !== undefined) return undefined;
  return await compareWithProvider(parts, new Date(now.getTime() - DAYS * DAY_MS));
}

/**
 * Compares our tables with the provider's data once a night. `onFound` is called if the comparison found differences.
 * Returns a function that stops it.
 */
export function watchComparison({
  db,
  mail,
  selling,
  onFound,
  onError,
}: {
  readonly db: Database;
  readonly mail: () => MailQueue;
  readonly selling: () => Selling;
  readonly onFound: (counts: Comparison) => void;
  readonly onError: (error: Error) => void;
}): () => void {
  const look = async (): Promise<void> => {
    const counts = await compareAtNight({ db, mail: mail(), selling: selling() }, new Date());
    if (counts !== undefined && counts.mended + counts.foreign + counts.unreadable > 0) onFound(counts);
  };
  return repeatJob({ everyMs: LOOK_MS, run: look, onError });
}
