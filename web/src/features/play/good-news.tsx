import { type ReactNode, Suspense } from 'react';
import { PixelSprite } from '../../ui/pixel-sprite.tsx';
import classes from './good-news.module.css';

type Props = { readonly stars: 'one' | 'three'; readonly children: ReactNode };

/** What a dialog of good news shows: stars, and words below them. */
export const GoodNews = ({ stars, children }: Props) => {
  const beside = stars === 'three' ? <PixelSprite name="ui/star" scale={3} /> : null;
  return (
    <div className={classes.news}>
      <Suspense fallback={null}>
        <div className={classes.stars} aria-hidden>
          {beside}
          <PixelSprite name="ui/star" scale={4} />
          {beside}
        </div>
      </Suspense>
      {children}
    </div>
  );
};
