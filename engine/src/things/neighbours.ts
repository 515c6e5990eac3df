import { thingKind } from './thing-kind.ts';

/** The people of the valley, by first name. They stand on a tile, look in a direction, walk and speak. */
export const NEIGHBOUR_TYPES = ['rosa', 'tam', 'viggo', 'mina', 'pim'] as const;
export type NeighbourType = (typeof NEIGHBOUR_TYPES)[number];

export const NEIGHBOURS = NEIGHBOUR_TYPES.map((type) =>
  thingKind(type, ['there'], { blocksWhen: ['there'], faces: true }),
);
