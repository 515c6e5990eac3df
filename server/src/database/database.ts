import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { MIGRATIONS } from './migrations/registry.ts';
import { openPool, type PoolOptions } from './pool.ts';
import { preparedDialect } from './prepared-dialect.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** Opens a pool for a PostgreSQL address. It connects when the first statement runs. `destroy()` closes it. */
export function openDatabase(url: string, options: PoolOptions): Database {
  return new Kysely<Tables>({ dialect: preparedDialect(openPool(url, options)) });
}

/** Brings the tables to the newest version. Of several simultaneous processes, one does this and the others wait. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** Whether the database answers a query. */
export async function isReachable(db: Database): Promise<boolean> {
  try {
    await db.selectNoFrom((query) => query.lit(1).as('one')).execute();
    return true;
  } catch {
    return false;
  }
}
