import type { Plugin } from 'vite';

const CONVERTER = /\/zod\/v4\/core\/to-json-schema\.js$/;
const SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/;

/** The line that defines how a kind of schema is converted to JSON Schema. */
const WRITTEN_AS = /^\s*inst\._zod\.processJSONSchema = .*;$/gm;

const EXPORTED = /^export (?:const|function) (\w+)|^export \{ \w+ as (\w+) \}/gm;

/**
 * Replaces each export of a module with a function that returns another function, which throws.
 */
export const withoutConverter = (code: string): string => {
  const names = [...code.matchAll(EXPORTED)].map(([, name, alias]) => alias ?? name);
  if (!names.includes('createToJSONSchemaMethod')) throw new Error('JSON Schema is elsewhere in this zod.');
  return [
    "const none = () => () => { throw new Error('The page has no JSON Schema.'); };",
    `export { ${names.map((name) => `none as ${name}`).join(', ')} };`,
  ].join('\n');
};

/** Removes the conversion to JSON Schema from the code of the schemas. */
export const withoutProcessors = (code: string): string => {
  const rest = code.replace(WRITTEN_AS, '');
  if (rest === code) throw new Error('JSON Schema is elsewhere in this zod.');
  return rest;
};

/**
 * Removes the conversion to JSON Schema from the page. Only the API description of the server needs it. Throws if this
 * version of zod has the code in another place.
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
