import { BERRY, INK, MEADOW, NIGHT, SUN } from './shades.ts';

const FONT = 'Hopcode, system-ui, sans-serif';
const CODE_FONT = '"Hopcode Code", ui-monospace, monospace';

/**
 * The values that Mantine's variables are computed from, in addition to Mantine's defaults. Node can load this file,
 * because it imports no styles.
 */
export const THEME_VALUES = {
  colors: { meadow: MEADOW, sun: SUN, berry: BERRY, dark: NIGHT },
  primaryColor: 'meadow',
  primaryShade: { light: 7, dark: 7 },
  autoContrast: true,
  luminanceThreshold: 0.32,
  black: INK,
  fontFamily: FONT,
  fontFamilyMonospace: CODE_FONT,
  headings: { fontFamily: FONT, fontWeight: '900' },
  defaultRadius: 14,
  cursorType: 'pointer',
  respectReducedMotion: true,
} as const;
