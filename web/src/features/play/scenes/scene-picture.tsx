import type { Level } from '@hopcode/engine/formats/level';
import { useElementSize, useReducedMotion } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useAvatar } from '../../../lib/account/learner.ts';
import { showStoryPicture } from '../../../stage/story-picture.ts';
import classes from './scene-show.module.css';

type Props = {
  readonly level: Level;
  /** Whether the picture shows a place of the story with a sky, and not the farm of the level. */
  readonly hasSky: boolean;
  /** The height of the lower part of the picture that the text covers, in CSS pixels. */
  readonly covered: number;
  /** While true, nothing moves. */
  readonly isPaused: () => boolean;
};

/** One picture of a scene. The text says everything important, so screen readers do not see the picture. */
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
      {/* The canvases are empty at first, because browsers count a moving canvas as a layout shift. */}
      <canvas ref={land} className={classes.land} width={0} height={0} />
      <canvas ref={sky} className={classes.sky} width={0} height={0} />
    </div>
  );
};
