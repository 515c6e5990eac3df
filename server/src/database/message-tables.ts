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
  /** When a mail told the operator of it. */
  announced_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** A message to the operator, also from people without an account: those belong to no tenant (`NO_TENANT`). */
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

/** A mail. It belongs to nobody's tenant (`NO_TENANT`) while its receiver has no account. */
export type EmailTable = {
  tenant_id: string;
  id: string;
  user_id: string | null;
  recipient: string;
  /** The address as it is compared (contract’s canonical-name.ts). */
  recipient_key: string;
  /** Code of the language that it is written in. */
  locale: string;
  /** Key in translations/en/mail.json. */
  template: string;
  /** What the placeholders of the words stand for. */
  words: ColumnType<Record<string, string>, string, string>;
  /** In place of the template's own. */
  subject: string | null;
  /** Where the button leads, below the site's address; gone once the mail is sent, for it holds a token. */
  path: string | null;
  state: EmailState;
  created_at: Filled;
  sent_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When a link of it was followed; noted for adults who teach only. */
  followed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};
