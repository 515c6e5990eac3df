import { type Kysely, sql } from 'kysely';

/** Teachers of classes, codes for joining a class, and actions of the operator as another account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Existing classes get a token here. The hash of a random number is only a weak secret, but a teacher can replace the
  // token.
  await sql`alter table classes add column token text`.execute(db);
  await sql`update classes set token = upper(substr(md5(random()::text || id::text), 1, 12))`.execute(db);
  await sql`alter table classes alter column token set not null`.execute(db);
  await sql`create unique index classes_token on classes (token)`.execute(db);
  await sql`
    create table class_teachers (
      tenant_id uuid not null,
      class_id uuid not null,
      user_id uuid not null references users on delete cascade,
      primary key (tenant_id, class_id, user_id),
      foreign key (tenant_id, class_id) references classes on delete cascade
    )`.execute(db);
  await sql`create index class_teachers_user on class_teachers (user_id)`.execute(db);
  await sql`
    alter table sessions add column impersonator_id uuid references users on delete cascade`.execute(db);
  await sql`create index sessions_impersonator on sessions (impersonator_id)`.execute(db);
  await sql`
    create table audit_log (
      tenant_id uuid not null,
      id uuid not null,
      actor_id uuid not null,
      action text not null,
      target_id uuid not null,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id)
    )`.execute(db);
}
