import { authStopActing } from '@hopcode/contract/auth/stop-acting';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { currentUser } from './current-user.ts';
import { chooseStudent } from './session-store.ts';

export const stopActingHandler = handleForUser(authStopActing, async ({ session }, parts) => {
  const { db } = parts;
  await chooseStudent(db, session.tokenHash, null);
  return (await currentUser(parts, { ...session, studentId: null })) ?? refuse(401);
});
