import type { BadgeMetal } from '@hopcode/contract/badge/badges';
import classes from './badge-picture.module.css';
import { PixelSprite } from './pixel-sprite.tsx';

type Props = {
  readonly picture: string;
  /** The ring of an earned badge; a badge that is not earned yet has none. */
  readonly metal?: BadgeMetal | undefined;
};

/** A badge: a sprite in a ring. It is decorative, because its name is next to it. */
export const BadgePicture = ({ picture, metal }: Props) => (
  <span className={classes.ring} data-metal={metal} aria-hidden>
    <PixelSprite name={picture} scale={2} />
  </span>
);
