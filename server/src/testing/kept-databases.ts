import pg from 'pg';

/** First key of the locks of the databases; the second one is the number of a database. */
const IN_USE = 7_264_005;
/** A database that rows have made larger is created again: a table keeps the space of deleted rows. */
const LARGEST_BYTES = 32 * 1024 * 1024;
/** How long a connection that a test left open may take to end, in ms. */
const END_LIMIT_MS = 10_000;

/**
 * Identifies the schemas, tables, columns, indexes, constraints, triggers and functions, with the numbers that PostgreSQL
 * gave them.
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

/** Notes the shape of a template for `takeDatabase`. */
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
 * The name of a database like the template that no other test file uses, without rows. It stays taken until `admin`
 * disconnects. Emptying a database takes a quarter of the time of dropping and creating it.
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

/** Deletes all rows. False for a database that is large or has another shape: a test has changed a table. */
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

/** Deletes all rows but those of Kysely, in one statement: so no table has to wait for those that refer to it. */
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
