/** A style file of the build: its address (`/assets/login-1a2b.css`) and its text. */
export type StyleFile = { readonly address: string; readonly text: string };

const CLASS_IN_STYLE = /\.(-?[_a-zA-Z][\w-]*)/g;
const CLASSES_IN_PAGE = /\sclass="([^"]*)"/g;

/**
 * A class name from a CSS module. The build copies the rules of such a class into the file of each module that composes
 * it.
 */
const OF_MODULE = /^_.+_\w+_\d+$/;

/**
 * Finds the style files that a rendered page needs: those with a rule for at least one of its classes. If several files
 * contain the same composed class, one of them is enough. Components that load on demand load their styles together
 * with their code. These styles would be too late for a page that is visible before any script runs.
 */
export const createStyleFinder = (files: readonly StyleFile[]) => {
  const known = files.map(({ address, text }) => ({
    address,
    size: text.length,
    classes: new Set(Array.from(text.matchAll(CLASS_IN_STYLE), ([, name = '']) => name)),
  }));
  const bySize = known.toSorted((one, other) => one.size - other.size);
  return (html: string): string[] => {
    const used = new Set(
      Array.from(html.matchAll(CLASSES_IN_PAGE), ([, names = '']) => names.split(/\s+/)).flat(),
    );
    const needed = new Set<string>();
    const copied: (typeof known)[] = [];
    for (const name of used) {
      const having = bySize.filter(({ classes }) => classes.has(name));
      if (having.length > 1 && OF_MODULE.test(name)) copied.push(having);
      else for (const { address } of having) needed.add(address);
    }
    for (const having of copied) {
      const [smallest] = having;
      if (smallest && !having.some(({ address }) => needed.has(address))) needed.add(smallest.address);
    }
    return known.flatMap(({ address }) => (needed.has(address) ? [address] : []));
  };
};
