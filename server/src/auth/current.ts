import { authCurrent } from '@hopcode/contract/auth/current';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { currentUser } from './current-user.ts';

export const currentHandler = handleForUser(
  authCurrent,
  async ({ session }, parts) => (await currentUser(parts, session)) ?? refuse(401),
);
