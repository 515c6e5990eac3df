import type { ContactKind } from '@hopcode/contract/feedback/contact';
import type { MessageStatus } from '@hopcode/contract/feedback/inbox';
import type { EmailState } from '@hopcode/contract/user/emails';
import type { ColumnType } from 'kysely';
import type { Default, Filled } from './column-types.ts';

export type FeedbackTable = {
  tenant_id: string;
  id: string;
  user_id: string | null;
  rating: number;
  feedback: string;
  from_email: string | null;
  created_at: Filled;
  status: Default<MessageStatus>;
  /** When an email announced this feedback to the operator. */
  announced_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** A message to the operator. If the sender has no account, the tenant is `NO_TENANT`. */
export type ContactRequestTable = {
  tenant_id: string;
  id: string;
  user_id: string | null;
  kind: ContactKind;
  name: string;
  email: string;
  email_key: string;
  school: string | null;
  students: number | null;
  country: string | null;
  message: string | null;
  status: Default<MessageStatus>;
  announced_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Filled;
};

/** An email. While its receiver has no account, its tenant is `NO_TENANT`. */
export type EmailTable = {
  tenant_id: string;
  id: string;
  user_id: string | null;
  recipient: string;
  /** The canonical form of the address (contract’s canonical-name.ts). */
  recipient_key: string;
  /** Code of the language of the email. */
  locale: string;
  /** Key in translations/en/mail.json. */
  template: string;
  /** Values for the placeholders of the words. */
  words: ColumnType<Record<string, string>, string, string>;
  /** The subject, if it differs from the subject of the template. */
  subject: string | null;
  /**
   * Path of the page that the button in the email opens. Deleted after the email is sent, because the path contains a
   * token.
   */
  path: string | null;
  state: EmailState;
  created_at: Filled;
  sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When the reader first opened a link in the email. Recorded only for adults who teach. */
  followed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};
