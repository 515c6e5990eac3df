import type { Placement } from '@hopcode/art/terrain/compose';
import type { AtlasSprite } from '../atlas.ts';
import { TILE } from '../camera.ts';

/** The top left corner of something that shines in the dark, in native pixels of the map. */
export type Light = { readonly x: number; readonly y: number };

/** The width and height of the glass of a window or a lantern, in native pixels. */
export const PANE = 6;

/** The positions of the glass in the picture of a house and in the picture of a lantern. */
const WINDOWS: readonly Light[] = [
  { x: 9, y: 37 },
  { x: 33, y: 37 },
];
const LANTERN: readonly Light[] = [{ x: 3, y: 3 }];

const panesOf = (name: string): readonly Light[] => {
  if (name.endsWith('lantern')) return LANTERN;
  return name.includes('/house-') ? WINDOWS : [];
};

type Standing = Placement & { readonly found: Pick<AtlasSprite, 'anchorX' | 'anchorY'> };

/** The windows and lanterns of a map. */
export const lightsOf = (standing: readonly Standing[]): readonly Light[] =>
  standing.flatMap(({ sprite, col, row, found }) =>
    panesOf(sprite).map(({ x, y }) => ({
      x: col * TILE - found.anchorX + x,
      y: row * TILE - found.anchorY + y,
    })),
  );
