import { createHash } from 'node:crypto';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import { ConnectionShares } from './connection-share.ts';
import { isConnectionClosed } from './database-away.ts';
import { CONNECT_LIMIT_MS } from './pool.ts';

/** Maximum number of prepared statements per connection. PostgreSQL plans all other statements each time. */
const STATEMENT_LIMIT = 2000;

/**
 * A Kysely dialect on a pool of `pg`. Every statement with parameters is prepared once per connection, under a name
 * derived from its text. Prepared statements halve the work of the database. Write `= any($1)` instead of a list of
 * variable length, so that the text of the statement is always the same.
 */
export function preparedDialect(pool: pg.Pool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PreparedDriver(pool),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class PreparedDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #names = new StatementNames();
  readonly #shares: ConnectionShares;
  readonly #clients = new WeakMap<DatabaseConnection, PreparedConnection>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    this.#shares = new ConnectionShares(pool.options.max, CONNECT_LIMIT_MS);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const giveBack = await this.#shares.take();
    try {
      const connection = new PreparedConnection(await this.#pool.connect(), this.#names, giveBack);
      this.#clients.set(connection, connection);
      return connection;
    } catch (error) {
      giveBack();
      throw error;
    }
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const command = await this.#clients.get(connection)?.run('commit');
    // PostgreSQL reports ROLLBACK after a COMMIT if an earlier statement of the transaction has failed.
    if (command === 'ROLLBACK') throw new Error('The transaction had failed before its commit');
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#clients.get(connection)?.rollBack();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#clients.get(connection)?.release();
    this.#clients.delete(connection);
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

class PreparedConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #names: StatementNames;
  readonly #giveBack: () => void;
  #broken = false;

  /** `giveBack` is called after the client has returned to the pool. */
  constructor(client: pg.PoolClient, names: StatementNames, giveBack: () => void) {
    this.#client = client;
    this.#names = names;
    this.#giveBack = giveBack;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const statement = { text: query.sql, values: [...query.parameters] };
    const name = query.parameters.length === 0 ? undefined : this.#names.of(query.sql);
    const result = await this.#watched(
      this.#client.query(name === undefined ? statement : { ...statement, name }),
    );
    return { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) };
  }

  /** Runs a statement without parameters. Returns the name of the command that the database reports. */
  async run(sql: string): Promise<string> {
    return (await this.#watched(this.#client.query(sql))).command;
  }

  /**
   * Marks the connection as broken if an error of a statement has closed it. The pool may not know this yet and would
   * use the connection again.
   */
  async #watched<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      this.#broken ||= isConnectionClosed(error);
      throw error;
    }
  }

  /**
   * Rolls back. If that fails, the connection is closed instead of returned to the pool, and PostgreSQL rolls back by
   * itself.
   */
  async rollBack(): Promise<void> {
    if (this.#broken) return;
    this.#broken = true;
    await this.run('rollback');
    this.#broken = false;
  }

  release(): void {
    this.#client.release(this.#broken);
    this.#giveBack();
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not used');
  }
}

/** Gives each statement a name, the hash of its text, until the limit is reached. */
class StatementNames {
  readonly #names = new Map<string, string>();

  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= STATEMENT_LIMIT) return known;
    const name = createHash('sha256').update(text).digest('base64url');
    this.#names.set(text, name);
    return name;
  }
}
