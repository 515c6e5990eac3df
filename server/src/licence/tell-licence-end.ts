import { mailAccount } from '../accounts/mail-account.ts';
import type { Database } from '../database/database.ts';
import { dayIn } from '../mail/day-in.ts';
import type { MailQueue } from '../mail/send-mail.ts';
import { findAdmins } from '../organization/admins-store.ts';
import { findOrganization } from '../organization/organization-store.ts';
import { endedLicences, takeReminder } from './reminder-store.ts';

/** The language for an account that has chosen none. */
const LANGUAGE = 'en';

/**
 * Emails the admins of each school whose licence has ended. The email is sent only once, even with several servers,
 * because it is recorded and sent in one transaction. Returns how many schools were notified.
 */
export async function sendLicenceEnds(db: Database, mail: MailQueue): Promise<number> {
  let sent = 0;
  for (const ended of await endedLicences(db))
    sent += await db.transaction().execute(async (tx) => {
      if (!(await takeReminder(tx, ended))) return 0;
      const school = await findOrganization(tx, ended.tenantId);
      if (school === undefined) return 0;
      for (const admin of await findAdmins(tx, ended.tenantId))
        await mailAccount({ mail }, tx, admin, {
          template: 'licence_ended',
          locale: LANGUAGE,
          words: {
            school: school.name,
            date: dayIn(admin.language ?? LANGUAGE, ended.endsAt),
          },
          path: (language) => `/${language}/organization/plan`,
        });
      return 1;
    });
  return sent;
}
