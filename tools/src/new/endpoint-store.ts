import { camel } from './names.ts';

/** How the store of a new call finds its rows, and the table that it reads until the author writes the query. */
type Key = {
  readonly imported: string;
  readonly parameter: string;
  readonly table: string;
  readonly column: string;
  readonly where: string;
  /** The lines of the handler. */
  readonly refused: string;
  readonly given: string;
};

const OF_STUDENT: Key = {
  imported: "import type { StudentKey } from '../sessions/student-key.ts';\n",
  parameter: '{ tenantId, studentId }: StudentKey',
  table: 'level_outcomes',
  column: 'completed_at',
  where: "\n    .where('student_id', '=', studentId)",
  refused: "  if (session.player === null) return refuse(400, 'no_student_chosen');\n",
  given: 'session.player',
};

const OF_TENANT: Key = {
  imported: '',
  parameter: 'tenantId: string',
  table: 'students',
  column: 'id',
  where: '',
  refused: '',
  given: 'session.tenantId',
};

/**
 * The handler of a new call with its store, which contains the only SQL of the call. With `isOfStudent`, the store
 * reads the rows of the student that the account acts as, otherwise those of the tenant.
 */
export const withStore = (area: string, resource: string, isOfStudent: boolean) => {
  const key = isOfStudent ? OF_STUDENT : OF_TENANT;
  const call = camel(`${area}-${resource}`);
  const read = camel(`read-${resource}`);
  return {
    handler: `import { ${call} } from '@hopcode/contract/${area}/${resource}';
import { handleForUser } from '../http/handler.ts';
${key.refused === '' ? '' : "import { refuse } from '../http/refusal.ts';\n"}import { ${read} } from './${resource}-store.ts';

/** FILL IN: parse, find the caller, check the rights, act, answer. */
export const ${camel(resource)}Handler = handleForUser(${call}, async ({ session }, { db }) => {
${key.refused}  return { ready: await ${read}(db, ${key.given}) };
});
`,
    store: `import type { Database } from '../database/database.ts';
${key.imported}
/** FILL IN: what it returns; server/README.md, "Progress of students", names the tables. */
export async function ${read}(db: Database, ${key.parameter}): Promise<boolean> {
  const found = await db
    .selectFrom('${key.table}')
    .select('${key.column}')
    .where('tenant_id', '=', tenantId)${key.where}
    .executeTakeFirst();
  return found !== undefined;
}
`,
  };
};
