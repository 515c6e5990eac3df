import { OLD_SLUGS_LIMIT } from '@hopcode/contract/organization/organization';
import type { Database } from '../database/database.ts';

/**
 * Returns the current slug of the school that had this slug earlier. If no school had it, the slug is returned
 * unchanged.
 */
export async function currentSlug(db: Database, slug: string): Promise<string> {
  const found = await db
    .selectFrom('old_slugs as old')
    .innerJoin('organizations as o', 'o.id', 'old.organization_id')
    .select('o.slug')
    .where('old.slug', '=', slug)
    .executeTakeFirst();
  return found?.slug ?? slug;
}

/** The earlier slugs of a school, newest first. */
export async function oldSlugsOf(db: Database, organizationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('old_slugs')
    .select('slug')
    .where('organization_id', '=', organizationId)
    .orderBy('replaced_at', 'desc')
    .orderBy('slug')
    .execute();
  return rows.map(({ slug }) => slug);
}

/** The id of the school that had this slug earlier. */
export async function ownerOfOldSlug(db: Database, slug: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('old_slugs')
    .select('organization_id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return found?.organization_id;
}

/**
 * Stores the earlier slug of a school, within the transaction that changes the slug. If another school takes the
 * earlier slug at the same moment, it must wait for this transaction.
 */
export async function replaceSlug(
  tx: Database,
  organizationId: string,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<'slug_taken' | 'too_many_slugs' | undefined> {
  const owner = await ownerOfOldSlug(tx, after);
  if (owner !== undefined && owner !== organizationId) return 'slug_taken';
  // A school may take back one of its own earlier slugs.
  await tx.deleteFrom('old_slugs').where('slug', '=', after).execute();
  await tx.insertInto('old_slugs').values({ slug: before, organization_id: organizationId }).execute();
  const old = await oldSlugsOf(tx, organizationId);
  return old.length > OLD_SLUGS_LIMIT ? 'too_many_slugs' : undefined;
}
