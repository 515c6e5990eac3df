import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

const KINDS = { quote: 'Q', invoice: 'INV' } as const;

/**
 * The next number for a kind of document, such as `INV-2026-0001`, taken within a transaction. A second transaction
 * waits for the first, so that a rollback leaves no gap.
 */
export async function nextDocumentNumber(tx: Database, kind: keyof typeof KINDS): Promise<string> {
  const year = new Date().getUTCFullYear();
  const { last } = await tx
    .insertInto('document_numbers')
    .values({ kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'year']).doUpdateSet({ last: sql<number>`document_numbers.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${KINDS[kind]}-${year}-${String(last).padStart(4, '0')}`;
}
