type ModuleInfo = {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
};
type Context = { readonly getModuleInfo: (id: string) => ModuleInfo | null };

type Options = {
  readonly name: string;
  /** Paths of the modules whose imports are followed. */
  readonly start: readonly string[];
  /** Modules that only re-export. A page uses a few of their imports, so `chunkOf` follows none of them. */
  readonly barrels: RegExp;
  /** Modules of barrels that belong to the chunk. */
  readonly also?: RegExp;
  /** Path of a module that loads other pages. What one of them imports statically stays out of the chunk. */
  readonly otherPages?: string;
};

/**
 * Returns a function that names the chunk of a module: `name` for `start` and all its static imports, otherwise null.
 * Each file of a first visit costs time, and every module that several pages use would otherwise get its own file.
 */
export const chunkOf = ({ name, start, barrels, also, otherPages }: Options) => {
  const wanted = new Set<string>();
  const others = new Set<string>();
  const collect = (found: Set<string>, id: string, context: Context): void => {
    if (found.has(id) || barrels.test(id)) return;
    found.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) collect(found, imported, context);
  };
  return (id: string, context: Context): string | null => {
    for (const first of start) collect(wanted, first, context);
    if (otherPages !== undefined && others.size === 0)
      for (const page of [otherPages, ...(context.getModuleInfo(otherPages)?.dynamicallyImportedIds ?? [])])
        collect(others, page, context);
    return (wanted.has(id) && !others.has(id)) || also?.test(id) === true ? name : null;
  };
};
