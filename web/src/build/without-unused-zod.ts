import type { Plugin } from 'vite';

const SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/;

/** A method of a text schema that checks a format: `z.string().email()`. We use the functions: `z.email()`. */
const FORMAT =
  /^ {4}(\w+)\(params\) \{\n {8}return this\.check\(core\._\w+\(Zod\w+, params\)\);\n {4}\},?\n/gm;

/** A method that encodes, or that checks without a result. */
const ENCODING =
  /^ {4}(?:async )?(\w+)(?:: (?:async )?function \w+)?\(data, params\) \{\n {8}return (?:await )?parse\.(?:validate|(?:safe)?(?:en|de)code)\w*\(.*\);\n {4}\},?\n/gim;

/** The words of errors; the page names the fields in the words of its language. */
const ENGLISH = /^ {4}if \(!core\.globalConfig\.localeError\)\n {8}core\.config\(en\(\)\);\n/m;

/** The parser from text, which the policy of the page forbids (`lib/no-eval.ts`). */
const FROM_TEXT = /core\.\$ZodObjectJIT\.init\(/;

const PARTS = [FORMAT, ENCODING, ENGLISH, FROM_TEXT];

/** The names of the methods that are removed from the schemas of zod in the page. */
export const removedMethods = (code: string): string[] =>
  [FORMAT, ENCODING].flatMap((part) => [...code.matchAll(part)].flatMap(([, name]) => name ?? []));

/** Removes from zod's schemas what no page uses. */
export const withoutUnused = (code: string): string => {
  if (!PARTS.every((part) => code.search(part) >= 0)) throw new Error('This zod has its methods elsewhere.');
  return code
    .replace(FORMAT, '')
    .replace(ENCODING, '')
    .replace(ENGLISH, '')
    .replace(FROM_TEXT, 'core.$ZodObject.init(');
};

/**
 * Removes methods of schemas that no page uses: every method stays in a bundle, with all that it calls. Throws if this
 * version of zod has them elsewhere. A use of a removed method fails a test (`without-unused-zod.test.ts`).
 */
export const withoutUnusedZod = (): Plugin => ({
  name: 'hopcode:without-unused-zod',
  apply: 'build',
  transform: {
    filter: { id: SCHEMAS },
    handler: (code) => ({ code: withoutUnused(code), map: null }),
  },
});
