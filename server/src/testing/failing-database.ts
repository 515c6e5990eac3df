import type { KyselyPlugin } from 'kysely';
import type { Database } from '../database/database.ts';

/** Thrown in place of a statement, as when the server or its connection ends there. */
export class StatementFailed extends Error {}

export type FailingDatabase = {
  readonly db: Database;
  /** Lets the statement of this number fail, counted from now; 0 for none. */
  readonly failAt: (number: number) => void;
  /** Whether it has failed. */
  readonly hasFailed: () => boolean;
};

/** The same database, of which one statement fails: the transaction that it is in is undone. */
export function failingDatabase(database: Database): FailingDatabase {
  let left = 0;
  let failed = false;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      left -= 1;
      if (left !== 0) return node;
      failed = true;
      throw new StatementFailed('This statement fails');
    },
    transformResult: async ({ result }) => result,
  };
  return {
    db: database.withPlugin(plugin),
    failAt: (number) => {
      left = number;
      failed = false;
    },
    hasFailed: () => failed,
  };
}
