import type { LevelSummary } from '@hopcode/contract/level/course';
import { Check, Gem, Hourglass, Lock } from 'lucide-react';
import { Link } from 'react-router';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import { paths } from '../../../lib/paths.ts';
import { useProgress } from '../../../lib/progress/progress-context.tsx';
import { starsOf } from '../../../lib/progress/stars.ts';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { useHandedFocus } from '../../../ui/use-handed-focus.ts';
import { goOnce } from './go-once.ts';
import classes from './level-strip.module.css';

/** Why a level cannot be played. `extra` means that the required levels must be complete first. */
export type Closed = 'locked' | 'not-ready' | 'extra';

type SquareProps = {
  readonly courseId: string;
  readonly level: LevelSummary;
  /** The position in the chapter, from 1. Extras have their own numbers. */
  readonly number: number;
  /** Whether the level is an extra that is still locked. */
  readonly waits: boolean;
  readonly current: boolean;
  readonly busy: boolean;
  /** Called when the user chooses a level that cannot be played. */
  readonly onLocked: (why: Closed) => void;
};

/** Why a level cannot be played; undefined if it can. */
const closedOf = (level: LevelSummary, waits: boolean): Closed | undefined => {
  if (level.not_ready) return 'not-ready';
  if (level.locked) return 'locked';
  return waits ? 'extra' : undefined;
};

type SignProps = {
  readonly closed: Closed | undefined;
  readonly done: boolean;
  readonly extra: boolean;
  readonly numeral: string;
};

const SIGN = { size: 16, strokeWidth: 2.4, 'aria-hidden': true } as const;

/**
 * The sign in a square: why the level is locked, or that it is complete. Otherwise the level's number, or a gem for an
 * extra.
 */
const SquareSign = ({ closed, done, extra, numeral }: SignProps) => {
  if (closed === 'not-ready') return <Hourglass {...SIGN} />;
  if (done) return <Check size={18} strokeWidth={3} aria-hidden />;
  if (closed !== undefined) return <Lock {...SIGN} />;
  return extra ? <Gem {...SIGN} /> : numeral;
};

/** A level in the strip. It is a link, or a button that says why the level is locked. */
export const LevelSquare = ({ courseId, level, number, waits, current, busy, onLocked }: SquareProps) => {
  const t = useWords();
  const language = useLanguage();
  const locale = useLocale();
  const stars = starsOf(useProgress(), courseId, level).length;
  const done = stars > 0;
  const numeral = formatNumber(language, number);
  const name = t(level.extra ? 'play.extraTitle' : 'play.levelTitle', { number: numeral, name: level.name });
  const closed = closedOf(level, waits);
  const label = [
    name,
    done ? `${t('courseMenu.stars', { count: stars })}, ${t('courseMenu.complete')}` : '',
    closed === undefined ? '' : t(closed === 'not-ready' ? 'courseMenu.notReady' : 'courseMenu.locked'),
  ]
    .filter((part) => part !== '')
    .join(', ');
  const inside = <SquareSign closed={closed} done={done} extra={level.extra === true} numeral={numeral} />;
  const shared = {
    ref: useHandedFocus(),
    className: classes.square,
    'data-done': done || undefined,
    'data-extra': level.extra,
    'data-stars': '★'.repeat(stars),
    'data-current': current || undefined,
    'aria-label': label,
  };
  return (
    <li>
      <Tooltip label={busy ? t('play.navigation.running') : label}>
        {busy || closed ? (
          <button
            type="button"
            {...shared}
            aria-disabled
            aria-current={current ? 'page' : undefined}
            onClick={busy || !closed ? undefined : () => onLocked(closed)}
          >
            {inside}
          </button>
        ) : (
          <Link
            {...shared}
            to={paths.level(locale, courseId, level.slug)}
            onClick={goOnce}
            aria-current={current ? 'page' : undefined}
          >
            {inside}
          </Link>
        )}
      </Tooltip>
    </li>
  );
};
