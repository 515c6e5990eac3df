import { canonicalEmail } from '@hopcode/contract/auth/canonical-name';
import type { ContactKind } from '@hopcode/contract/feedback/contact';
import type { AccountKey } from '../accounts/account-store.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import { NO_TENANT } from '../mail/mail-store.ts';

export type ContactRequest = {
  readonly kind: ContactKind;
  readonly name: string;
  readonly email: string;
  readonly school: string | null;
  readonly students: number | null;
  readonly country: string | null;
  readonly message: string | null;
};

/** Stores a message to the operator. `sender` is the account that wrote the message; undefined for a visitor. */
export async function saveContactRequest(
  db: Database,
  request: ContactRequest,
  sender: AccountKey | undefined,
): Promise<void> {
  await db
    .insertInto('contact_requests')
    .values({
      tenant_id: sender?.tenantId ?? NO_TENANT,
      id: newId(),
      user_id: sender?.userId ?? null,
      email_key: canonicalEmail(request.email),
      ...request,
    })
    .execute();
}
