import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { PixelSprite } from '../../../ui/pixel-sprite.tsx';
import { useUnsent } from '../saves/use-unsent.ts';
import classes from './good-news.module.css';

type Props = {
  readonly stars: 'one' | 'three';
  /** Whether the last of three stars is only an outline: a line of a tip is in the program. */
  readonly helped?: boolean;
  readonly children: ReactNode;
};

/** The content of a success dialog: stars, words, and a note if the server has not received the result yet. */
export const GoodNews = ({ stars, helped = false, children }: Props) => {
  const t = useWords('play');
  const unsent = useUnsent();
  const beside = stars === 'three' ? <PixelSprite name="ui/star" scale={3} /> : null;
  return (
    <div className={classes.news}>
      <div className={classes.stars} aria-hidden>
        {beside}
        <PixelSprite name="ui/star" scale={4} />
        {helped && stars === 'three' ? (
          <Star className={classes.outline} size={48} strokeWidth={2} />
        ) : (
          beside
        )}
      </div>

      {children}
      {stars === 'three' ? (
        <p className={classes.own}>{helped ? t('play:complete.helped') : t('play:complete.onYourOwn')}</p>
      ) : null}
      {unsent === undefined ? null : <p>{t(`play:unsent.${unsent}`)}</p>}
    </div>
  );
};
