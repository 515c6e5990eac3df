import { canonicalUsername } from '@hopcode/contract/auth/canonical-name';
import { authLoginOrg } from '@hopcode/contract/auth/login-org';
import { handle } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { findMember, onlyStudent } from './account-store.ts';
import { picturesText } from './card-secrets.ts';
import { logIn } from './log-in.ts';
import { checkLogin, checkPictureLogin } from './login-attempt.ts';
import { findPictureAccount } from './login-card-store.ts';

export const loginOrgHandler = handle(authLoginOrg, async (asked, parts) => {
  const { db } = parts;
  const { organization_slug: slug, username, password = '', pictures, shared } = asked.body;
  const school = canonicalUsername(slug);
  const by = { name: `${school}\n${canonicalUsername(username)}`, network: asked.network };
  const account =
    pictures === undefined
      ? await checkLogin(db, { ...by, account: await findMember(db, slug, username), password })
      : await checkPictureLogin(
          db,
          { ...by, account: await findPictureAccount(db, slug, username), password: picturesText(pictures) },
          school,
        );
  if (account instanceof Refusal) return account;
  return await logIn(asked, parts, {
    ...account,
    studentId: await onlyStudent(db, account),
    isShared: shared,
  });
});
