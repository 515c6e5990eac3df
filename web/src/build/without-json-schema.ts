import type { Plugin } from 'vite';

const CONVERTER = /\/zod\/v4\/core\/to-json-schema\.js$/;
const SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/;

/** The part of a schema that says how it is written as JSON Schema; one line for each kind. */
const WRITTEN_AS = /^\s*inst\._zod\.processJSONSchema = .*;$/gm;

const EXPORTED = /^export (?:const|function) (\w+)|^export \{ \w+ as (\w+) \}/gm;

/** The exports of a module as functions whose result throws when it is called. */
export const withoutConverter = (code: string): string => {
  const names = [...code.matchAll(EXPORTED)].map(([, name, alias]) => alias ?? name);
  if (!names.includes('createToJSONSchemaMethod')) throw new Error('JSON Schema is elsewhere in this zod.');
  return [
    "const none = () => () => { throw new Error('The page has no JSON Schema.'); };",
    `export { ${names.map((name) => `none as ${name}`).join(', ')} };`,
  ].join('\n');
};

/** The schemas without what only JSON Schema needs. */
export const withoutProcessors = (code: string): string => {
  const rest = code.replace(WRITTEN_AS, '');
  if (rest === code) throw new Error('JSON Schema is elsewhere in this zod.');
  return rest;
};

/**
 * Leaves the making of JSON Schema out of the page: every schema of zod can be written as JSON Schema, which only
 * the server's description of its calls needs. A zod in which it cannot be found stops the build.
 */
export const withoutJsonSchema = (): Plugin => ({
  name: 'hopcode:without-json-schema',
  apply: 'build',
  transform: {
    filter: { id: [CONVERTER, SCHEMAS] },
    handler: (code, id) => ({
      code: CONVERTER.test(id) ? withoutConverter(code) : withoutProcessors(code),
      map: null,
    }),
  },
});
