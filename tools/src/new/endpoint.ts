import { camel, kebab, title } from './names.ts';
import { addImport, addToList, NewError, type Plan, type Read } from './plan.ts';

const ROUTES = 'contract/src/routes.ts';

const HANDLERS = 'server/src/handlers.ts';

const handler = (
  area: string,
  resource: string,
) => `import { ${camel(`${area}-${resource}`)} } from '@hopcode/contract/${area}/${resource}';
import { handleForUser } from '../http/handler.ts';

/** FILL IN: parse, who, may they, do, answer. */
export const ${camel(resource)}Handler = handleForUser(${camel(`${area}-${resource}`)}, async () => ({ ready: false as const }));
`;

const call = (area: string, resource: string) => `import { z } from 'zod';
import { def } from '../call.ts';

/** FILL IN: one sentence that says what the call is for, and the section of the specification. */
export const ${camel(`${area}-${resource}`)} = def({
  method: 'GET',
  path: '/api/${area}/${resource}',
  summary: '${title(`${area}-${resource}`)}',
  response: z.object({ ready: z.literal(false) }),
  who: ['user'],
  mutates: false,
});
`;

const test = (area: string, resource: string) => `import { afterAll, expect, test } from 'vitest';
import { buildParent } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const app = await testApp(database.db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

test('FILL IN: what a parent gets', async () => {
  const { headers } = await buildParent(database.db);
  const answer = await app.inject({ url: '/api/${area}/${resource}', headers });
  expect(answer.json()).toEqual({ ready: false });
});
`;

/** A call of the API, named as `level/favorites`: its contract, its handler, and their places in the two tables. */
export const newEndpoint = (given: string, read: Read): Plan => {
  const [areaName = '', resourceName, ...rest] = given.split('/');
  if (resourceName === undefined || rest.length > 0)
    throw new NewError(`'${given}' is no call: name it <area>/<resource>, as level/favorites.`);
  const [area, resource] = [kebab(areaName), kebab(resourceName)];
  const name = camel(`${area}-${resource}`);
  const path = `contract/src/${area}/${resource}.ts`;
  const handlerName = `${camel(resource)}Handler`;
  const handled = addImport(read(HANDLERS), `import { ${handlerName} } from './${area}/${resource}.ts';`);
  const imported = addImport(read(ROUTES), `import { ${name} } from './${area}/${resource}.ts';`);
  return {
    create: {
      [path]: call(area, resource),
      [`server/src/${area}/${resource}.ts`]: handler(area, resource),
      [`server/src/${area}/${resource}.test.ts`]: test(area, resource),
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
      'Then run `node contract/src/build/openapi.ts`.',
    ],
  };
};
