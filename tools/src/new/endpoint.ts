import { camel, kebab, title } from './names.ts';
import { addImport, addToList, NewError, type Plan, type Read } from './plan.ts';

const ROUTES = 'contract/src/routes.ts';

const HANDLERS = 'server/src/handlers.ts';

const handler = (
  area: string,
  resource: string,
) => `import { ${camel(`${area}-${resource}`)} } from '@hopcode/contract/${area}/${resource}';
import { handleForUser } from '../http/handler.ts';

export const ${camel(resource)}Handler = handleForUser(${camel(`${area}-${resource}`)}, async () => ({ ready: false as const }));
`;

const call = (area: string, resource: string) => `import { z } from 'zod';
import { def } from '../call.ts';

/** Say in one sentence what the call is for, and which section of the specification lists it. */
export const ${camel(`${area}-${resource}`)} = def({
  method: 'GET',
  path: '/api/${area}/${resource}',
  summary: '${title(`${area}-${resource}`)}',
  response: z.object({ ready: z.literal(false) }),
  who: ['user'],
  mutates: false,
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
    create: { [path]: call(area, resource), [`server/src/${area}/${resource}.ts`]: handler(area, resource) },
    change: {
      [ROUTES]: addToList(imported, /Record<string, Call>> = \{/, name, ROUTES),
      [HANDLERS]: addToList(handled, /handlers: readonly Handler\[\] = \[/, handlerName, HANDLERS),
    },
    run: [['node', 'contract/src/build/openapi.ts']],
    next: [
      `Write the parts of the call in ${path}: method, parameters, body, answer, who may make it.`,
      `Write what it does in server/src/${area}/${resource}.ts, and a test beside it.`,
      'Then run `node contract/src/build/openapi.ts`.',
    ],
  };
};
