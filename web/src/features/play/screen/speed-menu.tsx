import { Check, Gauge } from 'lucide-react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { SPEEDS, type Speed } from '../../../lib/speed.ts';
import { ChoiceMenu } from '../../../ui/choice-menu.tsx';
import classes from './speed-menu.module.css';

type Props = { readonly speed: Speed; readonly onSpeed: (speed: Speed) => void };

/** The menu for the speed of the game: Slow, Normal, Fast, Turbo. */
export const SpeedMenu = ({ speed, onSpeed }: Props) => {
  const t = useWords();
  return (
    <ChoiceMenu
      shape="square"
      label={t('play.speed.label', { speed: t(`play.speed.${speed}`) })}
      target={
        <>
          <Gauge size={19} strokeWidth={2.4} aria-hidden />
          <span className={classes.name}>{t(`play.speed.${speed}`)}</span>
        </>
      }
    >
      {({ onClick, ...item }) =>
        SPEEDS.map((choice) => (
          <button
            key={choice}
            type="button"
            {...item}
            role="menuitemradio"
            aria-checked={choice === speed}
            onClick={() => {
              onSpeed(choice);
              onClick();
            }}
          >
            {t(`play.speed.${choice}`)}
            {choice === speed ? <Check size={16} strokeWidth={3} aria-hidden /> : null}
          </button>
        ))
      }
    </ChoiceMenu>
  );
};
