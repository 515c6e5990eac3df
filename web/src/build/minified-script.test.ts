import { expect, it } from 'vitest';
import { withMinifiedScripts } from './minified-script.ts';

it.each([
  ['<script>\n  // Why.\n  const a = f();\n  g(a, a);\n</script>', '<script>const a=f();g(a,a);</script>'],
  ['<script type="module" src="/a.js"></script><p>// text</p>', undefined],
  ['<script type="application/json">{ "a": 1 }</script>', undefined],
  ["<script>f(`$&`, '$1')</script>", '<script>f(`$&`,`$1`);</script>'],
])('%j becomes %j', (html, expected = html) => {
  expect(withMinifiedScripts(html)).toBe(expected);
});

it('refuses a script with a syntax error', () => {
  expect(() => withMinifiedScripts('<script>let = ;</script>')).toThrow('The script in index.html');
});
