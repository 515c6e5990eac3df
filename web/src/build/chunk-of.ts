import { dirname, join } from 'node:path';

type ModuleInfo = {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
};
type Context = { readonly getModuleInfo: (id: string) => ModuleInfo | null };

type Options = {
  readonly name: string;
  /** Paths of the modules whose imports are followed. */
  readonly start: readonly string[];
  /**
   * Modules that only re-export. When a module imports names from them, `chunkOf` follows only the imports behind these
   * names.
   */
  readonly barrels: RegExp;
  /**
   * Paths of modules that load other pages and parts on demand, either directly or through their imports. The static
   * imports of those pages and parts stay out of the chunk.
   */
  readonly otherPages?: readonly string[];
  /** Paths of pages that share modules with this chunk and may load the chunk. They do not count as other pages. */
  readonly beside?: readonly string[];
};

const NAMED = /(?:import|export)\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g;

/** The names in braces, as pairs: the name in the other module, and the name in this one. */
const namesIn = (braces: string): (readonly [there: string, here: string])[] =>
  braces.split(',').map((part) => {
    const [there = '', here = there] = part.trim().split(/\s+as\s+/);
    return [there, here];
  });

/** The modules that a barrel re-exports from, by exported name. */
const exportsOf = (barrel: string, code: string): ReadonlyMap<string, string> =>
  new Map(
    [...code.matchAll(NAMED)].flatMap(([, braces = '', path = '']) =>
      namesIn(braces).map(([, here]) => [here, join(dirname(barrel), path)] as const),
    ),
  );

/** The modules that `code` uses through a barrel in `node_modules`. */
const usedOf = (barrel: string, exported: ReadonlyMap<string, string>, code: string): string[] =>
  [...code.matchAll(NAMED)].flatMap(([, braces = '', source = '']) =>
    barrel.includes(`/node_modules/${source}/`)
      ? namesIn(braces).flatMap(([there]) => exported.get(there) ?? [])
      : [],
  );

/**
 * Returns a function that returns the chunk name of a module: `name` for `start` and all its static imports, otherwise
 * null. Without this function, every module that several pages use would get its own file, and each file slows down the
 * first visit.
 */
export const chunkOf = ({ name, start, barrels, otherPages = [], beside = [] }: Options) => {
  const own = [...start, ...beside];
  const wanted = new Set<string>();
  const others = new Set<string>();
  const known = new Map<string, ReadonlyMap<string, string>>();
  const throughBarrel = (barrel: string, code: string, context: Context): string[] => {
    const exported = known.get(barrel) ?? exportsOf(barrel, context.getModuleInfo(barrel)?.code ?? '');
    known.set(barrel, exported);
    return usedOf(barrel, exported, code);
  };
  const collect = (found: Set<string>, id: string, context: Context): void => {
    if (found.has(id)) return;
    found.add(id);
    const info = context.getModuleInfo(id);
    for (const imported of info?.importedIds ?? []) {
      const used = barrels.test(imported) ? throughBarrel(imported, info?.code ?? '', context) : [imported];
      for (const module of used) collect(found, module, context);
    }
  };
  const partsOf = (roots: readonly string[], context: Context): string[] => {
    const loaders = new Set<string>();
    for (const root of roots) collect(loaders, root, context);
    return [...loaders].flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  };
  return (id: string, context: Context): string | null => {
    for (const first of start) collect(wanted, first, context);
    if (others.size === 0)
      for (const part of partsOf(otherPages, context))
        if (!own.includes(part)) collect(others, part, context);
    return wanted.has(id) && !others.has(id) ? name : null;
  };
};
