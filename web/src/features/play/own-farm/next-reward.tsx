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

type Props = {
  readonly course: Course;
  readonly data: Pick<PlayableLevel, 'slug'>;
  readonly onLeave: () => void;
};

/** What the level has brought to the learner's own farm, and the next big thing as an outline with its progress. */
export const NextReward = ({ course, data, onLeave }: Props) => {
  const t = useWords('farm');
  const locale = useLocale();
  const progress = useProgress();
  const levels = course.chapters.flatMap((chapter) => chapter.level_data);
  const brings = levels.find(({ slug }) => slug === data.slug)?.brings ?? '';
  if (!isGiftName(brings)) return null;
  const next = nextReward(course, (_, slug) => {
    const level = levels.find((one) => one.slug === slug);
    return slug === data.slug || (level !== undefined && isLevelComplete(progress, course.id, level));
  });
  return (
    <div className={classes.reward}>
      <p className={classes.line}>
        <GiftSprite name={brings} />
        <span>
          {t('farm:new', { thing: t(`farm:gifts.${brings}`) })}{' '}
          <Link className={links.link} to={paths.level(locale, 'python', OWN_FARM)} onClick={onLeave}>
            {t('farm:visit')}
          </Link>
        </span>
      </p>
      {next ? (
        <p className={classes.line}>
          <span className={classes.outline}>
            <GiftSprite name={next.name} />
          </span>
          <span>
            {t('farm:next', { count: next.levels - next.done, thing: t(`farm:gifts.${next.name}`) })}
            <progress className={classes.bar} value={next.done} max={next.levels} aria-hidden />
          </span>
        </p>
      ) : null}
    </div>
  );
};
