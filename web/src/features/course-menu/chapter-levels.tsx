import type { Chapter } from '@hopcode/contract/level/course';
import { requiredLevels, shownNumber } from '@hopcode/courses/formats/required-levels';
import { Check, ChevronDown, CircleHelp, Gem, Hourglass, Lock } from 'lucide-react';
import { Link } from 'react-router';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { useClosedExtra } from '../../lib/progress/closed-extra.ts';
import { isLevelComplete } from '../../lib/progress/completion.ts';
import { useProgress } from '../../lib/progress/progress-context.tsx';
import classes from './course-menu.module.css';

type Props = {
  readonly courseId: string;
  readonly chapter: Chapter;
  /** Number of the chapter in the course, from 1. */
  readonly number: number;
  /** Slug of the level on the screen. */
  readonly current: string;
  /** Whether to offer the chapter's quiz. */
  readonly quiz: boolean;
  readonly onNavigate: () => void;
};

/** One chapter as a list that opens; that of the current level is open at first. */
export const ChapterLevels = ({ courseId, chapter, number, current, quiz, onNavigate }: Props) => {
  const t = useWords();
  const locale = useLocale();
  const progress = useProgress();
  const here = chapter.level_data.some((level) => level.slug === current);
  const isClosedExtra = useClosedExtra(courseId);
  const required = requiredLevels(chapter.level_data);
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
        {chapter.level_data.map((level, index) => {
          const done = isLevelComplete(progress, courseId, level);
          const locked = level.locked || isClosedExtra(chapter, level);
          const number = formatNumber(locale, shownNumber(chapter.level_data, index));
          const sign = done ? (
            <Check size={18} strokeWidth={3} aria-label={t('courseMenu.complete')} />
          ) : null;
          const words = (
            <>
              <span className={classes.number}>
                {level.extra ? <Gem size={16} strokeWidth={2.4} aria-hidden /> : number}
              </span>
              <span className={classes.levelName}>
                <bdi>{level.extra ? t('play.extraTitle', { number, name: level.name }) : level.name}</bdi>
              </span>
              {level.not_ready ? (
                <Hourglass size={16} strokeWidth={2.4} aria-label={t('courseMenu.notReady')} />
              ) : locked ? (
                <Lock size={16} strokeWidth={2.4} aria-label={t('courseMenu.locked')} />
              ) : (
                sign
              )}
            </>
          );
          return (
            <li key={level.slug}>
              {locked && !level.not_ready ? (
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
        })}
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
