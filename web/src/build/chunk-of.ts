type ModuleInfo = { readonly importedIds: readonly string[] };
type Context = { readonly getModuleInfo: (id: string) => ModuleInfo | null };

type Options = {
  readonly name: string;
  /** Path of the module whose imports are followed. */
  readonly start: string;
  /** Modules that only re-export. A page uses a few of their imports, so `chunkOf` follows none of them. */
  readonly barrels: RegExp;
};

/**
 * Returns a function that names the chunk of a module: `name` for `start` and all its static imports, otherwise null.
 * Each file of a first visit costs time, and every module that several pages use would otherwise get its own file.
 */
export const chunkOf = ({ name, start, barrels }: Options) => {
  const wanted = new Set<string>();
  const collect = (id: string, context: Context): void => {
    if (wanted.has(id) || barrels.test(id)) return;
    wanted.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) collect(imported, context);
  };
  return (id: string, context: Context): string | null => {
    collect(start, context);
    return wanted.has(id) ? name : null;
  };
};
