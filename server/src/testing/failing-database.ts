import type { KyselyPlugin } from 'kysely';
import type { Database } from '../database/database.ts';

/** The error that is thrown in place of a statement, as if the server or its connection had ended there. */
export class StatementFailed extends Error {}

export type FailingDatabase = {
  readonly db: Database;
  /** Makes the statement with this number fail, counted from now. With 0, no statement fails. */
  readonly failAt: (number: number) => void;
  /** Whether the statement has failed. */
  readonly hasFailed: () => boolean;
};

/** A copy of the database object in which one statement fails, so its transaction is rolled back. */
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
