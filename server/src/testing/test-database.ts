import { createHash } from 'node:crypto';
import pg from 'pg';
import { useQuickHashes } from '../accounts/password.ts';
import { type Database, migrate, openDatabase } from '../database/database.ts';
import { MIGRATIONS } from '../database/migrations/registry.ts';
import { NO_LIMITS } from '../database/pool.ts';
import { openHostedDatabase } from './hosted-database.ts';
import { markTemplate, SHAPE, takeDatabase } from './kept-databases.ts';

const TEMPLATE_LOCK = 7_264_002;

/** A separate database for one test file, with all tables and no rows. */
export type TestDatabase = {
  readonly db: Database;
  readonly url: string;
  /** Closes the connection, so that the next test file can use the database. */
  readonly drop: () => Promise<void>;
};

/**
 * Creates a database for a test file. It is a copy of a template with all migrations. If DATABASE_URL is set, the
 * database is in that PostgreSQL. Otherwise it is in a PostgreSQL similar to that of a hosting provider, which runs as
 * long as test files need it. Its role is not a superuser, like the role of the server's own database.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  // The real cost of hashes is tested in password.test.ts.
  useQuickHashes();
  const server = await testServer();
  const admin = new pg.Client({ connectionString: server.address });
  await admin.connect();
  const leave = async () => {
    await admin.end();
    await server.release();
  };
  try {
    const url = server.url(await takeDatabase(admin, await ensureTemplate(admin, server), server.url));
    const db = openDatabase(url, { connections: 4, onIdleError: () => {} });
    return {
      db,
      url,
      drop: async () => {
        await db.destroy();
        await leave();
      },
    };
  } catch (error) {
    // Without this, the connection would keep the lock of the template, and all other test files would wait forever.
    await leave();
    throw error;
  }
}

type TestServer = {
  /**
   * The address of the database to which a test connects to create other databases. The user of a hosted PostgreSQL may
   * have access to this database only.
   */
  readonly address: string;
  /** Returns the address of another database in the same PostgreSQL. */
  readonly url: (name: string) => string;
  readonly release: () => Promise<void>;
};

async function testServer(): Promise<TestServer> {
  const external = process.env.DATABASE_URL;
  const given = external === undefined || external === '' ? undefined : external;
  const { url: address, release } = given
    ? { url: given, release: async () => {} }
    : await openHostedDatabase();
  const url = (name: string): string => Object.assign(new URL(address), { pathname: `/${name}` }).href;
  return { address, url, release };
}

/**
 * Returns the name of the template with the tables of these migrations. If test files start simultaneously, one of them
 * creates it.
 */
async function ensureTemplate(admin: pg.Client, server: TestServer): Promise<string> {
  const hash = createHash('sha256').update(SHAPE);
  for (const [name, migration] of Object.entries(MIGRATIONS)) hash.update(`${name}\n${migration.up}\n`);
  const template = `hopcode_template_${hash.digest('hex').slice(0, 16)}`;
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
  if (rowCount === 0) {
    await dropOldTemplates(admin);
    const unfinished = `${template}_unfinished`;
    await admin.query(`drop database if exists ${unfinished} with (force)`);
    await admin.query(`create database ${unfinished}`);
    // There are no time limits, because a slow machine is not an error.
    const slow = { limits: NO_LIMITS, connectLimit: 0 };
    const db = openDatabase(server.url(unfinished), { connections: 1, onIdleError: () => {}, ...slow });
    await migrate(db).finally(() => db.destroy());
    await markTemplate(server.url(unfinished), unfinished);
    await admin.query(`alter database ${unfinished} rename to ${template}`);
  }
  await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  return template;
}

async function dropOldTemplates(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query(
    "select datname as name from pg_database where datname like 'hopcode\\_template%'",
  );
  for (const { name } of rows) await admin.query(`drop database if exists ${name} with (force)`);
}
