import { camel, kebab, title } from './names.ts';
import { addImport, addToList, NewError, type Plan, type Read } from './plan.ts';

const ROUTES = 'contract/src/routes.ts';

const HANDLERS = 'server/src/handlers.ts';

/** Who may make a new call: any account, or everyone. `handleForUser` would answer 401 to the second. */
const CALLERS = ['user', 'anon'] as const;
type Caller = (typeof CALLERS)[number];
const isCaller = (who: string): who is Caller => CALLERS.some((one) => one === who);

const handler = (
  area: string,
  resource: string,
  handle: string,
) => `import { ${camel(`${area}-${resource}`)} } from '@hopcode/contract/${area}/${resource}';
import { ${handle} } from '../http/handler.ts';

/** FILL IN: parse, find the caller, check the rights, act, answer. */
export const ${camel(resource)}Handler = ${handle}(${camel(`${area}-${resource}`)}, async () => ({ ready: false as const }));
`;

const call = (area: string, resource: string, who: Caller) => `import { z } from 'zod';
import { def } from '../call.ts';

/** FILL IN: one sentence that says what the call is for, and the section of the specification. */
export const ${camel(`${area}-${resource}`)} = def({
  method: 'GET',
  path: '/api/${area}/${resource}',
  summary: '${title(`${area}-${resource}`)}',
  response: z.object({ ready: z.literal(false) }),
  who: ['${who}'],
  mutates: false,
});
`;

const test = (
  area: string,
  resource: string,
  who: Caller,
) => `import { afterAll, expect, test } from 'vitest';
${who === 'user' ? "import { buildParent } from '../testing/people.ts';\n" : ''}import { testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const app = await testApp(database.db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

test('FILL IN: what a ${who === 'user' ? 'parent' : 'visitor'} gets', async () => {
${who === 'user' ? '  const { headers } = await buildParent(database.db);\n' : ''}  const answer = await app.inject({ url: '/api/${area}/${resource}'${who === 'user' ? ', headers' : ''} });
  expect(answer.json()).toEqual({ ready: false });
});
`;

/**
 * A call of the API with a login (`user`) or without one (`anon`), named as `level/favorites`: its contract, its
 * handler, and their places in the two tables.
 */
export const newEndpoint = (given: string, read: Read, who = 'user'): Plan => {
  if (!isCaller(who)) throw new NewError(`A new call is --for ${CALLERS.join(' or ')}, not ${who}.`);
  const [areaName = '', resourceName, ...rest] = given.split('/');
  if (resourceName === undefined || rest.length > 0)
    throw new NewError(`'${given}' is not a call: name it <area>/<resource>, like level/favorites.`);
  const [area, resource] = [kebab(areaName), kebab(resourceName)];
  const name = camel(`${area}-${resource}`);
  const path = `contract/src/${area}/${resource}.ts`;
  const handlerName = `${camel(resource)}Handler`;
  const handled = addImport(read(HANDLERS), `import { ${handlerName} } from './${area}/${resource}.ts';`);
  const imported = addImport(read(ROUTES), `import { ${name} } from './${area}/${resource}.ts';`);
  return {
    create: {
      [path]: call(area, resource, who),
      [`server/src/${area}/${resource}.ts`]: handler(
        area,
        resource,
        who === 'user' ? 'handleForUser' : 'handle',
      ),
      [`server/src/${area}/${resource}.test.ts`]: test(area, resource, who),
    },
    change: {
      [ROUTES]: addToList(imported, /Record<string, Call>> = \{/, name, ROUTES),
      [HANDLERS]: addToList(handled, /handlers: readonly Handler\[\] = \[/, handlerName, HANDLERS),
    },
    run: [['node', 'contract/src/build/openapi.ts']],
    next: [
      `Write the parts of the call in ${path}: method, parameters, body, answer, who may make it.`,
      `Write what it does in server/src/${area}/${resource}.ts, and its rows in the test beside it.`,
      'Say who may make it for which object in server/src/roles.test.ts.',
      'Then run `node contract/src/build/openapi.ts` again.',
    ],
  };
};
