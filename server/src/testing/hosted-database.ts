import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { applicationPassword } from '../database/embedded/application-role.ts';
import { prepareDataFolder } from '../database/embedded/data-folder.ts';
import { openEmbeddedDatabase } from '../database/embedded/embedded-database.ts';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
const NAME = 'hosted';
const PREPARE_LOCK = 7_264_004;

export type HostedDatabase = {
  /** The DATABASE_URL that a hosting provider would give. */
  readonly url: string;
  /** Stops this PostgreSQL, unless another process uses it. */
  readonly release: () => Promise<void>;
};

/**
 * Starts a PostgreSQL similar to that of a hosting provider: its address contains a password, its role owns a database
 * but is not a superuser, and its time zone is different. It shares only the binaries with the server's own PostgreSQL,
 * and its folder is in `.build`.
 */
export async function openHostedDatabase(): Promise<HostedDatabase> {
  const embedded = await openEmbeddedDatabase(prepareDataFolder(PROJECT, '.build/postgresql-of-tests'), {
    // Tests do not crash the machine, so it is safe (and fast) to write without waiting for the disk.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      // A test has few rows, and without vacuum they stay in the order in which the test wrote them.
      autovacuum: 'off',
    },
  });
  const address = embedded.url('postgres');
  const password = applicationPassword(new URL(address).password);
  const admin = new pg.Client({ connectionString: address });
  await admin.connect();
  try {
    // Test files that start simultaneously prepare this PostgreSQL one after another.
    await admin.query('select pg_advisory_lock($1)', [PREPARE_LOCK]);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [NAME]);
    if (rowCount === 0) await prepare(admin, password);
  } finally {
    await admin.end();
  }
  const url = Object.assign(new URL(embedded.url(NAME)), { username: NAME, password });
  return { url: url.href, release: embedded.release };
}

/** Creates the role, and then its database. If the database is missing, the next call prepares both again. */
async function prepare(admin: pg.Client, password: string): Promise<void> {
  const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [NAME]);
  if (rowCount === 0) await admin.query(`create role ${NAME}`);
  // With the default of 4,096 iterations, checking the password would take longer than all other steps of connecting.
  await admin.query('set scram_iterations = 1');
  await admin.query(`alter role ${NAME} with login createdb nosuperuser password '${password}'`);
  await admin.query(`alter role ${NAME} set timezone = 'Pacific/Auckland'`);
  // A hosting provider does not allow connections to other databases.
  await admin.query('revoke connect on database postgres from public');
  await admin.query(`create database ${NAME} owner ${NAME}`);
}
