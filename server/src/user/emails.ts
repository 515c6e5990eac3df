import { userEmails } from '@hopcode/contract/user/emails';
import { handleForUser } from '../http/handler.ts';
import { listMails } from '../mail/mail-store.ts';
import { readMail } from '../mail/write-mail.ts';

const PAGE_SIZE = 50;

export const emailsHandler = handleForUser(userEmails, async ({ query }, { db, site }) => {
  const found = await listMails(db, (query.page - 1) * PAGE_SIZE, PAGE_SIZE + 1);
  const emails = found.slice(0, PAGE_SIZE).map((mail) => {
    const readable = readMail(mail, site());
    return {
      id: mail.id,
      recipient: mail.recipient,
      template: mail.template,
      state: mail.state,
      subject: readable?.subject ?? mail.subject ?? '',
      // If the link of an email has been deleted, the text of the email is not shown. The link is deleted after the
      // email was sent, after the link was used, or when the link is too old.
      text: mail.path === null ? null : (readable?.text ?? null),
      created_at: mail.created_at.toISOString(),
    };
  });
  return { emails, more: found.length > PAGE_SIZE };
});
