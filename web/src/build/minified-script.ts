import { minifySync, type Plugin } from 'vite';

/** The scripts in the HTML itself. */
const INLINE = /(<script>)([\s\S]*?)(<\/script>)/g;

/** Removes comments and spaces from the inline scripts of a page. Throws if a script has a syntax error. */
export const withMinifiedScripts = (html: string): string =>
  html.replace(INLINE, (_, open: string, script: string, close: string) => {
    const { code, errors } = minifySync('index.js', script, { module: false });
    const [error] = errors;
    if (error) throw new Error(`The script in index.html: ${error.message}`);
    return `${open}${code.trim()}${close}`;
  });

/**
 * Minifies the inline script of `index.html`, because Vite does not. Each page of the site contains this script.
 * `earlyLinks` adds its script later, so that `takeLinks` finds it unchanged.
 */
export const minifiedScript = (): Plugin => ({
  name: 'hopcode:minified-script',
  apply: 'build',
  transformIndexHtml: { order: 'pre', handler: withMinifiedScripts },
});
