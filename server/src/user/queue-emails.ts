import {
  type NEWS_TEMPLATES,
  userQueueEmails,
  userQueueUserEmailsForAll,
  userSendEmails,
} from '@hopcode/contract/user/queue-emails';
import type { Database } from '../database/database.ts';
import { handleForUser } from '../http/handler.ts';
import { firstLocale } from '../http/request-language.ts';
import { insertMails, newsReaders, releaseHeld } from '../mail/mail-store.ts';

type News = {
  readonly template: (typeof NEWS_TEMPLATES)[number];
  readonly subject: string | undefined;
};

/** For each kind of news: the page that the button opens, as a path after the language. */
const PLACES: Readonly<Record<News['template'], string>> = { new_levels: '', news_for_teachers: 'guide/' };

const queueHandler = handleForUser(userQueueEmails, async ({ body }, { db }) =>
  hold(db, { template: body.template_name, subject: body.subject }, body.recipients),
);

const queueForAllHandler = handleForUser(userQueueUserEmailsForAll, async ({ query }, { db }) => {
  const among = query.recipient_email === undefined ? undefined : [query.recipient_email];
  return await hold(db, { template: query.template_name, subject: query.subject }, among);
});

const sendHandler = handleForUser(userSendEmails, async ({ query }, { db, mail }) =>
  db.transaction().execute(async (tx) => {
    const ids = await releaseHeld(tx, query.rows, mail.state);
    await mail.add(tx, ids);
    return { sent: ids.length };
  }),
);

/**
 * Creates news emails for all accounts that get news, or for those with one of these addresses. The emails are held
 * back until the operator sends them.
 */
async function hold(db: Database, { template, subject }: News, among: readonly string[] | undefined) {
  return await db.transaction().execute(async (tx) => {
    const readers = await newsReaders(tx, among);
    const mails = readers.map(({ tenantId, userId, email, language }) => {
      const locale = firstLocale(language).code;
      return {
        tenantId,
        userId,
        recipient: email,
        locale,
        template,
        subject,
        path: `/${locale}/${PLACES[template]}`,
      };
    });
    return { queued: (await insertMails(tx, mails, 'held')).length };
  });
}

export const queueEmailsHandlers = [queueHandler, queueForAllHandler, sendHandler];
