import type { Chapter, Course } from '@hopcode/contract/level/course';
import { extraLevels } from '@hopcode/courses/formats/extra-levels';
import { shownNumber } from '@hopcode/courses/formats/shown-number';
import { Gem } from 'lucide-react';
import { Link } from 'react-router';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { paths } from '../../../lib/paths.ts';
import { isLevelComplete } from '../../../lib/progress/completion.ts';
import { useProgress } from '../../../lib/progress/progress-context.tsx';
import classes from './more-extras.module.css';

type Props = {
  readonly course: Course;
  readonly chapter: Chapter;
  readonly onLeave: () => void;
};

/** Offers the incomplete extras of a complete chapter, in addition to the next chapter. */
export const MoreExtras = ({ course, chapter, onLeave }: Props) => {
  const t = useWords('play');
  const locale = useLocale();
  const progress = useProgress();
  const all = chapter.level_data;
  const extras = extraLevels(all).filter(
    (level) => !level.locked && !isLevelComplete(progress, course.id, level),
  );
  if (extras.length === 0) return null;
  return (
    <section className={classes.extras} aria-label={t('play:chapterEnd.extras')}>
      <p>{t('play:chapterEnd.extras')}</p>
      <ul>
        {extras.map((level) => (
          <li key={level.slug}>
            <Link className={classes.way} to={paths.level(locale, course.id, level.slug)} onClick={onLeave}>
              <Gem size={18} strokeWidth={2.4} aria-hidden />
              <bdi>
                {t('play.extraTitle', {
                  number: formatNumber(locale, shownNumber(all, all.indexOf(level))),
                  name: level.name,
                })}
              </bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
