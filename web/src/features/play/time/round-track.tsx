import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLanguage, useWords, type Words } from '../../../lib/i18n/use-words.ts';
import type { Segment } from './round-segments.ts';
import classes from './time-bar.module.css';

type Props = { readonly segments: readonly Segment[]; readonly step: number; readonly moments: number };

/** The shortest round, as a share of the bar, that has space for words, and for a number. */
const WORDS = 0.16;
const NUMBER = 0.035;

/** The words over a round: none where they would touch those of the next one. */
const wordsOver = (segment: Segment, share: number, t: Words, language: string): string => {
  const round = formatNumber(language, segment.number);
  if (share < NUMBER) return '';
  return share < WORDS ? round : t('play:time.round', { round });
};

/**
 * The rounds of the outer loops over the slider: the lengths of its moments. The slider says the round to screen
 * readers.
 */
export const RoundTrack = ({ segments, step, moments }: Props) => {
  const t = useWords('play');
  const language = useLanguage();
  if (segments.length === 0) return null;
  const shortest = Math.min(...segments.map(({ from, to }) => (to - from + 1) / moments));
  return (
    <div className={classes.rounds} aria-hidden>
      {segments.map((segment) => {
        const { loop, from, to } = segment;
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
            <bdi>{wordsOver(segment, shortest, t, language)}</bdi>
          </span>
        );
      })}
    </div>
  );
};
