import type { Plugin } from 'vite';

/** The components with which MantineProvider writes styles into the page. */
const WRITERS = /\/@mantine\/core\/esm\/core\/MantineProvider\/(Mantine(?:CssVariables|Classes))\/\1\.mjs$/;

/**
 * Replaces the component in a module by one that renders nothing. Throws if the module does not contain the component.
 */
export const withoutWriter = (code: string, id: string): string => {
  const name = WRITERS.exec(id)?.[1] ?? '';
  if (name === '' || !code.includes(`export { ${name} };`))
    throw new Error('This Mantine writes its styles elsewhere.');
  return `export const ${name} = () => null;`;
};

/**
 * Removes the code that computes Mantine's variables and its width-dependent classes from the page. The variables are
 * in `ui/mantine-variables.css`, and `providers.tsx` uses neither.
 */
export const withoutMantineStyles = (): Plugin => ({
  name: 'hopcode:without-mantine-styles',
  apply: 'build',
  transform: {
    filter: { id: WRITERS },
    handler: (code, id) => ({ code: withoutWriter(code, id), map: null }),
  },
});
