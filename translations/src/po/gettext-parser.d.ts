// gettext-parser has no types; these are the parts that we use.
declare module 'gettext-parser' {
  type PoEntry = {
    readonly msgctxt?: string;
    readonly msgid: string;
    readonly msgstr: readonly string[];
    readonly comments?: {
      readonly extracted?: string;
      readonly reference?: string;
      readonly flag?: string;
    };
  };
  type PoFile = {
    readonly charset: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly translations: Readonly<Record<string, Readonly<Record<string, PoEntry>>>>;
  };
  export const po: {
    /** Throws if the file is not PO. */
    readonly parse: (text: string) => PoFile;
    readonly compile: (file: PoFile, options?: { readonly foldLength?: number }) => Uint8Array;
  };
}
