import { readFileSync } from 'node:fs';
import { type KyselyPlugin, OperationNodeTransformer, type QueryId, type TableNode } from 'kysely';
import type { Database } from '../database/database.ts';

/** Collects the names of the tables in queries, with those of joins and subqueries. */
class TableCollector extends OperationNodeTransformer {
  readonly tables = new Set<string>();

  protected override transformTable(node: TableNode, queryId?: QueryId): TableNode {
    this.tables.add(node.table.identifier.name);
    return super.transformTable(node, queryId);
  }
}

export type WatchedDatabase = {
  readonly db: Database;
  /** The tables that queries have read so far. */
  readonly tables: ReadonlySet<string>;
};

/** A copy of the database object that collects the tables which queries read. */
export function watchedDatabase(database: Database): WatchedDatabase {
  const collector = new TableCollector();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) =>
      node.kind === 'SelectQueryNode' ? collector.transformNode(node, queryId) : node,
    transformResult: async ({ result }) => result,
  };
  return { db: database.withPlugin(plugin), tables: collector.tables };
}

/** The tables that database/tables.ts lists. */
export function declaredTables(): string[] {
  const source = readFileSync(new URL('../database/tables.ts', import.meta.url), { encoding: 'utf8' });
  return [...source.matchAll(/^ {2}(\w+): \w+Table;$/gm)].map(([, table = '']) => table);
}
