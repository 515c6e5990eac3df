import { ownPath } from '@hopcode/contract/auth/page-after-login';
import { userOpen } from '@hopcode/contract/user/open';
import { handle } from '../http/handler.ts';
import { Redirect } from '../http/redirect.ts';
import { noteFollowed } from '../mail/mail-store.ts';

export const openHandler = handle(userOpen, async ({ params, query, locale }, { db }) => {
  const language = await noteFollowed(db, params.email_id);
  return new Redirect(ownPath(query.redirect_url) ?? `/${language ?? locale}/`);
});
