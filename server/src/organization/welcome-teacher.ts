import type { Organization } from '@hopcode/contract/organization/organization';
import { createLink } from '../auth/one-time-token-store.ts';
import type { Database } from '../database/database.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Parts } from '../parts.ts';

/** How long a new teacher has to choose a password, in hours. Afterwards the forgotten password helps. */
const HOURS = 7 * 24;

/** Mails the new account of a teacher or admin a link to choose its password. */
export async function welcomeTeacher(
  parts: Pick<Parts, 'mail'>,
  tx: Database,
  to: {
    readonly organization: Organization;
    readonly userId: string;
    readonly email: string;
    readonly locale: string;
  },
): Promise<void> {
  const { organization, userId, email, locale } = to;
  const token = await createLink(tx, { purpose: 'reset_password', email, userId, hours: HOURS });
  await sendMail(parts, tx, {
    tenantId: organization.id,
    userId,
    recipient: email,
    locale,
    template: 'new_teacher',
    words: { school: organization.name },
    path: `/${locale}/reset-password?token=${token}`,
  });
}
