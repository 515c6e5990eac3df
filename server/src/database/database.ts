import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { MIGRATIONS } from './migrations/registry.ts';
import { preparedDialect } from './prepared-dialect.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

export type DatabaseOptions = {
  readonly connections: number;
  /** Told about connections that break while idle; they are replaced by themselves. */
  readonly onIdleError: (error: Error) => void;
};

/** Opens a pool on a PostgreSQL address. Nothing connects before the first statement; `destroy()` closes it. */
export function openDatabase(url: string, options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections,
    connectionTimeoutMillis: 5000,
    application_name: 'hopcode',
  });
  // Without a listener, a restart of the database ends this process.
  pool.on('error', options.onIdleError);
  return new Kysely<Tables>({ dialect: preparedDialect(pool) });
}

/** Brings the tables up to date; of several processes at once, one does it and the others wait. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** Whether the database answers. */
export async function isReachable(db: Database): Promise<boolean> {
  try {
    await db.selectNoFrom((query) => query.lit(1).as('one')).execute();
    return true;
  } catch {
    return false;
  }
}

const AWAY_CODES = new Set([
  // PostgreSQL: shutting down, starting up, crashed, too many connections.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08003',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const AWAY_MESSAGES = /Connection terminated|timeout exceeded when trying to connect|Client has encountered/;

/** Whether an error says that the database is away, not that a statement is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && AWAY_CODES.has(error.code)) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  return AWAY_MESSAGES.test(error.message);
}
