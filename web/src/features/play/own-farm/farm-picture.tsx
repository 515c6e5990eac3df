import type { Level } from '@hopcode/engine/formats/level';
import { useEffect, useRef } from 'react';
import { useAvatar } from '../../../lib/account/learner.ts';
import { paintThumbnail } from '../../../stage/thumbnail.ts';
import classes from './arrange-dialog.module.css';

/** The whole farm as a picture that fills its parent. */
export const FarmPicture = ({ level }: { readonly level: Level }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const avatar = useAvatar();
  useEffect(() => {
    const parent = canvas.current?.parentElement;
    if (!parent) return undefined;
    const paint = (): void => {
      const { clientWidth: width, clientHeight: height } = parent;
      if (canvas.current && width > 0)
        void paintThumbnail(canvas.current, level, { size: { width, height }, avatar });
    };
    const watch = new ResizeObserver(paint);
    watch.observe(parent);
    return () => watch.disconnect();
  }, [level, avatar]);
  return (
    <div className={classes.picture} aria-hidden>
      <canvas ref={canvas} />
    </div>
  );
};
