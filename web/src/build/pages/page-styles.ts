/** A style file of the build: its address (`/assets/login-1a2b.css`) and its text. */
export type StyleFile = { readonly address: string; readonly text: string };

const CLASS_IN_STYLE = /\.(-?[_a-zA-Z][\w-]*)/g;
const CLASSES_IN_PAGE = /\sclass="([^"]*)"/g;

/**
 * Finds the style files that a rendered page needs: those with a rule for at least one of its classes. Components that
 * load on demand bring their styles with their code, which is too late for a page that is shown before any script.
 */
export const createStyleFinder = (files: readonly StyleFile[]) => {
  const known = files.map(({ address, text }) => ({
    address,
    classes: new Set(Array.from(text.matchAll(CLASS_IN_STYLE), ([, name = '']) => name)),
  }));
  return (html: string): string[] => {
    const used = new Set(
      Array.from(html.matchAll(CLASSES_IN_PAGE), ([, names = '']) => names.split(/\s+/)).flat(),
    );
    return known.flatMap(({ address, classes }) =>
      [...used].some((name) => classes.has(name)) ? [address] : [],
    );
  };
};
