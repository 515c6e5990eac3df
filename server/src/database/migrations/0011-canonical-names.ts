import { canonicalEmail, canonicalUsername, searchableText } from '@hopcode/contract/auth/canonical-name';
import { type Kysely, sql } from 'kysely';

/** How many rows one statement converts. */
const PAGE = 1000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Stores the canonical form of usernames, email addresses and searchable names next to the typed text, and moves the
 * unique indexes there from `lower()`. Two names with the same canonical form do not stop the start: the name that
 * already has that form gets it, otherwise the oldest name. The others keep the typed text as their key, and log in
 * with exactly that text.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index users_email`.execute(db);
  await sql`drop index students_username`.execute(db);
  await sql`alter table users add column email_key text`.execute(db);
  await sql`alter table students add column username_key text, add column full_name_key text`.execute(db);
  await sql`alter table organizations add column name_key text`.execute(db);
  await sql`alter table emails add column recipient_key text`.execute(db);
  await sql`alter table one_time_tokens add column email_key text`.execute(db);

  await convert(db, 'users', ['email', 'email_key'], canonicalEmail);
  await convert(db, 'users', ['full_name', 'full_name'], nfc);
  await convert(db, 'students', ['full_name', 'full_name'], nfc);
  await convert(db, 'students', ['username', 'username_key'], canonicalUsername);
  await convert(db, 'students', ['full_name', 'full_name_key'], searchableText);
  await convert(db, 'organizations', ['name', 'name_key'], searchableText);
  await convert(db, 'emails', ['recipient', 'recipient_key'], canonicalEmail);
  await convertLinks(db);
  await keepTypedForm(db, { table: 'users', typed: 'email', key: 'email_key', within: sql`null::uuid` });
  await keepTypedForm(db, {
    table: 'students',
    typed: 'username',
    key: 'username_key',
    within: sql.ref('tenant_id'),
  });

  await sql`
    alter table users add constraint users_email_key_check check ((email is null) = (email_key is null))`.execute(
    db,
  );
  await sql`alter table students alter column username_key set not null`.execute(db);
  await sql`alter table organizations alter column name_key set not null`.execute(db);
  await sql`alter table emails alter column recipient_key set not null`.execute(db);
  await sql`alter table one_time_tokens alter column email_key set not null`.execute(db);
  await sql`create unique index users_email on users (email_key)`.execute(db);
  await sql`create unique index students_username on students (tenant_id, username_key)`.execute(db);
}

const nfc = (text: string): string => text.normalize('NFC');

async function convert(
  db: Kysely<unknown>,
  table: string,
  [from, to]: readonly [string, string],
  form: (text: string) => string,
): Promise<void> {
  for (let last: string | undefined = FIRST_ID; last !== undefined; ) {
    const { rows }: { rows: { id: string; text: string }[] } = await sql<{ id: string; text: string }>`
      select id, ${sql.ref(from)} as text from ${sql.table(table)}
      where id > ${last}::uuid and ${sql.ref(from)} is not null order by id limit ${PAGE}`.execute(db);
    await sql`
      update ${sql.table(table)} as t set ${sql.ref(to)} = n.text
      from unnest(${rows.map((row) => row.id)}::uuid[], ${rows.map((row) => form(row.text))}::text[]) as n (id, text)
      where t.id = n.id and t.${sql.ref(to)} is distinct from n.text`.execute(db);
    last = rows.length < PAGE ? undefined : rows.at(-1)?.id;
  }
}

/** Links have no id, so they are converted by address. Each address has only a few links. */
async function convertLinks(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ email: string }>`select distinct email from one_time_tokens`.execute(db);
  for (const { email } of rows) {
    await sql`update one_time_tokens set email_key = ${canonicalEmail(email)} where email = ${email}`.execute(
      db,
    );
  }
}

type Column = {
  readonly table: string;
  readonly typed: string;
  readonly key: string;
  /** The scope within which the form is unique. */
  readonly within: ReturnType<typeof sql>;
};

async function keepTypedForm(db: Kysely<unknown>, { table, typed, key, within }: Column): Promise<void> {
  await sql`
    update ${sql.table(table)} as t set ${sql.ref(key)} = t.${sql.ref(typed)}
    from (
      select id, row_number() over (
        partition by ${within}, ${sql.ref(key)}
        order by ${sql.ref(key)} = ${sql.ref(typed)} desc, id
      ) as place
      from ${sql.table(table)} where ${sql.ref(key)} is not null
    ) as n
    where n.id = t.id and n.place > 1`.execute(db);
}
