/**
 * Vite's `import.meta.glob`, which the tests use to read files as texts. Only this part is declared, so that
 * the engine compiles without the types of Node and the browser and cannot use them.
 */
declare global {
  interface ImportMeta {
    readonly glob: (
      pattern: string,
      options: { readonly query: '?raw'; readonly import: 'default'; readonly eager: true },
    ) => Readonly<Record<string, string>>;
  }
}

/** Texts of all sources of the engine, by path from this folder. */
export const sourceTexts = import.meta.glob('../**/*.ts', { query: '?raw', import: 'default', eager: true });

/** The English words of the engine, as one JSON text. */
export const englishTexts = import.meta.glob('../../../translations/en/engine.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
