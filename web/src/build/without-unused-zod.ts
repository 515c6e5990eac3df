import type { Plugin } from 'vite';

const SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/;

/**
 * A method of a string schema that checks a format: `z.string().email()`. We use the functions instead: `z.email()`.
 */
const FORMAT =
  /^ {4}(\w+)\(params\) \{\n {8}return this\.check\(core\._\w+\(Zod\w+, params\)\);\n {4}\},?\n/gm;

/** A method that encodes, or that checks without returning a result. */
const ENCODING =
  /^ {4}(?:async )?(\w+)(?:: (?:async )?function \w+)?\(data, params\) \{\n {8}return (?:await )?parse\.(?:validate|(?:safe)?(?:en|de)code)\w*\(.*\);\n {4}\},?\n/gim;

/** The error messages of zod. The page has its own messages in its language. */
const ENGLISH = /^ {4}if \(!core\.globalConfig\.localeError\)\n {8}core\.config\(en\(\)\);\n/m;

/** The parser that zod compiles from text, which the security policy of the page forbids (`lib/no-eval.ts`). */
const FROM_TEXT = /core\.\$ZodObjectJIT\.init\(/;

const PARTS = [FORMAT, ENCODING, ENGLISH, FROM_TEXT];

/** The names of the methods that are removed from zod's schemas in the page. */
export const removedMethods = (code: string): string[] =>
  [FORMAT, ENCODING].flatMap((part) => [...code.matchAll(part)].flatMap(([, name]) => name ?? []));

/** Removes the parts of zod's schemas that no page uses. */
export const withoutUnused = (code: string): string => {
  if (!PARTS.every((part) => code.search(part) >= 0)) throw new Error('This zod has its methods elsewhere.');
  return code
    .replace(FORMAT, '')
    .replace(ENCODING, '')
    .replace(ENGLISH, '')
    .replace(FROM_TEXT, 'core.$ZodObject.init(');
};

/**
 * Removes methods of schemas that no page uses. A bundler cannot remove them or the code that they call. Throws if this
 * version of zod has them in another place. If code uses a removed method, a test fails (`without-unused-zod.test.ts`).
 */
export const withoutUnusedZod = (): Plugin => ({
  name: 'hopcode:without-unused-zod',
  apply: 'build',
  transform: {
    filter: { id: SCHEMAS },
    handler: (code) => ({ code: withoutUnused(code), map: null }),
  },
});
