import { type Kysely, sql } from 'kysely';

/** The student for whom a checkout was started: the payment provider does not learn who it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table checkout_students (
      tenant_id uuid not null,
      transaction_id text not null unique,
      student_id uuid not null,
      started_at timestamptz not null default now(),
      primary key (tenant_id, transaction_id),
      foreign key (tenant_id, student_id) references students on delete cascade
    )`.execute(db);
  await sql`create index checkout_students_student on checkout_students (tenant_id, student_id)`.execute(db);
}
