import { Menu } from '@mantine/core';
import { Check, Gauge } from 'lucide-react';
import { useWords } from '../../lib/i18n/use-words.ts';
import { SPEEDS, type Speed } from '../../lib/settings.ts';
import classes from './speed-menu.module.css';

type Props = { readonly speed: Speed; readonly onSpeed: (speed: Speed) => void };

/** Normal, Fast, Turbo. */
export const SpeedMenu = ({ speed, onSpeed }: Props) => {
  const t = useWords();
  return (
    <Menu position="bottom" shadow="md" width={180} withinPortal>
      <Menu.Target>
        <button
          type="button"
          className={classes.target}
          aria-label={t('play.speed.label', { speed: t(`play.speed.${speed}`) })}
        >
          <Gauge size={19} strokeWidth={2.4} aria-hidden />
          <span>{t(`play.speed.${speed}`)}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown}>
        {SPEEDS.map((choice) => (
          <Menu.Item
            key={choice}
            role="menuitemradio"
            aria-checked={choice === speed}
            className={classes.item}
            rightSection={choice === speed ? <Check size={16} strokeWidth={3} aria-hidden /> : undefined}
            onClick={() => onSpeed(choice)}
          >
            {t(`play.speed.${choice}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
