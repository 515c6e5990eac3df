type ModuleInfo = { readonly importedIds: readonly string[] };
type Context = { readonly getModuleInfo: (id: string) => ModuleInfo | null };

type Options = {
  readonly name: string;
  /** Path of the module to begin with. */
  readonly start: string;
  /** Modules that only hand on what others export: a page uses a few of their imports, so none is followed. */
  readonly barrels: RegExp;
};

/**
 * Names one chunk for a module and all that it imports statically: a browser pays for each file of a first visit,
 * and every module that several pages use would get a file of its own.
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
