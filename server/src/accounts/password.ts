import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createHashQueue, type WorkList } from './hash-queue.ts';

/**
 * The size of Node's thread pool, which hashes passwords, reads files and looks up host names. Each hash uses one
 * thread, 19 MiB and a core.
 */
const THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4;
/** The hashing of lists leaves one core and one thread free for logins. */
const BULK_THREADS = Math.max(1, Math.min(availableParallelism(), THREADS) - 1);

const queue = createHashQueue({ interactive: Math.max(1, THREADS - BULK_THREADS), bulk: BULK_THREADS });

/** The minimum that OWASP advises for argon2id: 19 MiB and two passes. */
const SAFE_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** The minimum that argon2id allows. */
const TEST_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

let cost = SAFE_COST;

/**
 * For tests: makes new hashes in this process quick to calculate, and therefore also quick to guess. `false` ends this.
 * No environment variable can turn it on.
 * @throws in production
 */
export function useQuickHashes(quick = true): void {
  if (quick && process.env.NODE_ENV === 'production') throw new Error('quick hashes are for tests');
  cost = quick ? TEST_COST : SAFE_COST;
  noPasswordHash = undefined;
}

const argon2 = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost);

/** The argon2id hash of a password, as text that also contains the parameters of the hash. */
export const hashPassword = (password: string): Promise<string> => queue.run(() => argon2(password));

/**
 * Hashes a list of passwords of a school. Waiting logins come first. Undefined if the caller's request was aborted.
 */
export const hashPasswords = (passwords: readonly string[], list: WorkList): Promise<string[] | undefined> =>
  queue.runList(
    passwords.map((password) => () => argon2(password)),
    list,
  );

/**
 * Whether a password matches a hash. Without a hash (no such account, or no password) the function does the same work
 * and returns false, so that the duration reveals nothing.
 */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const comparable = stored ?? (await noPassword());
  const fits = await queue.run(() => verify(comparable, password.normalize('NFKC')));
  return fits && stored !== null && stored !== undefined;
}

let noPasswordHash: Promise<string> | undefined;

function noPassword(): Promise<string> {
  noPasswordHash ??= hashPassword('no account has this password');
  return noPasswordHash;
}
