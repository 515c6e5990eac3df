import { authStopActing } from '@hopcode/contract/auth/stop-acting';
import { currentUser } from '../accounts/current-user.ts';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { chooseStudent } from '../sessions/session-store.ts';

export const stopActingHandler = handleForUser(authStopActing, async ({ session }, parts) => {
  const { db } = parts;
  await chooseStudent(db, session.tokenHash, null);
  return (await currentUser(parts, { ...session, studentId: null })) ?? refuse(401);
});
