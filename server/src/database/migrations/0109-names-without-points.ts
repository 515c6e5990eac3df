import { canonicalUsername, searchableText } from '@hopcode/contract/auth/canonical-name';
import { type Kysely, sql } from 'kysely';

/** Vowel points of Hebrew and Arabic, and the Arabic lengthening line. */
const POINTS = String.raw`[\u0591-\u05C7\u0610-\u061A\u0640\u064B-\u0652\u0670]`;

/**
 * Removes vowel points from the canonical forms of names, used to compare and search them. A username that would then
 * equal another one in its school keeps its form, and its student logs in with exactly that form.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await convert(db, 'students', 'full_name_key', searchableText);
  await convert(db, 'organizations', 'name_key', searchableText);
  await convert(db, 'creative_levels', 'name_key', searchableText);
  await convertUsernames(db, 'students');
  await convertUsernames(db, 'join_requests');
}

async function pointed(db: Kysely<unknown>, table: string, key: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct ${sql.ref(key)} as name from ${sql.table(table)}
    where ${sql.ref(key)} ~ ${POINTS} order by name`.execute(db);
  return rows.map((row) => row.name);
}

async function convert(
  db: Kysely<unknown>,
  table: string,
  key: string,
  form: (text: string) => string,
): Promise<void> {
  for (const name of await pointed(db, table, key)) {
    await sql`update ${sql.table(table)} set ${sql.ref(key)} = ${form(name)} where ${sql.ref(key)} = ${name}`.execute(
      db,
    );
  }
}

async function convertUsernames(db: Kysely<unknown>, table: string): Promise<void> {
  for (const name of await pointed(db, table, 'username_key')) {
    const form = canonicalUsername(name);
    await sql`
      update ${sql.table(table)} as t set username_key = ${form}
      where username_key = ${name} and not exists (
        select from ${sql.table(table)} as o where o.tenant_id = t.tenant_id and o.username_key = ${form}
      )`.execute(db);
  }
}
