/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Address of the built Python files, `/py/<version>/`; set by vite.config.ts. */
  readonly PYTHON_BASE: string;
}

/** The application built for Node (vite.prerender.config.ts); a schema checks what it exports. */
declare module '*/dist/.prerender/render-page.js';

/** The words of other languages than English (web/src/build/word-indexes.ts). */
declare module 'virtual:words' {
  type Files = Readonly<Record<string, () => Promise<unknown>>>;
  /** Files that a language with words lacks. */
  export const lacks: Readonly<Record<string, readonly string[]>>;
  /** The index of each language with words: its files. */
  export const openIndexes: () => Promise<
    Readonly<Record<string, () => Promise<{ readonly default: Files }>>>
  >;
}
