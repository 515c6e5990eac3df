import pg from 'pg';

/**
 * The first key of the advisory locks with which test files reserve databases. The second key is the number of a
 * database.
 */
const IN_USE = 7_264_005;
/** A larger database is created again, because its tables still use the space of deleted rows. */
const LARGEST_BYTES = 32 * 1024 * 1024;
/** How many milliseconds a connection that a test has left open may take to end. */
const END_LIMIT_MS = 10_000;

/**
 * A query that identifies the schemas, tables, columns, indexes, constraints, triggers and functions by the numbers
 * that PostgreSQL gave them.
 */
export const SHAPE = `
  with ours as (select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema')
  select md5(string_agg(part, ',' order by part)) as shape from (
    select concat_ws(' ', 'schema', oid) as part from ours
    union all select concat_ws(' ', 'column', attrelid, relname, attname, atttypid, attnotnull, atthasdef)
      from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace in (select oid from ours)
    union all select concat_ws(' ', 'index', indexrelid) from pg_index
    union all select concat_ws(' ', 'constraint', oid, conname) from pg_constraint
    union all select concat_ws(' ', 'trigger', oid, tgname, tgenabled) from pg_trigger
    union all select concat_ws(' ', 'function', oid, proname) from pg_proc where pronamespace in (select oid from ours)
  ) parts`;

/** Stores the shape of a template, so that `takeDatabase` can compare databases with it. */
export async function markTemplate(url: string, template: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`comment on database ${template} is '${await shapeOf(client)}'`);
  } finally {
    await client.end();
  }
}

/**
 * Returns the name of a database without rows that is a copy of the template. No other test file uses it. The database
 * is reserved until `admin` disconnects. Emptying a database takes a quarter of the time of deleting and creating it.
 */
export async function takeDatabase(
  admin: pg.Client,
  template: string,
  url: (name: string) => string,
): Promise<string> {
  const name = `hopcode_test_${await freeNumber(admin)}`;
  const { rows } = await admin.query(
    `select exists (select from pg_database where datname = $1) as exists,
       shobj_description(oid, 'pg_database') as shape from pg_database where datname = $2`,
    [name, template],
  );
  if (rows[0]?.exists === true) {
    if (await hasEmptied(url(name), rows[0].shape)) return name;
    await admin.query(`drop database ${name} with (force)`);
  }
  await admin.query(`create database ${name} template ${template}`);
  return name;
}

async function freeNumber(admin: pg.Client): Promise<number> {
  for (let number = 1; ; number += 1) {
    const { rows } = await admin.query('select pg_try_advisory_lock($1, $2) as free', [IN_USE, number]);
    if (rows[0]?.free === true) return number;
  }
}

/** Deletes all rows. Returns false if the database is too large, or if a test has changed its tables. */
async function hasEmptied(url: string, shape: unknown): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `select pg_terminate_backend(pid, ${END_LIMIT_MS}) from pg_stat_activity
       where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
    );
    const { rows } = await client.query('select pg_database_size(current_database())::int as bytes');
    if (rows[0]?.bytes > LARGEST_BYTES || (await shapeOf(client)) !== shape) return false;
    await deleteRows(client);
    return true;
  } finally {
    await client.end();
  }
}

async function shapeOf(client: pg.Client): Promise<unknown> {
  const { rows } = await client.query(SHAPE);
  return rows[0]?.shape;
}

/**
 * Deletes all rows except those of Kysely. One statement deletes all these rows, so that no table must be emptied
 * before another.
 */
async function deleteRows(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query(
    `select relname as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%'`,
  );
  const { rows: full } = await client.query(
    tables
      .map(({ name }) => `select '${name}' as name where exists (select from ${name})`)
      .join(' union all '),
  );
  if (full.length > 0) {
    const deletes = full.map(({ name }) => `deleted_${name} as (delete from ${name})`);
    await client.query(`with ${deletes.join(', ')} select`);
  }
  await client.query(
    `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
     from pg_sequences where last_value is not null`,
  );
}
