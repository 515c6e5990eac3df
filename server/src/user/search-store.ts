import { canonicalEmail, searchableText } from '@hopcode/contract/auth/canonical-name';
import { SEARCH_LIMIT } from '@hopcode/contract/user/search';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Finds schools whose name or slug contains a text. */
export async function searchOrganizations(db: Database, text: string) {
  return await db
    .selectFrom('organizations')
    .select(['id', 'slug', 'name'])
    .where(
      sql<boolean>`(strpos(name_key, ${searchableText(text)}) > 0 or strpos(slug, ${searchableText(text)}) > 0)`,
    )
    .orderBy('name_key')
    .limit(SEARCH_LIMIT)
    .execute();
}

/** Finds accounts whose email address contains a text: in one school, or everywhere. */
export async function searchEmails(db: Database, text: string, organizationId: string | undefined) {
  const rows = await db
    .selectFrom('users')
    .select(['id as user_id', 'email', 'full_name'])
    .where('email', 'is not', null)
    .where(sql<boolean>`strpos(email_key, ${canonicalEmail(text)}) > 0`)
    .$if(organizationId !== undefined, (query) => query.where('organization_id', '=', organizationId ?? null))
    .orderBy('email_key')
    .limit(SEARCH_LIMIT)
    .execute();
  return rows.flatMap(({ email, ...row }) => (email === null ? [] : [{ ...row, email }]));
}

/** Finds students whose username contains a text: in one school, or in all tenants. */
export async function searchStudents(db: Database, text: string, organizationId: string | undefined) {
  return await db
    .selectFrom('students as s')
    .leftJoin('organizations as o', 'o.id', 's.tenant_id')
    .select(['s.id as student_id', 's.username', 'o.id as organization_id', 'o.name as organization_name'])
    .where('s.is_staff_player', '=', false)
    .where(sql<boolean>`strpos(s.username_key, ${searchableText(text)}) > 0`)
    .$if(organizationId !== undefined, (query) => query.where('s.tenant_id', '=', organizationId ?? ''))
    .orderBy('s.username_key')
    .orderBy('s.id')
    .limit(SEARCH_LIMIT)
    .execute();
}
