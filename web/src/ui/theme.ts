import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import classes from './theme.module.css';

const meadow: MantineColorsTuple = [
  '#F0F9E4',
  '#DDF0C4',
  '#C4E39C',
  '#A5CF65',
  '#7CB84A',
  '#529C3E',
  '#3B8738',
  '#2F7A35',
  '#24652B',
  '#1A4A22',
];
const sun: MantineColorsTuple = [
  '#FFF8E0',
  '#FFEFBF',
  '#FFE394',
  '#FFD766',
  '#FFC93C',
  '#F0B41F',
  '#D79A12',
  '#A87307',
  '#7D5504',
  '#573B03',
];
const berry: MantineColorsTuple = [
  '#FDECEF',
  '#F8CFD6',
  '#EFA3AF',
  '#E57788',
  '#D84F65',
  '#C63A4F',
  '#BC3044',
  '#B3263A',
  '#8F1C2D',
  '#6B1421',
];
/** The night scheme: index 0 is text, 4 borders, 6 raised surfaces, 7 the page (design, section 9). */
const dark: MantineColorsTuple = [
  '#F4EEDC',
  '#DAD2E6',
  '#BDB3D4',
  '#9A8FC0',
  '#7B6FA6',
  '#463C70',
  '#2A2349',
  '#1D1833',
  '#171229',
  '#110D20',
];

/** What lies under a dialog: the night, not plain black. */
const SHADE = { color: '#1D1833', backgroundOpacity: 0.6 } as const;

const DIALOG = {
  overlayProps: SHADE,
  // Its <header> would be a second banner of the page.
  attributes: { header: { role: 'presentation' } },
} as const;

const FONT = 'Hopcode, system-ui, sans-serif';
const CODE_FONT = '"Hopcode Code", ui-monospace, monospace';

export const theme = createTheme({
  colors: { meadow, sun, berry, dark },
  primaryColor: 'meadow',
  primaryShade: { light: 7, dark: 7 },
  autoContrast: true,
  luminanceThreshold: 0.32,
  black: '#2B2140',
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

/** Mantine's own names for our tokens, so that its parts wear our colours. */
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
