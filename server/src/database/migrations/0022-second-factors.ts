import { type Kysely, sql } from 'kysely';

/** The second factor of accounts, their recovery codes, and logins that wait for a code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factors (
      user_id uuid primary key references users on delete cascade,
      secret bytea not null,
      confirmed_at timestamptz,
      last_step integer,
      failed_tries integer not null default 0,
      next_try_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table recovery_codes (
      user_id uuid not null references second_factors on delete cascade,
      code_hash bytea not null,
      primary key (user_id, code_hash)
    )`.execute(db);
  await sql`
    create table login_challenges (
      token_hash bytea primary key,
      user_id uuid not null references users on delete cascade,
      is_shared boolean not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index login_challenges_user on login_challenges (user_id)`.execute(db);
  await sql`create index login_challenges_expiry on login_challenges (expires_at)`.execute(db);
}
