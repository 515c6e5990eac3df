import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createHashQueue, type WorkList } from './hash-queue.ts';

/** Threads of Node that hash, read files and look up names; each hash takes one, with 19 MiB and a core. */
const THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4;
/** Lists leave a core and a thread to those who log in. */
const BULK_THREADS = Math.max(1, Math.min(availableParallelism(), THREADS) - 1);

const queue = createHashQueue({ interactive: Math.max(1, THREADS - BULK_THREADS), bulk: BULK_THREADS });

const argon2 = (password: string): Promise<string> =>
  hash(password.normalize('NFKC'), { memoryCost: 19_456, timeCost: 2, parallelism: 1 });

/** The argon2id hash of a password, as text with its own parameters. */
export const hashPassword = (password: string): Promise<string> => queue.run(() => argon2(password));

/** The same for a list of a school, behind everyone who logs in; undefined when who asked went away meanwhile. */
export const hashPasswords = (passwords: readonly string[], list: WorkList): Promise<string[] | undefined> =>
  queue.runList(
    passwords.map((password) => () => argon2(password)),
    list,
  );

/**
 * Whether a password fits a hash. Without a hash (there is no such account, or it has no password) the answer is
 * no after the same work, so that its time does not tell.
 */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const comparable = stored ?? (await noPassword());
  const fits = await queue.run(() => verify(comparable, password.normalize('NFKC')));
  return fits && stored !== null && stored !== undefined;
}

let noPasswordHash: Promise<string> | undefined;

function noPassword(): Promise<string> {
  noPasswordHash ??= hashPassword('nobody has this password');
  return noPasswordHash;
}
