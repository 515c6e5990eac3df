/**
 * Vite's reading of files as texts, which the tests run under. Declared here with just what is used, so that the
 * engine compiles without the types of Node and of a browser and cannot come to lean on them.
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
