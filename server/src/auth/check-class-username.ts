import { authCheckClassUsername } from '@hopcode/contract/auth/check-class-username';
import { handle } from '../http/handler.ts';
import { type RateLimit, tryInOrder } from '../http/limits/rate-limit-store.ts';
import { Refusal, refuseForNow } from '../http/refusal.ts';
import { classOfGuessedToken } from '../organization/class-of-token.ts';
import { isUsernameWanted } from '../organization/join-request-store.ts';

/** Questions from one address: a whole class may type its names simultaneously. */
const PER_ADDRESS: RateLimit = { action: 'class-username', times: 600, seconds: 60 * 60 };
/** Questions about one school: no one can try out the names of all students. */
const PER_SCHOOL: RateLimit = { action: 'class-username-school', times: 3000, seconds: 24 * 60 * 60 };

export const checkClassUsernameHandler = handle(
  authCheckClassUsername,
  async ({ query, network }, { db }) => {
    const group = await classOfGuessedToken(db, query.token, network);
    if (group instanceof Refusal) return group;
    const wait = await tryInOrder(db, [
      [PER_ADDRESS, network],
      [PER_SCHOOL, group.organizationId],
    ]);
    if (wait !== undefined) return refuseForNow(wait);
    return { exists: await isUsernameWanted(db, group.organizationId, query.username) };
  },
);
