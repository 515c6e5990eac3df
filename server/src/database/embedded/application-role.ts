import { createHmac } from 'node:crypto';
import pg from 'pg';

/** The role that the server uses. It owns the server's database and is not a superuser. */
export const APPLICATION_ROLE = 'hopcode_app';
/**
 * The number of a lock. Processes that start simultaneously use it to prepare the role and its database one after
 * another.
 */
const PREPARE_LOCK = 7_264_003;

/**
 * The role's password is derived from the superuser's password, so that no second secret is stored. The superuser's
 * password cannot be derived from the role's password.
 */
export const applicationPassword = (superuserPassword: string): string =>
  createHmac('sha256', superuserPassword).update(APPLICATION_ROLE).digest('base64url');

/**
 * Creates the role and a database that it owns, unless they exist. If the superuser created the database earlier, the
 * role becomes the owner of the database and its contents. `url` returns the address of a database for the superuser.
 */
export async function ensureApplicationDatabase(
  url: (database: string) => string,
  name: string,
  password: string,
): Promise<void> {
  await withClient(url('postgres'), async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [PREPARE_LOCK]);
    const role = await admin.query('select from pg_roles where rolname = $1', [APPLICATION_ROLE]);
    if (role.rowCount === 0) await admin.query(`create role ${APPLICATION_ROLE}`);
    await admin.query(
      `alter role ${APPLICATION_ROLE} with login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
         password ${pg.escapeLiteral(password)}`,
    );
    const database = await admin.query('select from pg_database where datname = $1', [name]);
    if (database.rowCount === 0) {
      await admin.query(`create database ${pg.escapeIdentifier(name)} owner ${APPLICATION_ROLE}`);
    } else {
      await withClient(url(name), (client) => handOver(client, name));
    }
  });
}

/**
 * Makes the role the owner of everything in the database that belongs to the superuser, except PostgreSQL's own
 * schemas.
 */
async function handOver(client: pg.Client, name: string): Promise<void> {
  await client.query('begin');
  const { rows } = await client.query<{ statement: string }>(OWNED, [APPLICATION_ROLE]);
  for (const { statement } of rows) await client.query(`alter ${statement} owner to ${APPLICATION_ROLE}`);
  await client.query(`alter database ${pg.escapeIdentifier(name)} owner to ${APPLICATION_ROLE}`);
  await client.query('commit');
}

/**
 * A query for the objects that get the new owner, such as `table public.users`. Indexes and the sequences of columns
 * get the new owner together with their table.
 */
const OWNED = `
  with ours as (
    select oid, nspname from pg_namespace
    where nspname !~ '^pg_' and nspname <> 'information_schema'
  ), role as (
    select $1::regrole::oid as oid
  )
  select format('schema %I', n.nspname) as statement, 0 as position
  from pg_namespace n, role where n.oid in (select oid from ours) and n.nspname <> 'public' and n.nspowner <> role.oid
  union all
  select format('%s %I.%I', case c.relkind when 'S' then 'sequence' when 'v' then 'view'
      when 'm' then 'materialized view' when 'f' then 'foreign table' when 'c' then 'type' else 'table' end,
    n.nspname, c.relname), 1
  from pg_class c join ours n on n.oid = c.relnamespace, role
  where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S', 'c') and c.relowner <> role.oid
    and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass
      and (d.deptype = 'e' or c.relkind = 'S' and d.deptype in ('a', 'i')))
  union all
  select format('routine %s', p.oid::regprocedure), 2
  from pg_proc p join ours n on n.oid = p.pronamespace, role
  where p.proowner <> role.oid
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select format('%s %I.%I', case t.typtype when 'd' then 'domain' else 'type' end, n.nspname, t.typname), 3
  from pg_type t join ours n on n.oid = t.typnamespace, role
  where t.typtype in ('e', 'd', 'r') and t.typowner <> role.oid
    and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
  order by position`;

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'hopcode start' });
  client.on('error', () => {});
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
