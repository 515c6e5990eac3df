import { type CSSVariablesResolver, createTheme } from '@mantine/core';
import { BERRY, INK, MEADOW, NIGHT, SUN } from '../lib/palette/shades.ts';
import classes from './theme.module.css';

/** What lies under a dialog: the night, not plain black. */
const SHADE = { color: NIGHT[7], backgroundOpacity: 0.6 } as const;

const DIALOG = {
  overlayProps: SHADE,
  // Its <header> would be a second banner of the page.
  attributes: { header: { role: 'presentation' } },
} as const;

const FONT = 'Hopcode, system-ui, sans-serif';
const CODE_FONT = '"Hopcode Code", ui-monospace, monospace';

export const theme = createTheme({
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
  // Plain records, so that the theme brings along no component that the first screen does not show.
  components: {
    Button: { defaultProps: { size: 'md' }, classNames: { root: classes.button } },
    Modal: { defaultProps: DIALOG },
    Drawer: { defaultProps: DIALOG },
  },
});

/** Mantine's own names for our tokens, so that its components have our colours. */
export const cssVariables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--soft)',
    '--mantine-color-default': 'var(--card)',
    '--mantine-color-default-hover': 'var(--sand)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--border)',
    '--mantine-color-placeholder': 'var(--soft)',
    '--mantine-color-error': 'var(--berry-text)',
    '--mantine-color-anchor': 'var(--meadow-text)',
  };
  return { variables: {}, light: shared, dark: shared };
};
