import { useEffect, useRef } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MountOnOpen } from '../../../ui/mount-on-open.tsx';
import type { SceneProps } from './scene-show.tsx';

/** Loaded only for a level with a scene that the learner has not seen. */
const SceneShow = lazyPart(() => import('./scene-show.tsx').then((file) => file.SceneShow));

/** The code for scenes cannot be loaded, so the level continues without its scene. */
const WithoutScene = ({ onEnd }: { readonly onEnd: (seen: boolean) => void }) => {
  const end = useRef(onEnd);
  useEffect(() => end.current(false), []);
  return null;
};

/** The scenes of a level over its screen. */
export const LevelScenes = (props: SceneProps) => (
  <MountOnOpen opened={props.scenes.shown !== undefined} instead={<WithoutScene onEnd={props.scenes.end} />}>
    <SceneShow {...props} />
  </MountOnOpen>
);
