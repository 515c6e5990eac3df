import atlasPicture from '@hopcode/art/atlas.png';
import type { CSSProperties } from 'react';
import classes from './pixel-sprite.module.css';
import { useAtlas } from './use-atlas.ts';

type Props = {
  /** The name in the atlas, such as `item/carrot`. An unknown name shows nothing. */
  readonly name: string;
  /** How many screen pixels an art pixel is wide: a whole number. */
  readonly scale?: number;
  /** Alternative text. Without it the picture is decorative. */
  readonly label?: string;
};

/** A picture from our pixel art at a whole multiple of its size. Shows nothing until the atlas has loaded. */
export const PixelSprite = ({ name, scale = 2, label }: Props) => {
  const sprite = useAtlas()?.sprite(name);
  if (!sprite) return null;
  const style: CSSProperties = {
    width: sprite.w,
    height: sprite.h,
    zoom: scale,
    backgroundImage: `url(${atlasPicture})`,
    backgroundPosition: `${-sprite.x}px ${-sprite.y}px`,
  };
  return label === undefined ? (
    <span className={classes.sprite} style={style} aria-hidden />
  ) : (
    <span className={classes.sprite} style={style} role="img" aria-label={label} />
  );
};
