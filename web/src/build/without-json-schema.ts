import type { Plugin } from 'vite';

const CONVERTER = /\/zod\/v4\/core\/to-json-schema\.js$/;
const SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/;

/** The line that defines how a schema is converted to JSON Schema; each kind of schema has one. */
const WRITTEN_AS = /^\s*inst\._zod\.processJSONSchema = .*;$/gm;

const EXPORTED = /^export (?:const|function) (\w+)|^export \{ \w+ as (\w+) \}/gm;

/** Replaces the exports of a module by functions whose result throws when it is called. */
export const withoutConverter = (code: string): string => {
  const names = [...code.matchAll(EXPORTED)].map(([, name, alias]) => alias ?? name);
  if (!names.includes('createToJSONSchemaMethod')) throw new Error('JSON Schema is elsewhere in this zod.');
  return [
    "const none = () => () => { throw new Error('The page has no JSON Schema.'); };",
    `export { ${names.map((name) => `none as ${name}`).join(', ')} };`,
  ].join('\n');
};

/** Removes from the schemas the code that only JSON Schema needs. */
export const withoutProcessors = (code: string): string => {
  const rest = code.replace(WRITTEN_AS, '');
  if (rest === code) throw new Error('JSON Schema is elsewhere in this zod.');
  return rest;
};

/**
 * Removes the conversion to JSON Schema from the page, because only the server's API description needs it. Throws if
 * this version of zod has the code elsewhere.
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
