import { CHALLENGES } from '@hopcode/contract/level/challenges';
import type { Chapter, LevelSummary } from '@hopcode/contract/level/course';
import { smallPicture } from '@hopcode/contract/level/guide';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { ENGLISH } from '../../lib/i18n/english-words.ts';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { isLevelComplete } from '../../lib/progress/completion.ts';
import { useProgress } from '../../lib/progress/progress-context.tsx';
import classes from './challenge.module.css';

const Thumbnail = ({ slug }: { readonly slug: string }) => {
  const [missing, setMissing] = useState(false);
  return (
    <span className={classes.thumbnail}>
      {missing ? null : (
        <img
          src={smallPicture(CHALLENGES, slug)}
          alt=""
          width={448}
          height={288}
          loading="lazy"
          onError={() => setMissing(true)}
        />
      )}
    </span>
  );
};

type CardProps = { readonly level: LevelSummary; readonly done: boolean };

const Card = ({ level, done }: CardProps) => {
  const t = useWords('challenge');
  const locale = useLocale();
  return (
    <li>
      <Link
        className={classes.card}
        to={paths.level(locale, CHALLENGES, level.slug)}
        data-done={done || undefined}
      >
        <Thumbnail slug={level.slug} />
        <span className={classes.name}>
          <bdi {...(level.english ? ENGLISH : {})}>{level.name}</bdi>
          {done ? (
            <span className={classes.done}>
              <Check size={16} strokeWidth={3} aria-hidden />
              {t('challenge:done')}
            </span>
          ) : null}
        </span>
      </Link>
    </li>
  );
};

/** The challenges of one difficulty. */
export const ChallengeCards = ({ chapter }: { readonly chapter: Chapter }) => {
  const t = useWords('challenge');
  const locale = useLocale();
  const id = useId();
  const progress = useProgress();
  const levels = chapter.level_data.map((level) => ({
    level,
    done: isLevelComplete(progress, CHALLENGES, level),
  }));
  return (
    <section aria-labelledby={id}>
      <div className={classes.chapter}>
        <h2 id={id}>{chapter.name}</h2>
        <bdi>
          {t('challenge:doneOf', {
            done: formatNumber(locale, levels.filter(({ done }) => done).length),
            total: formatNumber(locale, levels.length),
          })}
        </bdi>
      </div>
      <ul className={classes.cards}>
        {levels.map(({ level, done }) => (
          <Card key={level.slug} level={level} done={done} />
        ))}
      </ul>
    </section>
  );
};
