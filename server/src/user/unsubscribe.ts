import { userUnsubscribe, userUnsubscribeInOneClick } from '@hopcode/contract/user/unsubscribe';
import { handle } from '../http/handler.ts';
import { Redirect } from '../http/redirect.ts';
import { refuseNews } from '../mail/mail-store.ts';

const linkHandler = handle(userUnsubscribe, async ({ params, locale }, { db }) => {
  const language = await refuseNews(db, params.email_id);
  return new Redirect(`/${language ?? locale}/unsubscribed`);
});

const oneClickHandler = handle(userUnsubscribeInOneClick, async ({ params }, { db }) => {
  await refuseNews(db, params.email_id);
  return undefined;
});

export const unsubscribeHandlers = [linkHandler, oneClickHandler];
