import { authCurrent } from '@hopcode/contract/auth/current';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { currentUser } from './current-user.ts';

export const currentHandler = handleForUser(
  authCurrent,
  async ({ session }, { db }) => (await currentUser(db, session)) ?? refuse(401),
);
