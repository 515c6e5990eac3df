import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast, mix, type Rgb, rgbOf, toOklch } from '@hopcode/art/kit/color';
import { PLAIN_COLORS } from '@hopcode/contract/plain-colors';
import { describe, expect, it } from 'vitest';
import { ruleColors } from '../../build/style-colors.ts';
import { type Ground, type Pairs, SIGN_PAIRS, TEXT_PAIRS } from './pairs.ts';
import { BERRY, INK, MEADOW, MEADOW_BY_NIGHT, PAPER, POND, SUN } from './shades.ts';
import { SCHEMES, type Token } from './tokens.ts';

const WEB = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(WEB, path), 'utf8');
const styles = globSync('src/**/*.css', { cwd: WEB });

/** Colours that only pictures have. Words beside the pictures say the same. */
const DECORATION = ['sun-deep'];

type Scheme = Readonly<Record<Token, string>>;

const opacityOf = (color: string): number => Number.parseInt(color.slice(7, 9) || 'ff', 16) / 255;

const groundOf = (scheme: Scheme, ground: Ground): Rgb => {
  if (typeof ground === 'string') return rgbOf(scheme[ground]);
  const [over, below] = ground.map((token) => scheme[token]);
  return mix(rgbOf(below ?? ''), rgbOf(over ?? ''), opacityOf(over ?? ''));
};

const isToken = (name: string): name is Token => name in SCHEMES.day;

/** The pairs in a scheme that have less contrast than they need. */
const tooPale = (scheme: Scheme, pairs: Pairs, least: number): string[] =>
  Object.entries(pairs).flatMap(([text, grounds]) =>
    isToken(text)
      ? grounds
          .map((ground) => ({ ground, ratio: contrast(rgbOf(scheme[text]), groundOf(scheme, ground)) }))
          .filter(({ ratio }) => ratio < least)
          .map(({ ground, ratio }) => `${text} on ${ground}: ${ratio.toFixed(2)}`)
      : [],
  );

describe.each(Object.entries(SCHEMES))('by %s', (_name, scheme) => {
  it('text has a contrast of 4.5:1', () => {
    expect(tooPale(scheme, TEXT_PAIRS, 4.5)).toEqual([]);
  });
  it('focus rings, borders and signs have a contrast of 3:1', () => {
    expect(tooPale(scheme, SIGN_PAIRS, 3)).toEqual([]);
  });
  it('text has a contrast of 4.5:1 in every style rule that also sets its background', () => {
    const found = styles.flatMap((path) =>
      ruleColors(read(path)).flatMap(({ selector, text = '', ground = '' }) =>
        isToken(text) && isToken(ground)
          ? tooPale(scheme, { [text]: [ground] }, 4.5).map((pair) => `${path} ${selector}: ${pair}`)
          : [],
      ),
    );
    expect(found).toEqual([]);
  });
});

it.each<[Token, string]>([
  ['meadow', MEADOW[5]],
  ['meadow-text', MEADOW[5]],
  ['code-comment', '#75715e'],
  ['tooltip', '#999999'],
])('finds a %s with too little contrast', (token, color) => {
  expect(tooPale({ ...SCHEMES.day, [token]: color }, TEXT_PAIRS, 4.5)).not.toEqual([]);
});

it.each([
  ['white on a green button', '#ffffff', MEADOW[7]],
  ['white on a green button under the pointer', '#ffffff', MEADOW[8]],
  ['white on a red button', '#ffffff', BERRY[7]],
  ['white on a red button under the pointer', '#ffffff', BERRY[8]],
  ['a link on the page of a refusal', PLAIN_COLORS.meadow, PLAIN_COLORS.ground],
  ['text on the page of a refusal', PLAIN_COLORS.ink, PLAIN_COLORS.ground],
  ['text of an email', PLAIN_COLORS.ink, PLAIN_COLORS.card],
  ['the button of an email', PLAIN_COLORS.card, PLAIN_COLORS.meadow],
  ['ink on a yellow button', INK, SUN[4]],
  ['ink on a yellow button under the pointer', INK, SUN[5]],
])('%s has a contrast of 4.5:1', (_title, text, ground) => {
  const ratio = contrast(rgbOf(text), rgbOf(ground));
  expect(ratio, `${text} on ${ground}: ${ratio.toFixed(2)}`).toBeGreaterThanOrEqual(4.5);
});

it.each([
  ['meadow-text by day', SCHEMES.day['meadow-text'], MEADOW[7]],
  ['done-text by day', SCHEMES.day['done-text'], MEADOW[7]],
  ['meadow-pale by night', SCHEMES.night['meadow-pale'], MEADOW[7]],
  ['MEADOW_BY_NIGHT, which is meadow-text and focus by night and switch-on,', MEADOW_BY_NIGHT, MEADOW[4]],
  ['done-text by night', SCHEMES.night['done-text'], MEADOW[0]],
])('%s has the hue of its shade of the meadow; if not, change it too', (_title, color, shade) => {
  const hueOf = (one: string): number => toOklch(rgbOf(one)).hue;
  expect(Math.abs(hueOf(color) - hueOf(shade))).toBeLessThan(6);
});

it('emails and the page of a refusal have the green of the meadow: change contract/src/plain-colors.ts too', () => {
  expect(PLAIN_COLORS.meadow).toBe(MEADOW[8]);
});

it('the meadow for text by day is darker than the meadow', () => {
  const lightnessOf = (color: string): number => toOklch(rgbOf(color)).lightness;
  expect(lightnessOf(SCHEMES.day['meadow-text'])).toBeLessThan(lightnessOf(SCHEMES.day.meadow));
});

it('every text colour of the styles is in a table of pairs, or is only for decoration', () => {
  const used = styles.flatMap((path) => ruleColors(read(path)).flatMap(({ text }) => text ?? []));
  const known = new Set([...Object.keys(TEXT_PAIRS), ...Object.keys(SIGN_PAIRS), ...DECORATION]);
  const missing = [...new Set(used)].filter((name) => isToken(name) && !known.has(name));
  expect(missing, 'add each to TEXT_PAIRS or SIGN_PAIRS in web/src/lib/palette/pairs.ts').toEqual([]);
});

it('the stage keeps the focus ring of the day', () => {
  expect(contrast(rgbOf(POND), rgbOf(PAPER))).toBeGreaterThanOrEqual(3);
});
