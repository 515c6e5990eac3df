import { withStore } from './endpoint-store.ts';
import { camel, kebab, title } from './names.ts';
import { addImport, addToList, NewError, type Plan, type Read } from './plan.ts';

const ROUTES = 'contract/src/routes.ts';

const HANDLERS = 'server/src/handlers.ts';

type Caller = {
  /** How the test of the call builds an account; undefined for a visitor. */
  readonly account: string | undefined;
  /** The functions in server/src/testing/people.ts that the test needs. */
  readonly builders: readonly string[];
  readonly title: string;
};

const VISITOR: Caller = { account: undefined, builders: [], title: 'visitor' };
const PARENT: Caller = { account: 'buildParent(database.db)', builders: ['buildParent'], title: 'parent' };
const STUDENT: Caller = {
  account: "buildParent(database.db, { username: 'Ada' })",
  builders: ['buildParent'],
  title: 'student',
};
const TEACHER: Caller = {
  account: "buildMember(database.db, await buildOrganization(database.db), 'teacher')",
  builders: ['buildMember', 'buildOrganization'],
  title: 'teacher',
};
const ADMIN: Caller = {
  account: 'buildOrganization(database.db)',
  builders: ['buildOrganization'],
  title: 'admin',
};
const OPERATOR: Caller = {
  account: 'buildOperator(database.db)',
  builders: ['buildOperator'],
  title: 'operator',
};

/** The values of `Who` in contract/src/call.ts for a new call, each with an account for the test. */
const CALLERS: Readonly<Record<string, Caller>> = {
  user: PARENT,
  anon: VISITOR,
  student: STUDENT,
  parent: PARENT,
  teacher: TEACHER,
  staff: TEACHER,
  admin: ADMIN,
  payer: ADMIN,
  operator: OPERATOR,
};

/** Matches the name of a call: an area, and a path with or without parameters, like `level/favorites/{slug}`. */
const NAME = /^([^/{}]+)((?:\/(?:[^/{}]+|\{[a-z]\w*\}))+)$/;

type CallName = { readonly area: string; readonly resource: string; readonly address: string };

/**
 * The parts of the name of a call. The resource names its files; it is the last part of the path that is no parameter.
 * So `organization/classes/{class_id}/last-active` has the resource `last-active`.
 */
const callName = (given: string): CallName => {
  const [, areaName, path] = NAME.exec(given) ?? [];
  const parts = (path?.split('/') ?? [])
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('{') ? part : kebab(part)));
  const resource = parts.findLast((part) => !part.startsWith('{'));
  if (areaName === undefined || resource === undefined)
    throw new NewError(
      `'${given}' is not a call: name it <area>/<resource>, like level/favorites, level/favorites/{slug} or organization/classes/{class_id}/needs-help.`,
    );
  const area = kebab(areaName);
  return { area, resource, address: `/api/${area}/${parts.join('/')}` };
};

const handler = (
  area: string,
  resource: string,
  handle: string,
) => `import { ${camel(`${area}-${resource}`)} } from '@hopcode/contract/${area}/${resource}';
import { ${handle} } from '../http/handler.ts';

/** FILL IN: parse, find the caller, check the rights, act, answer. */
export const ${camel(resource)}Handler = ${handle}(${camel(`${area}-${resource}`)}, async () => ({ ready: false as const }));
`;

const call = (area: string, resource: string, path: string, who: readonly string[], answer: string) => {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name}: z.string().max(200)`);
  const params = `
  // FILL IN: the shape of each parameter.
  params: z.object({ ${parameters.join(', ')} }),`;
  return `import { z } from 'zod';
import { def } from '../call.ts';

/** FILL IN: what the call is for (and the section of the specification or the decision that asks for it). */
export const ${camel(`${area}-${resource}`)} = def({
  method: 'GET',
  path: '${path}',
  summary: '${title(`${area}-${resource}`)}',${parameters.length > 0 ? params : ''}
  response: z.object({ ready: ${answer} }),
  who: [${who.map((one) => `'${one}'`).join(', ')}],
  mutates: false,
});
`;
};

const test = (path: string, { account, builders, title: name }: Caller) => {
  const imported = `import { ${builders.join(', ')} } from '../testing/people.ts';\n`;
  return `import { afterAll, expect, test } from 'vitest';
