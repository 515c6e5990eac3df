import type { ReactNode } from 'react';
import { usePageMeta } from '../lib/use-page-meta.ts';
import { DoneMessage } from './done-message.tsx';
import { FACE_FILES } from './face-files.ts';
import classes from './page-card.module.css';
import { PixelSprite } from './pixel-sprite.tsx';

/** The width and height of a face, in screen pixels. */
const FACE_SIZE = 48;

/** The picture before the title: a small file if one exists, otherwise a part of the atlas. */
const CardPicture = ({ name }: { readonly name: string }) => {
  const file = FACE_FILES.get(name);
  if (file === undefined) return <PixelSprite name={name} scale={3} />;
  return <img className={classes.face} src={file} alt="" width={FACE_SIZE} height={FACE_SIZE} />;
};

type Props = {
  readonly title: string;
  /** The name in the atlas of the picture before the title. */
  readonly picture?: string;
  readonly intro?: string | undefined;
  readonly width?: 'narrow' | 'wide';
  readonly children: ReactNode;
};

/** A page that consists of one card with a title, for forms, lists and text. */
export const PageCard = ({ title, picture, intro, width = 'narrow', children }: Props) => {
  usePageMeta(title, intro);
  return (
    <div className={classes.page}>
      <div className={classes.card} data-width={width}>
        <div className={classes.head}>
          {picture === undefined ? null : (
            <span className={classes.picture}>
              <CardPicture name={picture} />
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
