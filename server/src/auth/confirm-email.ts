import { authConfirmEmail } from '@hopcode/contract/auth/confirm-email';
import { confirmEmail } from '../accounts/account-store.ts';
import { isConfirmedBy, useLink } from '../accounts/one-time-token-store.ts';
import { handle } from '../http/handler.ts';
import { Redirect } from '../http/redirect.ts';
import { firstLocale } from '../http/request-language.ts';

export const confirmEmailHandler = handle(authConfirmEmail, async ({ query, locale }, { db }) => {
  const confirmed = await db.transaction().execute(async (tx) => {
    const link = await useLink(tx, 'confirm_email', query.token);
    if (link?.userId) await confirmEmail(tx, link.userId, link.email);
    return await isConfirmedBy(tx, query.token);
  });
  const language = firstLocale(confirmed?.language, locale).code;
  return new Redirect(`/${language}/?email_verified=${confirmed === undefined ? 'False' : 'True'}`);
});
