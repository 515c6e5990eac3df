import type { LevelSummary } from '@hopcode/contract/level/course';
import { Check, Hourglass, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ENGLISH } from '../../lib/i18n/english-words.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { isLevelComplete } from '../../lib/progress/completion.ts';
import { useProgress } from '../../lib/progress/progress-context.tsx';
import classes from './course-menu.module.css';

export type LevelRowProps = {
  readonly courseId: string;
  readonly level: LevelSummary;
  /** The number of a level, or the sign of an extra. */
  readonly sign: ReactNode;
  /** Slug of the level on the screen. */
  readonly current: string;
  readonly onNavigate: () => void;
};

/** A level in the list of its chapter. */
export const LevelRow = ({ courseId, level, sign, current, onNavigate }: LevelRowProps) => {
  const t = useWords();
  const locale = useLocale();
  const done = isLevelComplete(useProgress(), courseId, level);
  const complete = done ? <Check size={18} strokeWidth={3} aria-label={t('courseMenu.complete')} /> : null;
  const words = (
    <>
      <span className={classes.number}>{sign}</span>
      <span className={classes.levelName}>
        <bdi {...(level.english ? ENGLISH : {})}>{level.name}</bdi>
      </span>
      {level.not_ready ? (
        <Hourglass size={16} strokeWidth={2.4} aria-label={t('courseMenu.notReady')} />
      ) : level.locked ? (
        <Lock size={16} strokeWidth={2.4} aria-label={t('courseMenu.locked')} />
      ) : (
        complete
      )}
    </>
  );
  return (
    <li>
      {level.locked && !level.not_ready ? (
        <span className={classes.level} data-locked>
          {words}
        </span>
      ) : (
        <Link
          className={classes.level}
          to={paths.level(locale, courseId, level.slug)}
          aria-current={level.slug === current ? 'page' : undefined}
          data-done={done || undefined}
          onClick={onNavigate}
        >
          {words}
        </Link>
      )}
    </li>
  );
};
