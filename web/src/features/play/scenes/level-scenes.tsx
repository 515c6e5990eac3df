import { useEffect, useRef } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MountOnOpen } from '../../../ui/mount-on-open.tsx';
import type { SceneProps } from './scene-show.tsx';

/** Loads only for a level with a scene that the learner has not seen. */
const SceneShow = lazyPart(() => import('./scene-show.tsx').then((file) => file.SceneShow));

/** Used if the code for scenes does not load. The level then continues without its scene. */
const WithoutScene = ({ onEnd }: { readonly onEnd: (seen: boolean) => void }) => {
  const end = useRef(onEnd);
  useEffect(() => end.current(false), []);
  return null;
};

/** Shows the scenes of a level over its screen. */
export const LevelScenes = (props: SceneProps) => (
  <MountOnOpen opened={props.scenes.shown !== undefined} instead={<WithoutScene onEnd={props.scenes.end} />}>
    <SceneShow {...props} />
  </MountOnOpen>
);
