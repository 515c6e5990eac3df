import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { Moon, Sun } from 'lucide-react';
import { useWords } from '../../lib/i18n/use-words.ts';
import { IconButton } from '../../ui/icon-button.tsx';

/** Switches between light and dark; until the first press the page follows the system. */
export const ColorSchemeButton = () => {
  const t = useWords();
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  const night = scheme === 'dark';
  const Icon = night ? Sun : Moon;
  return (
    <IconButton
      label={night ? t('shell.day') : t('shell.night')}
      icon={<Icon size={20} strokeWidth={2.4} />}
      onClick={() => setColorScheme(night ? 'light' : 'dark')}
    />
  );
};
