import { thingKind } from './thing-kind.ts';

/**
 * Animals that can walk and speak. `berta` is the hen in the story, `odo` the owl. Scenery with the same name never
 * moves.
 */
export const ANIMAL_TYPES = ['berta', 'odo', 'hen', 'duck', 'cow', 'sheep', 'cat'] as const;
export type AnimalType = (typeof ANIMAL_TYPES)[number];

export const ANIMALS = ANIMAL_TYPES.map((type) =>
  thingKind(type, ['there'], { blocksWhen: ['there'], faces: true }),
);
