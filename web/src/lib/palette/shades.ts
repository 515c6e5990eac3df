/** A colour as `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, in lower case. */
export type Color = `#${string}`;

/** Ten shades of a colour, from pale to dark, in Mantine's order. */
type Shades = readonly [Color, Color, Color, Color, Color, Color, Color, Color, Color, Color];

export const INK = '#2b2140' satisfies Color;
export const PAPER = '#fff9ec' satisfies Color;
export const POND = '#1b6a9c' satisfies Color;
export const CARROT = '#b84a0b' satisfies Color;

export const MEADOW = [
  '#f0f9e4',
  '#ddf0c4',
  '#c4e39c',
  '#a5cf65',
  '#7cb84a',
  '#529c3e',
  '#3b8738',
  '#2f7a35',
  '#24652b',
  '#1a4a22',
] as const satisfies Shades;

/** The light green of the dark scheme and of the switch for tips. */
export const MEADOW_BY_NIGHT = '#8fd460' satisfies Color;

export const SUN = [
  '#fff8e0',
  '#ffefbf',
  '#ffe394',
  '#ffd766',
  '#ffc93c',
  '#f0b41f',
  '#d79a12',
  '#a87307',
  '#7d5504',
  '#573b03',
] as const satisfies Shades;

export const BERRY = [
  '#fdecef',
  '#f8cfd6',
  '#efa3af',
  '#e57788',
  '#d84f65',
  '#c63a4f',
  '#bc3044',
  '#b3263a',
  '#8f1c2d',
  '#6b1421',
] as const satisfies Shades;

/** The red of text in the dark scheme. */
export const BERRY_BY_NIGHT = '#ff9aa8' satisfies Color;

/** The red of errors in the editor and the console, in both schemes. */
export const BERRY_ON_CODE = '#ff8a96' satisfies Color;

/**
 * The shades of the dark scheme: 0 is for text, 4 for borders, 6 for raised surfaces, 7 for the page (design, section
 * 9).
 */
export const NIGHT = [
  '#f4eedc',
  '#dad2e6',
  '#bdb3d4',
  '#9a8fc0',
  '#7b6fa6',
  '#463c70',
  '#2a2349',
  '#1d1833',
  '#171229',
  '#110d20',
] as const satisfies Shades;
