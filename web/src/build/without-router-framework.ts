import type { Plugin } from 'vite';

const COMPONENTS = /\/react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/;

const EXPORTS = /^export \{ ([\w, $]+) \};$/m;

/** The only function that a link needs unchanged. */
const MERGE_REFS = /^function mergeRefs\(.*?^\}$/ms;

/** Short versions of the exports that links need. Every other export becomes a function that returns nothing. */
const OWN: Readonly<Record<string, string>> = {
  FrameworkContext: 'export const FrameworkContext = createContext(undefined);',
  usePrefetchBehavior: 'export const usePrefetchBehavior = () => [false, null, {}];',
};

/** Replaces the components of React Router's framework mode, which every link imports. */
export const withoutFramework = (code: string): string => {
  const names = EXPORTS.exec(code)?.[1]?.split(', ') ?? [];
  const mergeRefs = MERGE_REFS.exec(code)?.[0];
  if (mergeRefs === undefined || !Object.keys(OWN).every((name) => names.includes(name)))
    throw new Error('This React Router has the components of its framework elsewhere.');
  return [
    "import { createContext } from 'react';",
    `export ${mergeRefs}`,
    ...names
      .filter((name) => name !== 'mergeRefs')
      .map((name) => OWN[name] ?? `export const ${name} = () => null;`),
  ].join('\n');
};

/**
 * Removes code that only the framework mode of React Router needs. This code would add four hooks to every link, only
 * to prepare loading other pages early. Throws if this version has the code in another place.
 */
export const withoutRouterFramework = (): Plugin => ({
  name: 'hopcode:without-router-framework',
  apply: 'build',
  transform: {
    filter: { id: COMPONENTS },
    handler: (code) => ({ code: withoutFramework(code), map: null }),
  },
});
