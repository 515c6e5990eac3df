import type { NextReward } from '@hopcode/courses/own-farm/own-gifts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { GiftSprite } from './gift-sprite.tsx';
import classes from './next-reward.module.css';

/** The next big thing on the learner's own farm as an outline, with the progress towards it. */
export const NextThing = ({ next }: { readonly next: NextReward }) => {
  const t = useWords('farm');
  return (
    <p className={classes.line}>
      <span className={classes.outline}>
        <GiftSprite name={next.name} />
      </span>
      <span>
        {t('farm:next', { count: next.levels - next.done, thing: t(`farm:gifts.${next.name}`) })}
        <progress className={classes.bar} value={next.done} max={next.levels} aria-hidden />
      </span>
    </p>
  );
};
