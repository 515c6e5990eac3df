import { z } from 'zod';
import { createStoredValue, jsonCodec, type StoredValue } from '../../../lib/stored-value.ts';

/** How many scenes to store. The oldest ones are deleted first. */
const LIMIT = 300;

const seenSchema = z.object({
  /** The key of the learner, from `keyOfLearner`. For any other learner on this device, no scene counts as seen. */
  owner: z.string(),
  /** Scenes as `courseId/id`. */
  scenes: z.array(z.string()),
});

/** The scenes of the story that this browser's last learner has seen or skipped. */
export const seenScenes = createStoredValue('hopcode.scenes_seen', jsonCodec(seenSchema));

type Seen = Pick<StoredValue<z.infer<typeof seenSchema>>, 'read' | 'write'>;

/** A scene, and the learner who may have seen it. */
export type SceneOfLearner = { readonly owner: string; readonly courseId: string; readonly id: string };

const scenesOf = (owner: string, seen: Seen): readonly string[] => {
  const kept = seen.read();
  return kept?.owner === owner ? kept.scenes : [];
};

const keyOf = ({ courseId, id }: SceneOfLearner): string => `${courseId}/${id}`;

/** Whether a learner has seen or skipped a scene in this browser. */
export const isSceneSeen = (scene: SceneOfLearner, seen: Seen = seenScenes): boolean =>
  scenesOf(scene.owner, seen).includes(keyOf(scene));

/** Stores that a learner has seen or skipped a scene. */
export const noteSceneSeen = (scene: SceneOfLearner, seen: Seen = seenScenes): void => {
  const others = scenesOf(scene.owner, seen).filter((known) => known !== keyOf(scene));
  seen.write({ owner: scene.owner, scenes: [...others, keyOf(scene)].slice(-LIMIT) });
};
