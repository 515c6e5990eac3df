import type { Level } from '@hopcode/engine/formats/level';
import { useElementSize, useReducedMotion } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useAvatar } from '../../../lib/account/learner.ts';
import { showStoryPicture } from '../../../stage/story-picture.ts';
import classes from './scene-show.module.css';

type Props = {
  readonly level: Level;
  /** A place of the story, with a sky; otherwise the farm of the level. */
  readonly hasSky: boolean;
  /** Height of the lower part that the words cover, in CSS pixels. */
  readonly covered: number;
  /** While true, nothing moves. */
  readonly isPaused: () => boolean;
};

/** One picture of a scene. The words say what matters, so it is hidden from screen readers. */
export const ScenePicture = ({ level, hasSky, covered, isPaused }: Props) => {
  const avatar = useAvatar();
  const still = useReducedMotion(false, { getInitialValueInEffect: false });
  const { ref, width, height } = useElementSize();
  const sky = useRef<HTMLCanvasElement>(null);
  const land = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!sky.current || !land.current || width === 0 || height === 0) return undefined;
    return showStoryPicture(
      { sky: sky.current, land: land.current },
      { level, avatar, size: { width, height }, covered, hasSky, still, isPaused },
    );
  }, [level, avatar, width, height, covered, hasSky, still, isPaused]);
  return (
    <div ref={ref} className={classes.picture} aria-hidden data-sky={level.sky ?? 'day'}>
      {/* Empty until their place is known: browsers count a canvas that moves as a shift of the layout. */}
      <canvas ref={land} className={classes.land} width={0} height={0} />
      <canvas ref={sky} className={classes.sky} width={0} height={0} />
    </div>
  );
};
