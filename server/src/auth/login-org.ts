import { authLoginOrg } from '@hopcode/contract/auth/login-org';
import { handle } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { findMember, onlyStudent } from './account-store.ts';
import { logIn } from './log-in.ts';
import { checkLogin } from './login-attempt.ts';

export const loginOrgHandler = handle(authLoginOrg, async (asked, parts) => {
  const { organization_slug: slug, username, password } = asked.body;
  const found = await findMember(parts.db, slug, username);
  const attempt = { account: found, password, name: `${slug}\n${username}`, address: asked.request.ip };
  const account = await checkLogin(parts.db, attempt);
  if (account instanceof Refusal) return account;
  return await logIn(asked, parts, { ...account, studentId: await onlyStudent(parts.db, account) });
});
