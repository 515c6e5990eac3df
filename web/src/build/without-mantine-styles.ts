import type { Plugin } from 'vite';

/** The components with which MantineProvider writes styles into the page. */
const WRITERS = /\/@mantine\/core\/esm\/core\/MantineProvider\/(Mantine(?:CssVariables|Classes))\/\1\.mjs$/;

/** A module of one of these components as one that draws nothing. Throws if the component is not in it. */
export const withoutWriter = (code: string, id: string): string => {
  const name = WRITERS.exec(id)?.[1] ?? '';
  if (name === '' || !code.includes(`export { ${name} };`))
    throw new Error('This Mantine writes its styles elsewhere.');
  return `export const ${name} = () => null;`;
};

/**
 * Removes from the page what computes Mantine's variables, and its classes that depend on the width: the variables are
 * in `ui/mantine-variables.css`, and `providers.tsx` asks for neither.
 */
export const withoutMantineStyles = (): Plugin => ({
  name: 'hopcode:without-mantine-styles',
  apply: 'build',
  transform: {
    filter: { id: WRITERS },
    handler: (code, id) => ({ code: withoutWriter(code, id), map: null }),
  },
});
