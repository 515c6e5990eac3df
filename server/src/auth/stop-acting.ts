import { authStopActing } from '@hopcode/contract/auth/stop-acting';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { currentUser } from './current-user.ts';
import { chooseStudent } from './session-store.ts';

export const stopActingHandler = handleForUser(authStopActing, async ({ session }, { db }) => {
  await chooseStudent(db, session.tokenHash, null);
  return (await currentUser(db, { ...session, studentId: null })) ?? refuse(401);
});
