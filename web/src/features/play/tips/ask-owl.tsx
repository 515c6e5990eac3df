import { MessageCircleQuestion } from 'lucide-react';
import { useId } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import classes from './ask-owl.module.css';
import type { AskOwlProps } from './tip-view.ts';

/** The button that asks for a tip after a run. If tips are limited, it shows how many are left. */
export const AskOwl = ({ left, thinking, onAsk }: AskOwlProps) => {
  const t = useWords('play');
  const id = useId();
  return (
    <div className={classes.ask}>
      <button
        type="button"
        className={classes.button}
        aria-disabled={thinking || undefined}
        aria-describedby={left === undefined ? undefined : id}
        onClick={thinking ? undefined : onAsk}
      >
        <MessageCircleQuestion size={20} strokeWidth={2.4} aria-hidden />
        <bdi>{t('play:tips.ask')}</bdi>
      </button>
      {left === undefined ? null : (
        <span id={id} className={classes.price}>
          <bdi>{t('play:tips.price', { count: left })}</bdi>
        </span>
      )}
    </div>
  );
};
