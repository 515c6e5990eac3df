import type { Plugin } from 'vite';

/** The components with which MantineProvider writes styles into the page. */
const WRITERS = /\/@mantine\/core\/esm\/core\/MantineProvider\/(Mantine(?:CssVariables|Classes))\/\1\.mjs$/;

/**
 * Replaces the component in a module with one that renders nothing. Throws if the module does not contain the
 * component.
 */
export const withoutWriter = (code: string, id: string): string => {
  const name = WRITERS.exec(id)?.[1] ?? '';
  if (name === '' || !code.includes(`export { ${name} };`))
    throw new Error('This Mantine writes its styles elsewhere.');
  return `export const ${name} = () => null;`;
};

/**
 * Removes two parts of Mantine from the page: the code that computes its variables, and its classes for window widths.
 * The variables are in `ui/mantine-variables.css`, and no page uses the classes.
 */
export const withoutMantineStyles = (): Plugin => ({
  name: 'hopcode:without-mantine-styles',
  apply: 'build',
  transform: {
    filter: { id: WRITERS },
    handler: (code, id) => ({ code: withoutWriter(code, id), map: null }),
  },
});
