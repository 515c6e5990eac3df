import { authCurrent } from '@hopcode/contract/auth/current';
import { currentUser } from '../accounts/current-user.ts';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';

export const currentHandler = handleForUser(
  authCurrent,
  async ({ session }, parts) => (await currentUser(parts, session)) ?? refuse(401),
);
