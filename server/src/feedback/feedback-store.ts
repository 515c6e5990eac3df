import type { Database } from '../database/database.ts';
import { newId } from '../database/new-id.ts';

export type Feedback = {
  readonly tenantId: string;
  readonly userId: string;
  readonly rating: number;
  readonly feedback: string;
  readonly fromEmail: string | null;
};

/** Stores feedback. */
export async function saveFeedback(db: Database, given: Feedback): Promise<void> {
  await db
    .insertInto('feedback')
    .values({
      tenant_id: given.tenantId,
      id: newId(),
      user_id: given.userId,
      rating: given.rating,
      feedback: given.feedback,
      from_email: given.fromEmail,
    })
    .execute();
}
