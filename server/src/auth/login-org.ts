import { canonicalEmail, canonicalUsername } from '@hopcode/contract/auth/canonical-name';
import { authLoginOrg } from '@hopcode/contract/auth/login-org';
import { findMember } from '../accounts/account-store.ts';
import { picturesText } from '../accounts/card-secrets.ts';
import { findDevice } from '../accounts/known-device.ts';
import { checkLogin, checkPictureLogin } from '../accounts/login-attempt.ts';
import { findPictureAccount } from '../accounts/login-card-store.ts';
import { handle } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { currentSlug } from '../organization/old-slug-store.ts';
import { completeLogin } from './complete-login.ts';

export const loginOrgHandler = handle(authLoginOrg, async (asked, parts) => {
  const { db } = parts;
  const { organization_slug: slug, username, password = '', pictures, shared } = asked.body;
  // Cards and bookmarks may contain an earlier slug of the school. Tries with the earlier and the current slug are
  // counted together.
  const school = await currentSlug(db, canonicalUsername(slug));
  // Staff can use the same email address on the other login page. Their tries on both pages are counted together,
  // because the account is the same.
  const name = username.includes('@')
    ? canonicalEmail(username)
    : `${school}\n${canonicalUsername(username)}`;
  const device = await findDevice(db, asked.request);
  const by = { name, school, network: asked.network, device };
  const account =
    pictures === undefined
      ? await checkLogin(db, { ...by, account: await findMember(db, school, username), password })
      : await checkPictureLogin(db, {
          ...by,
          account: await findPictureAccount(db, school, username),
          password: picturesText(pictures),
        });
  if (account instanceof Refusal) return account;
  return await completeLogin(asked, parts, account, shared);
});
