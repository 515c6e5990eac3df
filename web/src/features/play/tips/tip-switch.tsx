import { Loader } from '@mantine/core';
import { Lightbulb } from 'lucide-react';
import { useId } from 'react';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import { Tooltip } from '../../../ui/tooltip.tsx';
import classes from './tip-switch.module.css';
import type { TipSwitchProps } from './tip-view.ts';

/**
 * Why the switch is locked, or how many tips are left today. If neither is known, returns the name of the switch.
 */
const useReason = ({ locked, note }: Pick<TipSwitchProps, 'locked' | 'note'>): string => {
  const t = useWords('play');
  const language = useLanguage();
  if (locked) return t(`play:tips.locked.${locked}`);
  if (!note) return t('play:tips.switch');
  const { kind, used, limit, left } = note;
  const words = t(`play:tips.note.${kind}`, { count: left });
  if (limit === undefined || kind === 'available') return words;
  const counted = { used: formatNumber(language, used), limit: formatNumber(language, limit) };
  return `${t('play.attempts.used', counted)} · ${words}`;
};

/**
 * Turns tips on and off. Says that a tip is loading, and how many are left (game.md section 2, 'Code editor panel', and
 * section 8, 'Credit tooltips'). On small screens there are no tips and no switch.
 */
export const TipSwitch = ({ on, locked, note, thinking, onChange }: TipSwitchProps) => {
  const t = useWords('play');
  const id = useId();
  const reason = useReason({ locked, note });
  const isLocked = locked !== undefined;
  const says = isLocked || note !== undefined;
  return (
    <div className={classes.tips}>
      <Tooltip label={reason} id={says ? id : undefined}>
        <button
          type="button"
          role="switch"
          className={classes.switch}
          aria-checked={on}
          aria-disabled={isLocked || undefined}
          aria-describedby={says ? id : undefined}
          onClick={isLocked ? undefined : () => onChange(!on)}
        >
          <span className={classes.sign} aria-hidden>
            {thinking ? <Loader size={18} color="currentColor" /> : <Lightbulb size={20} strokeWidth={2.4} />}
          </span>
          <span className={classes.name}>{t('play:tips.switch')}</span>
          <span className={classes.track} aria-hidden />
        </button>
      </Tooltip>
      {/* This text has its own status region. In the announcer, it would replace the text about the end of the run. */}
      <span role="status" className={classes.thinking}>
        {thinking ? <bdi>{t('play:tips.thinking')}</bdi> : null}
      </span>
    </div>
  );
};
