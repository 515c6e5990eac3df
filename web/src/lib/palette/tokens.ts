import {
  BERRY,
  BERRY_BY_NIGHT,
  BERRY_ON_CODE,
  type Color,
  INK,
  MEADOW,
  MEADOW_BY_NIGHT,
  NIGHT,
  PAPER,
  POND,
  SUN,
} from './shades.ts';

/** Colours by day. The name of a colour is the name of its CSS variable: `ink` is `--ink`. */
export const DAY = {
  ink: INK,
  soft: '#6a5b4b',
  paper: PAPER,
  'paper-dots': '#f3e4c0',
  card: '#ffffff',
  sand: '#f6e9cc',
  line: '#e6d3a8',
  border: '#a58a5c',
  meadow: MEADOW[7],
  'meadow-pale': MEADOW[3],
  // Slightly darker than the meadow, for text on sand. A test checks that it is darker.
  'meadow-text': '#2d7733',
  'done-text': '#1f5726',
  // The outline of a star. Its fill is `sun`.
  'star-line': SUN[7],
  'berry-text': BERRY[7],
  'berry-pale': BERRY[0],
  soil: '#7a4a30',
  'soil-deep': '#4e2c22',
  'soil-pale': '#a9714a',
  focus: POND,
  tooltip: INK,
  'tooltip-text': PAPER,
} as const satisfies Readonly<Record<string, Color>>;

/** The colours that differ in the dark scheme. */
export const NIGHT_CHANGES = {
  ink: NIGHT[0],
  soft: NIGHT[2],
  paper: NIGHT[7],
  'paper-dots': NIGHT[6],
  card: NIGHT[6],
  sand: '#3a3160',
  line: NIGHT[5],
  border: NIGHT[4],
  'meadow-pale': '#357a38',
  'meadow-text': MEADOW_BY_NIGHT,
  'star-line': SUN[6],
  'done-text': '#eaf7d8',
  'berry-text': BERRY_BY_NIGHT,
  'berry-pale': '#46213a',
  soil: '#5a3a2c',
  'soil-deep': '#3a231c',
  'soil-pale': '#7f5740',
  focus: MEADOW_BY_NIGHT,
  tooltip: NIGHT[0],
  'tooltip-text': INK,
} as const satisfies Partial<Record<keyof typeof DAY, Color>>;

/** The colours that are the same in both colour schemes. */
export const FIXED = {
  // The gold of earned stars and of chosen options.
  sun: SUN[4],
  'sun-light': SUN[2],
  'sun-deep': SUN[6],
  'sun-ink': INK,
  pond: POND,
  // The stage, and everything on it or on a yellow background, has the light scheme even at night.
  'fixed-ink': INK,
  'fixed-paper': PAPER,
  field: MEADOW[3],
  // Wooden signs on the map of a course; `sign-far` is for the signs of places in mist.
  'sign-text': '#3d2413',
  sign: '#e8bd82',
  'sign-light': '#f6dcae',
  'sign-shade': '#b98449',
  'sign-edge': '#4a2f1a',
  'sign-far-text': '#3a3148',
  'sign-far': '#dad2c6',
  'sign-far-light': '#f4efe8',
  'sign-far-shade': '#a99fa6',
  'sign-far-edge': '#5f5566',
  white: '#ffffff',
  cream: NIGHT[0],
  // The strips of the play screen that inform or warn.
  'pond-deep': '#16374c',
  'pond-button': '#2a5874',
  'pond-line': '#8fd0ff',
  'pond-text': '#dff1ff',
  // The mark at the place where a run went wrong.
  berry: BERRY[7],
  // Shadows of boxes.
  'shadow-faint': `${NIGHT[7]}33`,
  shadow: '#00000044',
  'shadow-deep': '#00000055',
  'shadow-deeper': '#00000066',
  'bubble-lip': `${INK}40`,
  'bubble-shadow': `${INK}33`,
  // The scenes of the story: the background of a picture, its dark lower part, and the background of a face.
  'scene-ground': NIGHT[7],
  'scene-dusk': '#321a5c80',
  'scene-face': '#f7c67b',
  'scene-face-deep': '#d98a6a',
  'scene-plank': '#e6bd84',
  // The switch for tips.
  knob: '#fffdf5',
  'knob-ring': MEADOW[8],
  'switch-on': MEADOW_BY_NIGHT,
  // Printed pages.
  'print-ink': '#000000',
  'print-soft': '#444444',
  'print-line': '#777777',
  'print-paper': '#ffffff',
} as const satisfies Readonly<Record<string, Color>>;

/**
 * Monokai with a contrast of at least 4.5:1, even on a marked line. These colours are the same in both colour schemes.
 */
export const CODE = {
  'code-ground': '#272822',
  'code-text': '#f8f8f2',
  'code-line-number': '#b5b29c',
  'code-listing-number': '#a6a28c',
  'code-change-number': '#a6a48f',
  'code-comment': '#aea990',
  'code-keyword': '#ff7fa9',
  'code-name': '#a6e22e',
  'code-string': '#e6db74',
  'code-number': '#be9bff',
  'code-type': '#66d9ef',
  'code-error': BERRY_ON_CODE,
  'code-quiet': '#d8d3ba',
  'code-selection': '#565649',
  'code-current': '#49483e',
  'code-active': '#ffffff09',
  'code-bracket': '#ffffff22',
  'code-bracket-line': '#ffffff55',
  'code-executing': `${SUN[4]}20`,
  'code-executing-end': `${SUN[4]}14`,
  'code-failed': `${BERRY[7]}66`,
  'code-button': '#34362d',
  'code-button-hover': '#404238',
  'code-button-active': '#56584b',
  'code-button-lip': '#0d0e0b',
  'code-strip': '#1d1e19',
  'code-deep': '#15150f',
  'code-skeleton': '#3e4036',
  'code-track': '#4a4c40',
  'code-track-line': '#9a9880',
  'code-switch-line': '#75715e',
} as const satisfies Readonly<Record<string, Color>>;

/** Every colour in a scheme, by the name of its CSS variable. */
export const SCHEMES = {
  day: { ...DAY, ...FIXED, ...CODE },
  night: { ...DAY, ...NIGHT_CHANGES, ...FIXED, ...CODE },
} as const;
export type Token = keyof typeof SCHEMES.day;
