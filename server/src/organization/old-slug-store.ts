import { OLD_SLUGS_LIMIT } from '@hopcode/contract/organization/organization';
import type { Database } from '../database/database.ts';

/** The current slug of a school for an earlier slug. Any other slug is returned unchanged. */
export async function currentSlug(db: Database, slug: string): Promise<string> {
  const found = await db
    .selectFrom('old_slugs as old')
    .innerJoin('organizations as o', 'o.id', 'old.organization_id')
    .select('o.slug')
    .where('old.slug', '=', slug)
    .executeTakeFirst();
  return found?.slug ?? slug;
}

/** The earlier slugs of a school, the latest first. */
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

/** The school that had a slug before. */
export async function ownerOfOldSlug(db: Database, slug: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('old_slugs')
    .select('organization_id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return found?.organization_id;
}

/**
 * Stores a school's earlier slug, within the transaction that writes the new one, so that another school that takes
 * this slug at the same moment has to wait for that write.
 */
export async function replaceSlug(
  tx: Database,
  organizationId: string,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<'slug_taken' | 'too_many_slugs' | undefined> {
  const owner = await ownerOfOldSlug(tx, after);
  if (owner !== undefined && owner !== organizationId) return 'slug_taken';
  // The school uses one of its earlier slugs again.
  await tx.deleteFrom('old_slugs').where('slug', '=', after).execute();
  await tx.insertInto('old_slugs').values({ slug: before, organization_id: organizationId }).execute();
  const old = await oldSlugsOf(tx, organizationId);
  return old.length > OLD_SLUGS_LIMIT ? 'too_many_slugs' : undefined;
}
