import { searchableText } from '@hopcode/contract/auth/canonical-name';
import { USER_TYPES } from '@hopcode/contract/auth/current';
import type { Organization } from '@hopcode/contract/organization/organization';
import { logActs } from '../audit/audit-store.ts';
import { brokenConstraint } from '../database/broken-constraint.ts';
import type { Database } from '../database/database.ts';
import { givenFields } from '../database/given-fields.ts';
import { newId } from '../database/new-id.ts';
import type { Session } from '../sessions/session-store.ts';
import { currentSlug, ownerOfOldSlug, replaceSlug } from './old-slug-store.ts';

/** Finds a school by its id. */
export async function findOrganization(db: Database, id: string): Promise<Organization | undefined> {
  return await db
    .selectFrom('organizations')
    .select(['id', 'slug', 'name'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Finds the school that has a slug or had it earlier. */
export async function findOrganizationBySlug(db: Database, slug: string): Promise<Organization | undefined> {
  return await db
    .selectFrom('organizations')
    .select(['id', 'slug', 'name'])
    .where('slug', '=', await currentSlug(db, slug))
    .executeTakeFirst();
}

/** An error to roll back the change of a slug. */
class SlugRefused extends Error {
  readonly reason: 'slug_taken' | 'too_many_slugs';

  constructor(reason: 'slug_taken' | 'too_many_slugs') {
    super('The slug is refused');
    this.reason = reason;
  }
}

/**
 * Changes the name or the slug of the session's school. Fields that are undefined do not change. If the slug changes,
 * the old slug stays with the school (`old_slugs`).
 */
export async function changeOrganization(
  db: Database,
  session: Session,
  change: { readonly name?: string | undefined; readonly slug?: string | undefined },
): Promise<Organization | 'slug_taken' | 'too_many_slugs' | undefined> {
  const id = session.tenantId;
  const { name } = change;
  const changed = givenFields({
    ...change,
    ...(name === undefined ? {} : { name_key: searchableText(name) }),
  });
  if (changed === undefined) return await findOrganization(db, id);
  try {
    return await db.transaction().execute(async (tx) => {
      await lockOrganization(tx, id);
      const before = await findOrganization(tx, id);
      const after = await tx
        .updateTable('organizations')
        .set(changed)
        .where('id', '=', id)
        .returning(['id', 'slug', 'name'])
        .executeTakeFirst();
      if (before !== undefined && after !== undefined && before.slug !== after.slug) {
        const refused = await replaceSlug(tx, id, { before: before.slug, after: after.slug });
        if (refused !== undefined) throw new SlugRefused(refused);
        await logActs(tx, id, session, [
          {
            action: 'slug_changed',
            targetKind: 'organization',
            targetId: id,
            details: { from: before.slug, to: after.slug },
          },
        ]);
      }
      return after;
    });
  } catch (error) {
    if (error instanceof SlugRefused) return error.reason;
    if (brokenConstraint(error) === 'organizations_slug_key') return 'slug_taken';
    throw error;
  }
}

/** Creates a school within a transaction. Undefined if the slug is taken; the caller must then roll back. */
export async function createOrganization(
  tx: Database,
  { id = newId(), ...organization }: { readonly name: string; readonly slug: string; readonly id?: string },
): Promise<Organization | undefined> {
  const made = await tx
    .insertInto('organizations')
    .values({ id, ...organization, name_key: searchableText(organization.name) })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning(['id', 'slug', 'name'])
    .executeTakeFirst();
  return (await ownerOfOldSlug(tx, organization.slug)) === undefined ? made : undefined;
}

/** Turns an account of a school into an admin. */
export async function makeAdmin(db: Database, organizationId: string, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ user_type: USER_TYPES.admin })
    .where('organization_id', '=', organizationId)
    .where('id', '=', userId)
    .execute();
}

/** Prevents other transactions from changing the members of a school until this transaction ends. */
export async function lockOrganization(tx: Database, organizationId: string): Promise<void> {
  await tx.selectFrom('organizations').select('id').where('id', '=', organizationId).forUpdate().execute();
}
