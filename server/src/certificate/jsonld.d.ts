/** Types for the part of `jsonld` that we use. */
declare module 'jsonld' {
  type LoadedContext = {
    readonly contextUrl: undefined;
    readonly documentUrl: string;
    readonly document: Readonly<Record<string, unknown>>;
  };
  const jsonld: {
    readonly canonize: (
      document: Readonly<Record<string, unknown>>,
      options: {
        readonly algorithm: 'RDFC-1.0';
        readonly format: 'application/n-quads';
        readonly documentLoader: (address: string) => Promise<LoadedContext>;
        readonly safe: boolean;
      },
    ) => Promise<string>;
  };
  export default jsonld;
}
