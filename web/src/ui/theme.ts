import { createTheme } from '@mantine/core';
import { NIGHT } from '../lib/palette/shades.ts';
import { THEME_VALUES } from '../lib/palette/theme-values.ts';
import classes from './theme.module.css';

/** What lies under a dialog: the night, not plain black. */
const SHADE = { color: NIGHT[7], backgroundOpacity: 0.6 } as const;

const DIALOG = {
  overlayProps: SHADE,
  // Its <header> would be a second banner of the page.
  attributes: { header: { role: 'presentation' } },
} as const;

export const theme = createTheme({
  ...THEME_VALUES,
  // Plain records, so that the theme brings along no component that the first screen does not show.
  components: {
    Button: { defaultProps: { size: 'md' }, classNames: { root: classes.button, label: classes.label } },
    Modal: { defaultProps: DIALOG },
    Drawer: { defaultProps: DIALOG },
  },
});
