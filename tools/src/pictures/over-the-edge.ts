import type { Atlas, AtlasSprite } from '@hopcode/art/atlas/format';
import { TILE_SIZE } from '@hopcode/art/kit/tile-size';
import { propPlacements } from '@hopcode/art/map/prop-placements';
import type { Placement } from '@hopcode/art/terrain/compose';
import type { Level } from '@hopcode/engine/formats/level';
import { mapSize } from '@hopcode/engine/formats/level-map';
import { thingsOf } from './draw-level.ts';

type Sprites = Atlas['sprites'];

/**
 * The number of pixels by which a sprite on this cell extends beyond each side of the map. Sides that it does not cross
 * are left out.
 */
const outside = (
  { col, row }: Placement,
  sprite: AtlasSprite,
  [columns, rows]: ReturnType<typeof mapSize>,
) => {
  const left = col * TILE_SIZE - sprite.anchorX;
  const top = row * TILE_SIZE - sprite.anchorY;
  const sides = {
    top: -top,
    left: -left,
    right: left + sprite.w - columns * TILE_SIZE,
    bottom: top + sprite.h - rows * TILE_SIZE,
  };
  return Object.entries(sides).filter(([, pixels]) => pixels > 0);
};

/**
 * Finds sprites that the edge of a level's picture cuts off: a house without its roof, a tree without its crown. This
 * can happen because sprites are taller than their tiles.
 */
export const overTheEdge = (level: Level, sprites: Sprites): string[] => {
  const has = (name: string): boolean => Object.hasOwn(sprites, name);
  const props = propPlacements(level.map);
  const things = thingsOf(level, has).flatMap(({ pieces }) => pieces);
  const size = mapSize(level.map);
  return [...props.flat, ...props.standing, ...props.above, ...things].flatMap((placement) => {
    const sprite = sprites[placement.sprite];
    const sides = sprite ? outside(placement, sprite, size) : [];
    return sides.map(
      ([side, pixels]) =>
        `${placement.sprite} at [${placement.col},${placement.row}]: ${pixels} pixels over the edge (${side})`,
    );
  });
};
