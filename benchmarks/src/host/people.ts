import { randomUUID } from 'node:crypto';
import { newToken, tokenHash } from '@hopcode/server/sessions/session-token';
import type pg from 'pg';

/** A logged-in account, with its authorization header. */
export type LoggedInUser = { readonly userId: string; readonly authorization: string };

const PARENT = 0;
const ADMIN = 2;

type Account = { readonly type: number; readonly tenant: string; readonly organization: string | null };

const addAccount = async (pool: pg.Pool, { type, tenant, organization }: Account, passwordHash?: string) => {
  const id = randomUUID();
  await pool.query(
    `insert into users (id, tenant_id, organization_id, email, email_key, email_verified_at, user_type, password_hash)
     values ($1, $2, $3, $4, $4, now(), $5, $6)`,
    [id, tenant, organization, `${id}@example.org`, type, passwordHash ?? null],
  );
  return id;
};

const logIn = async (
  pool: pg.Pool,
  userId: string,
  tenant: string,
  studentId: string | null,
): Promise<LoggedInUser> => {
  const token = newToken();
  await pool.query(
    `insert into sessions (id, token_hash, tenant_id, user_id, student_id, expires_at)
     values (gen_random_uuid(), $1, $2, $3, $4, now() + interval '1 day')`,
    [tokenHash(token), tenant, userId, studentId],
  );
  return { userId, authorization: `Bearer ${token}` };
};

/** Adds a logged-in family with one student. With `passwordHash`, the account can log in with a password. */
export const addFamily = async (pool: pg.Pool, passwordHash?: string): Promise<LoggedInUser> => {
  const [tenant, student] = [randomUUID(), randomUUID()];
  const user = await addAccount(pool, { type: PARENT, tenant, organization: null }, passwordHash);
  await pool.query(
    'insert into students (tenant_id, id, user_id, username, username_key) values ($1, $2, $3, $4, lower($4))',
    [tenant, student, user, 'Hare'],
  );
  return logIn(pool, user, tenant, student);
};

export type FilledSchools = { readonly schools: number; readonly students: number };

/**
 * Adds schools, each with a class of students who have completed the given levels of a course. The names of the
 * schools, classes and students begin with `Bench`.
 */
export const addSchools = async (
  pool: pg.Pool,
  { schools, students }: FilledSchools,
  levels: readonly string[],
): Promise<void> => {
  await pool.query(
    `with school as (
       insert into organizations (id, slug, name, name_key)
       select id, 'bench-' || id, 'Bench', 'bench' from (select gen_random_uuid() as id from generate_series(1, $1)) ids
       returning id
     ), class as (
       insert into classes (tenant_id, id, name, token)
       select id, gen_random_uuid(), 'Bench', id::text from school returning tenant_id, id
     ), student as (
       insert into students (tenant_id, id, class_id, username, username_key, full_name)
       select tenant_id, gen_random_uuid(), id, 'Bench' || number, 'bench' || number, 'Bench Number' || number
       from class cross join generate_series(1, $2) number returning tenant_id, id
     )
     insert into level_progress (tenant_id, student_id, course_id, level_slug, status, last_code)
     select tenant_id, id, 'python', slug, 'complete', E'import player\\n\\nplayer.move_forward(3)\\n'
     from student cross join unnest($3::text[]) slug`,
    [schools, students, levels],
  );
  await pool.query('analyze');
};

/** Returns the class of one of the schools, and a logged-in admin of that school. */
export const adminOfSomeSchool = async (pool: pg.Pool): Promise<{ admin: LoggedInUser; classId: string }> => {
  const { rows } = await pool.query<{ tenant_id: string; id: string }>(
    `select tenant_id, id from classes where name = 'Bench' order by id limit 1`,
  );
  const [found] = rows;
  if (!found) throw new Error('there are no schools');
  const tenant = found.tenant_id;
  const user = await addAccount(pool, { type: ADMIN, tenant, organization: tenant });
  return { admin: await logIn(pool, user, tenant, null), classId: found.id };
};
