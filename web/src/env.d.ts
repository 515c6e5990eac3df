/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The address of the built Python files, `/py/<version>/`. It is set in vite.config.ts. */
  readonly PYTHON_BASE: string;
}

/** The application, built for Node (vite.prerender.config.ts). A schema checks its exports. */
declare module '*/dist/.prerender/render-page.js';

/** The words of languages other than English (web/src/build/word-indexes.ts). */
declare module 'virtual:words' {
  type Files = Readonly<Record<string, () => Promise<unknown>>>;
  /** For each language with words, the files that it lacks. */
  export const lacks: Readonly<Record<string, readonly string[]>>;
  /** Opens the index of each language with words, which lists its files. */
  export const openIndexes: () => Promise<
    Readonly<Record<string, () => Promise<{ readonly default: Files }>>>
  >;
}
