import type { AtlasSprite } from '../atlas/format.ts';
import { TILE_SIZE } from '../kit/tile-size.ts';
import type { Placement } from '../terrain/compose.ts';

/** The top left corner of something that shines in the dark, in pixels of the map. */
export type Light = { readonly x: number; readonly y: number };

/** The colour of the light of windows and lanterns. */
export const LIGHT_COLOR = '#ffd766';

/** The width and height of the glass of a window or a lantern, in pixels, and the opacity of the light on it. */
export const PANE = { size: 6, opacity: 0.8 } as const;

/**
 * The radii (in pixels) and opacities of the circles of light around the middle of a pane, in draw order. The light
 * fades in steps, as in all our pixel art.
 */
export const GLOW = [
  [22, 0.1],
  [14, 0.14],
  [8, 0.2],
] as const;

/** The positions of the glass in the picture of a house and in the picture of a lantern. */
const WINDOWS: readonly Light[] = [
  { x: 9, y: 37 },
  { x: 33, y: 37 },
];
const LANTERN: readonly Light[] = [{ x: 3, y: 3 }];

function panesOf(name: string): readonly Light[] {
  if (name.endsWith('lantern')) return LANTERN;
  return name.includes('/house-') ? WINDOWS : [];
}

type Standing = Placement & { readonly found: Pick<AtlasSprite, 'anchorX' | 'anchorY'> };

/** The windows and lanterns of a map, from its standing scenery. */
export function lightsOf(standing: readonly Standing[]): readonly Light[] {
  return standing.flatMap(({ sprite, col, row, found }) =>
    panesOf(sprite).map(({ x, y }) => ({
      x: col * TILE_SIZE - found.anchorX + x,
      y: row * TILE_SIZE - found.anchorY + y,
    })),
  );
}
