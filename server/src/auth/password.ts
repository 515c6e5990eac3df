import { hash, verify } from '@node-rs/argon2';
import { createTurns } from './in-turn.ts';

/** Four hashes at a time in this process: each takes 19 MiB and a core. */
const inTurn = createTurns(4);

/** The argon2id hash of a password, as text with its own parameters. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password.normalize('NFKC'), { memoryCost: 19_456, timeCost: 2, parallelism: 1 }));

/**
 * Whether a password fits a hash. Without a hash (there is no such account, or it has no password) the answer is
 * no after the same work, so that its time does not tell.
 */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const comparable = stored ?? (await noPassword());
  const fits = await inTurn(() => verify(comparable, password.normalize('NFKC')));
  return fits && stored !== null && stored !== undefined;
}

let noPasswordHash: Promise<string> | undefined;

function noPassword(): Promise<string> {
  noPasswordHash ??= hashPassword('nobody has this password');
  return noPasswordHash;
}
