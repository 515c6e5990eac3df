import { Bitmap } from '@hopcode/art/kit/bitmap';
import { TILE_SIZE } from '@hopcode/art/kit/tile-size';
import { propPlacements } from '@hopcode/art/map/prop-placements';
import { type HasSprite, lookOf, type ThingLook } from '@hopcode/art/map/thing-look';
import { type Light, lightsOf } from '@hopcode/art/sky/lights';
import { composeTerrain, type Placement } from '@hopcode/art/terrain/compose';
import type { Level } from '@hopcode/engine/formats/level';
import { mapSize } from '@hopcode/engine/formats/level-map';
import { USUAL_SKY } from '@hopcode/engine/formats/reaction';
import { terrainOfGid } from '@hopcode/engine/formats/tilesets';
import { drawnLayers } from '@hopcode/engine/world/ground';
import { createWorld } from '@hopcode/engine/world/world';
import type { AtlasSprites } from './atlas-sprites.ts';
import { drawSky } from './draw-sky.ts';
import { drawWay, type WayMarks } from './draw-way.ts';
import type { Way } from './way.ts';

const AVATAR = 'Rabbit';

const groundOf = (level: Level): readonly Placement[] => {
  const [columns, rows] = mapSize(level.map);
  return composeTerrain(
    drawnLayers(level.map).map(({ data }) => data.map((gid) => terrainOfGid(gid))),
    columns,
    rows,
  );
};

/** The looks of a level's visible things before the first command. */
export const thingsOf = (level: Level, has: HasSprite): ThingLook[] =>
  createWorld(level).things.flatMap((thing, index) => {
    const item = level.items[index];
    if (!item || thing.state === 'hidden' || thing.state === 'gone') return [];
    return lookOf(item, thing, has) ?? [];
  });

/** The start of a level in daylight, with the dots of a path on the ground. */
const drawFarm = (level: Level, atlas: AtlasSprites, marks?: WayMarks): Bitmap => {
  const [columns, rows] = mapSize(level.map);
  const canvas = new Bitmap(columns * TILE_SIZE, rows * TILE_SIZE);
  const put = ({ sprite, col, row }: Placement) =>
    atlas.put(canvas, sprite, col * TILE_SIZE, row * TILE_SIZE);
  const props = propPlacements(level.map);
  const things = thingsOf(level, atlas.has);
  for (const placement of [...groundOf(level), ...props.flat]) put(placement);
  for (const { flat, pieces } of things) if (flat) for (const piece of pieces) put(piece);
  marks?.dots(canvas);
  const [col, row] = level.start;
  const standing: readonly (Placement & { readonly loose?: boolean })[] = [
    ...props.standing,
    // The character is drawn before the things of its cell.
    { sprite: `avatar/${AVATAR}/${level.facing}`, col, row },
    ...things.flatMap(({ flat, loose, pieces }) =>
      flat ? [] : pieces.map((piece) => ({ ...piece, loose })),
    ),
  ];
  for (const placement of standing.toSorted((a, b) => a.row - b.row)) {
    if (placement.loose) put({ ...placement, sprite: 'marker/shadow' });
    put(placement);
  }
  for (const placement of props.above) put(placement);
  return canvas;
};

const lightsIn = (level: Level, atlas: AtlasSprites): readonly Light[] =>
  lightsOf(
    propPlacements(level.map).standing.flatMap((placement) => {
      const found = atlas.sprite(placement.sprite);
      return found ? [{ ...placement, found }] : [];
    }),
  );

/**
 * Draws the start of a level as the stage shows it: the whole map at original size, below its sky. If there is a path,
 * its dots are on the ground, and its numbers are above everything. The sky does not cover the path.
 */
export const drawLevel = (level: Level, atlas: AtlasSprites, way?: Way): Bitmap => {
  const bare = drawFarm(level, atlas);
  const canvas = bare.cropped(0, 0, bare.width, bare.height);
  drawSky(canvas, level.sky ?? USUAL_SKY, lightsIn(level, atlas));
  if (!way) return canvas;
  const marks = drawWay(way, level.items, atlas);
  // Things may stand in front of a dot, so only the pixels that the dots change are copied.
  drawFarm(level, atlas, marks).forEachPixel((x, y, color) => {
    if (color.some((part, index) => part !== bare.color(x, y)[index])) canvas.set(x, y, color);
  });
  marks.numbers(canvas);
  return canvas;
};