${account === undefined ? '' : imported}import { testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const app = await testApp(database.db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

test('FILL IN: what a ${name} gets', async () => {
${account === undefined ? '' : `  const { headers } = await ${account};\n`}  const answer = await app.inject({ url: '${path.replaceAll(/[{}]/g, '')}'${account === undefined ? '' : ', headers'} });
  expect(answer.json()).toEqual({ ready: false });
});
`;
};

/** The words that mean two other words together. */
const TOGETHER: readonly (readonly [word: string, parts: readonly string[]])[] = [
  ['staff', ['teacher', 'admin']],
  ['payer', ['parent', 'admin']],
];

/** The callers that an option such as `--for student,parent` names. */
const callersOf = (given: string): readonly [string, Caller][] => {
  const words = given.split(',');
  const [together, parts = []] = TOGETHER.find(([, all]) => all.every((part) => words.includes(part))) ?? [];
  if (together !== undefined) {
    const others = words.filter((one) => !parts.includes(one));
    throw new NewError(
      `Write --for ${[...others, together].join(',')}, not ${given}: ${together} means ${parts.join(' or ')}.`,
    );
  }
  return words.map((one): [string, Caller] => {
    const caller = CALLERS[one];
    if (!caller)
      throw new NewError(
        `A new call is --for one or more of ${Object.keys(CALLERS).join(', ')} (like this: --for staff,parent), not ${one}.`,
      );
    return [one, caller];
  });
};

/**
 * A call of the API, named like `level/favorites` or `organization/classes/{class_id}/needs-help`: its contract, its
 * handler, and their places in the two tables. `who` says who may make the call; `anon` means that no login is needed.
 * With `hasStore`, the call also has a store with SQL.
 */
export const newEndpoint = (given: string, read: Read, who = 'user', hasStore = false): Plan => {
  const callers = callersOf(who);
  const isOpen = callers.some(([one]) => one === 'anon');
  if (isOpen && hasStore)
    throw new NewError(
      '--store reads by the account: a call without a login has none, so write its store by hand.',
    );
  const { area, resource, address } = callName(given);
  const name = camel(`${area}-${resource}`);
  const path = `contract/src/${area}/${resource}.ts`;
  const handlerName = `${camel(resource)}Handler`;
  const isOfStudent = callers.every(([one]) => one === 'student');
  const stored = hasStore ? withStore(area, resource, isOfStudent) : undefined;
  const store = `server/src/${area}/${resource}-store.ts`;
  const handled = addImport(read(HANDLERS), `import { ${handlerName} } from './${area}/${resource}.ts';`);
  const imported = addImport(read(ROUTES), `import { ${name} } from './${area}/${resource}.ts';`);
  return {
    create: {
      [path]: call(
        area,
        resource,
        address,
        callers.map(([one]) => one),
        hasStore ? 'z.boolean()' : 'z.literal(false)',
      ),
      [`server/src/${area}/${resource}.ts`]:
        stored?.handler ?? handler(area, resource, isOpen ? 'handle' : 'handleForUser'),
      ...(stored && { [store]: stored.store }),
      [`server/src/${area}/${resource}.test.ts`]: test(
        address,
        isOpen ? VISITOR : (callers[0]?.[1] ?? PARENT),
      ),
    },
    change: {
      [ROUTES]: addToList(imported, /Record<string, Call>> = \{/, name, ROUTES, true),
      [HANDLERS]: addToList(handled, /handlers: readonly Handler\[\] = \[/, handlerName, HANDLERS, true),
    },
    run: [['node', 'contract/src/build/openapi.ts']],
    next: [
      `Write the parts of the call in ${path}: method, parameters, body, answer, who may make it.`,
      `Write what it does in server/src/${area}/${resource}.ts, and its rows in the test beside it.`,
      ...(stored
        ? [
            `Write its SQL in ${store}; server/README.md, "Progress of students", names the tables. A new table: "Add a table" there.`,
          ]
        : []),
      'If its address or body has the id of a student, class or teacher, add a row to `about` in server/src/roles.test.ts.',
      'Then run `node contract/src/build/openapi.ts` again.',
      `Test it, in seconds: \`npx vitest run server/src/${area}/${resource}\`.`,
      'Then, in minutes, with all calls: server/README.md, "Tests of every call".',
    ],
  };
};
