import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { variablesOf } from '../../build/style-colors.ts';
import { tokensCss } from '../../build/tokens-css.ts';
import { NIGHT, PAPER } from './shades.ts';
import { SCHEMES } from './tokens.ts';

const WEB = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(WEB, path), 'utf8');
const sources = globSync('src/**/*.{css,ts,tsx}', { cwd: WEB }).filter((path) => !path.includes('.test.'));

const colorsIn = (text: string): string[] => text.match(/#[0-9a-f]{6}\b/g) ?? [];

it('every colour is used', () => {
  const used = new Set(sources.flatMap((path) => variablesOf(read(path))));
  expect(Object.keys(SCHEMES.day).filter((token) => !used.has(token))).toEqual([]);
});

it('every variable in the code has a value', () => {
  const texts = sources.map(read);
  const given = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/(?<!var\()--([\w-]+)['"]?\]?\s*[:,]/g)].map(([, name]) => name),
    ),
  );
  const missing = texts
    .flatMap(variablesOf)
    .filter((name) => !given.has(name) && !/^(mantine|button)-/.test(name));
  expect([...new Set(missing)]).toEqual([]);
});

it('no token repeats the value of a shade: a token names the shade, and changes with it', () => {
  const text = read('src/lib/palette/tokens.ts');
  const shades = new Set(read('src/lib/palette/shades.ts').match(/#[0-9a-f]{6}/g));
  const values = text.match(/#[0-9a-f]{6}(?=(?:[0-9a-f]{2})?')/g) ?? [];
  expect(values.filter((value) => shades.has(value))).toEqual([]);
});

it('tokens.css matches the palette: if not, run node web/src/build/write-tokens.ts', () => {
  expect(read('src/ui/tokens.css')).toBe(tokensCss());
});

it('the page has the colours of the palette before its styles have loaded', () => {
  const colors = [...read('index.html').matchAll(/theme-color" content="(#\w+)"/g)].map(([, color]) => color);
  expect(colors).toEqual([PAPER, NIGHT[7]]);
});

it('index.html has only colours of the palette', () => {
  const known = new Set(
    [read('src/lib/palette/shades.ts'), read('src/lib/palette/tokens.ts')].flatMap(colorsIn),
  );
  expect(colorsIn(read('index.html')).filter((color) => !known.has(color))).toEqual([]);
});
