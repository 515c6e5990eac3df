import type { Chapter } from '@hopcode/contract/level/course';
import { requiredLevels } from '@hopcode/courses/formats/required-levels';
import { Check, ChevronDown, CircleHelp } from 'lucide-react';
import { Link } from 'react-router';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { isLevelComplete } from '../../lib/progress/completion.ts';
import { useProgress } from '../../lib/progress/progress-context.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MountOnOpen } from '../../ui/mount-on-open.tsx';
import classes from './course-menu.module.css';
import { LevelRow } from './level-row.tsx';

const ExtraRows = lazyPart(() => import('./extra-rows.tsx').then((file) => file.ExtraRows));

type Props = {
  readonly courseId: string;
  readonly chapter: Chapter;
  /** The number of the chapter in the course, from 1. */
  readonly number: number;
  /** Slug of the level on the screen. */
  readonly current: string;
  /** Whether to offer the chapter's quiz. */
  readonly quiz: boolean;
  readonly onNavigate: () => void;
};

/** One chapter as a list that the user can open. At first, only the list with the current level is open. */
export const ChapterLevels = ({ courseId, chapter, number, current, quiz, onNavigate }: Props) => {
  const t = useWords();
  const locale = useLocale();
  const progress = useProgress();
  const levels = chapter.level_data;
  const here = levels.some((level) => level.slug === current);
  const required = requiredLevels(levels);
  const complete = required.filter((level) => isLevelComplete(progress, courseId, level)).length;
  return (
    <details className={classes.chapter} open={here}>
      <summary>
        <span className={classes.chapterName}>
          {formatNumber(locale, number)}. <bdi>{chapter.name}</bdi>
        </span>
        <span className={classes.count} dir="ltr">
          {formatNumber(locale, complete)}/{formatNumber(locale, required.length)}
        </span>
        <ChevronDown size={18} strokeWidth={2.4} aria-hidden />
      </summary>
      <ol>
        {levels.map((level, index) =>
          level.extra ? null : (
            <LevelRow
              key={level.slug}
              courseId={courseId}
              level={level}
              sign={formatNumber(locale, index + 1)}
              current={current}
              onNavigate={onNavigate}
            />
          ),
        )}
        <MountOnOpen opened>
          <ExtraRows {...{ courseId, chapter, current, onNavigate }} Row={LevelRow} />
        </MountOnOpen>
        {quiz ? (
          <li>
            <Link
              className={classes.level}
              to={paths.quizQuestion(locale, courseId, String(chapter.id), 1)}
              onClick={onNavigate}
            >
              <CircleHelp size={18} strokeWidth={2.4} aria-hidden />
              <span className={classes.levelName}>
                <bdi>{t('courseMenu.quiz')}</bdi>
              </span>
              {chapter.quiz_complete ? (
                <Check size={18} strokeWidth={3} aria-label={t('courseMenu.complete')} />
              ) : null}
            </Link>
          </li>
        ) : null}
      </ol>
    </details>
  );
};
