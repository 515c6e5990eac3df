import type { ReactNode } from 'react';
import { usePageMeta } from '../lib/use-page-meta.ts';
import { DoneMessage } from './done-message.tsx';
import classes from './page-card.module.css';
import { PixelSprite } from './pixel-sprite.tsx';

type Props = {
  readonly title: string;
  /** Name of a picture in the atlas, shown before the title. */
  readonly picture?: string;
  readonly intro?: string | undefined;
  readonly width?: 'narrow' | 'wide';
  readonly children: ReactNode;
};

/** A page that is one card with a title: forms, lists, texts. */
export const PageCard = ({ title, picture, intro, width = 'narrow', children }: Props) => {
  usePageMeta(title, intro);
  return (
    <div className={classes.page}>
      <div className={classes.card} data-width={width}>
        <div className={classes.head}>
          {picture === undefined ? null : (
            <span className={classes.picture}>
              <PixelSprite name={picture} scale={3} />
            </span>
          )}
          <h1 tabIndex={-1}>
            <bdi>{title}</bdi>
          </h1>
        </div>
        <DoneMessage />
        {intro === undefined ? null : (
          <p className={classes.intro}>
            <bdi>{intro}</bdi>
          </p>
        )}
        {children}
      </div>
    </div>
  );
};
