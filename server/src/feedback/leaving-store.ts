import type { LeavingKind } from '@hopcode/contract/feedback/leaving';
import type { LeavingReason } from '@hopcode/contract/payment/refund';
import type { AccountKey } from '../accounts/account-store.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../database/new-id.ts';

export type LeavingMessage = {
  readonly kind: LeavingKind;
  readonly reason: LeavingReason;
  readonly feedback: string | null;
  readonly purchaseId: string | null;
};

/** Stores the reason why a payer leaves; the operator reads it in the inbox. */
export async function saveLeavingMessage(
  db: Database,
  { tenantId, userId }: AccountKey,
  { kind, reason, feedback, purchaseId }: LeavingMessage,
): Promise<void> {
  await db
    .insertInto('leaving_messages')
    .values({
      tenant_id: tenantId,
      id: newId(),
      user_id: userId,
      kind,
      reason,
      feedback,
      purchase_id: purchaseId,
    })
    .execute();
}
