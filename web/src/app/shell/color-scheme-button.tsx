import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { Moon, Sun } from 'lucide-react';
import { useWords } from '../../lib/i18n/use-words.ts';
import { DARK_LABEL } from '../../lib/page-start/start-on-use.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import classes from './color-scheme-button.module.css';

/** Switches between light and dark. Until the button is first pressed, the page uses the scheme of the system. */
export const ColorSchemeButton = () => {
  const t = useWords();
  const { toggleColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  const night = scheme === 'dark';
  return (
    <IconButton
      label={night ? t('shell.day') : t('shell.night')}
      icon={
        // The page may already be dark before the application has started.
        <span className={classes.icons} {...{ [DARK_LABEL]: t('shell.day') }}>
          <Moon className={classes.light} size={20} strokeWidth={2.4} />
          <Sun className={classes.dark} size={20} strokeWidth={2.4} />
        </span>
      }
      onClick={toggleColorScheme}
    />
  );
};
