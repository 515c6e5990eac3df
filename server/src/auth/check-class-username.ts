import { authCheckClassUsername } from '@hopcode/contract/auth/check-class-username';
import { handle } from '../http/handler.ts';
import { type RateLimit, tryInOrder } from '../http/limits/rate-limit-store.ts';
import { Refusal, refuseForNow } from '../http/refusal.ts';
import { classOfGuessedToken } from '../organization/class-of-token.ts';
import { isUsernameWanted } from '../organization/join-request-store.ts';

/** Maximum number of questions from one network address: a whole class may type usernames at the same time. */
const PER_ADDRESS: RateLimit = { action: 'class-username', times: 600, seconds: 60 * 60 };
/** Maximum number of questions about one school, so that no one can try the names of all its students. */
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
