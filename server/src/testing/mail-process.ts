import { openDatabase } from '../database/database.ts';
import { queuedMail } from '../integrations/mail/queued-mail.ts';
import { smtpMail } from '../integrations/mail/smtp-mail.ts';
import { NO_TENANT } from '../mail/mail-store.ts';
import { sendMail } from '../mail/send-mail.ts';

/**
 * Sends emails in a separate process, which a test kills: `mail-process.ts <database> <mail server> <new mails>`.
 * The process prints `ready` when the new emails are stored in a transaction that is still open.
 */
const [databaseUrl = '', smtpUrl = '', count = '0'] = process.argv.slice(2);
const db = openDatabase(databaseUrl, { connections: 4, onIdleError: () => {} });
const { queue } = await queuedMail({
  db,
  databaseUrl,
  sender: smtpMail({ url: smtpUrl, from: 'Hopcode <hello@hop.test>' }),
  site: () => 'https://hop.test',
  onError: (error) => console.error(error.message),
  pace: { takenFor: 20, lookEvery: 0.5, firstRetryAfter: 1, superviseEvery: 1 },
});
await db.transaction().execute(async (tx) => {
  for (let index = 0; index < Number(count); index += 1) {
    await sendMail({ mail: queue }, tx, {
      tenantId: NO_TENANT,
      userId: null,
      recipient: `reader${index}@home.test`,
      locale: 'en',
      template: 'signup_link',
      path: `/en/signup?token=${index}`,
    });
  }
});
console.log('ready');
