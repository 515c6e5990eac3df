import { type Kysely, sql } from 'kysely';

/** Accounts at other sites that can log in to ours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table identities (
      issuer text not null,
      subject text not null,
      user_id uuid not null references users on delete cascade,
      created_at timestamptz not null default now(),
      primary key (issuer, subject)
    )`.execute(db);
  await sql`create index identities_user on identities (user_id)`.execute(db);
}
