import atlasPicture from '@hopcode/art/atlas.png';
import type { CSSProperties } from 'react';
import classes from './pixel-sprite.module.css';
import { useAtlas } from './use-atlas.ts';

type Props = {
  /** The name in the atlas, such as `item/carrot`. Nothing is shown for an unknown name. */
  readonly name: string;
  /** The width of an art pixel in screen pixels, as a whole number. */
  readonly scale?: number;
  /** Alternative text. Without it, the picture is decorative. */
  readonly label?: string;
};

/** A picture from our pixel art, enlarged by a whole number. Shows nothing until the atlas has loaded. */
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
