import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import type { Segment } from './round-segments.ts';
import classes from './time-bar.module.css';

type Props = { readonly segments: readonly Segment[]; readonly step: number; readonly moments: number };

/**
 * The rounds of the outer loops, above the slider. The length of each shows how many moments it has. The text or the
 * number of a round appears if it fits. The slider announces the round to screen readers.
 */
export const RoundTrack = ({ segments, step, moments }: Props) => {
  const t = useWords('play');
  const language = useLanguage();
  if (segments.length === 0) return null;
  return (
    <div className={classes.rounds} aria-hidden>
      {segments.map(({ loop, from, to, number }) => {
        const round = formatNumber(language, number);
        return (
          <span
            key={`${loop} ${from}`}
            className={classes.round}
            data-now={(step >= from && step <= to) || undefined}
            data-past={step > to || undefined}
            style={{
              insetInlineStart: `${((from - 1) / moments) * 100}%`,
              width: `${((to - from + 1) / moments) * 100}%`,
            }}
          >
            <span className={classes.fitting}>
              <bdi>{round}</bdi>
            </span>
            <span className={classes.fitting}>
              <bdi>{t('play:time.round', { round })}</bdi>
            </span>
          </span>
        );
      })}
    </div>
  );
};
