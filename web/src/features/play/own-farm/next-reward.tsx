import type { Course } from '@hopcode/contract/level/course';
import type { PlayableLevel } from '@hopcode/contract/level/data';
import { OWN_FARM } from '@hopcode/courses/formats/creative-chapter';
import { isGiftName } from '@hopcode/courses/own-farm/gift-kinds';
import { nextReward } from '@hopcode/courses/own-farm/own-gifts';
import { Link } from 'react-router';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { paths } from '../../../lib/paths.ts';
import { isLevelComplete } from '../../../lib/progress/completion.ts';
import { useProgress } from '../../../lib/progress/progress-context.tsx';
import links from '../../../ui/text-link.module.css';
import { GiftSprite } from './gift-sprite.tsx';
import classes from './next-reward.module.css';
import { NextThing } from './next-thing.tsx';

type Props = {
  readonly course: Course;
  readonly data: Pick<PlayableLevel, 'slug'>;
  readonly onLeave: () => void;
};

/**
 * Shows what the level has added to the learner's own farm. Also shows an outline of the next big thing, and the
 * progress towards it.
 */
export const NextReward = ({ course, data, onLeave }: Props) => {
  const t = useWords('farm');
  const locale = useLocale();
  const progress = useProgress();
  const levels = course.chapters.flatMap((chapter) => chapter.level_data);
  const brings = levels.find(({ slug }) => slug === data.slug)?.brings ?? '';
  if (!isGiftName(brings)) return null;
  const isDone = (_: string, slug: string): boolean => {
    const level = levels.find((one) => one.slug === slug);
    return slug === data.slug || (level !== undefined && isLevelComplete(progress, course.id, level));
  };
  // Counts from this chapter, because skipped levels in earlier chapters would stop the count.
  const { chapters } = course;
  const here = chapters.findIndex(({ level_data: all }) => all.some(({ slug }) => slug === data.slug));
  const next =
    nextReward({ ...course, chapters: chapters.slice(here) }, isDone) ?? nextReward(course, isDone);
  const isAnother = levels.some(
    ({ slug, brings: other }) => slug !== data.slug && other === brings && isDone(course.id, slug),
  );
  return (
    <div className={classes.reward}>
      <p className={classes.line}>
        <GiftSprite name={brings} />
        <span>
          {t(isAnother ? 'farm:more' : 'farm:new', { thing: t(`farm:gifts.${brings}`) })}{' '}
          <Link className={links.link} to={paths.level(locale, 'python', OWN_FARM)} onClick={onLeave}>
            {t('farm:visit')}
          </Link>
        </span>
      </p>
      {next ? <NextThing next={next} /> : null}
    </div>
  );
};
