import { createTheme } from '@mantine/core';
import { NIGHT } from '../lib/palette/shades.ts';
import { THEME_VALUES } from '../lib/palette/theme-values.ts';
import classes from './theme.module.css';

/** The layer behind a dialog has the background colour of the dark scheme instead of plain black. */
const SHADE = { color: NIGHT[7], backgroundOpacity: 0.6 } as const;

const DIALOG = {
  overlayProps: SHADE,
  // Without this role, the <header> of a dialog would be a second banner on the page.
  attributes: { header: { role: 'presentation' } },
} as const;

export const theme = createTheme({
  ...THEME_VALUES,
  // These are plain objects, so that the theme does not import components that the first screen does not show.
  components: {
    Button: { defaultProps: { size: 'md' }, classNames: { root: classes.button, label: classes.label } },
    Modal: { defaultProps: DIALOG },
    Drawer: { defaultProps: DIALOG },
  },
});
