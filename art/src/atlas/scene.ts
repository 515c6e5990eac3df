import { PROPS, type PropName, type TerrainKind } from '@hopcode/engine/formats/tilesets';
import { Bitmap } from '../kit/bitmap.ts';
import { grid, letterAt } from '../kit/grid.ts';
import { TILE_SIZE } from '../kit/tile-size.ts';
import { propSprite } from '../props/joined.ts';
import { sideMask } from '../terrain/blob.ts';
import { composeTerrain } from '../terrain/compose.ts';
import type { NamedSprite } from './pack.ts';

/** A map for a contact sheet: letters for ground and props, and sprites on cells. */
export type Scene = {
  readonly ground: string;
  readonly kinds: Readonly<Record<string, TerrainKind>>;
  readonly props?: string;
  readonly propNames?: Readonly<Record<string, PropName>>;
  readonly things?: readonly (readonly [sprite: string, col: number, row: number, frame?: number])[];
};

type Sprites = ReadonlyMap<string, NamedSprite>;

function put(canvas: Bitmap, sprites: Sprites, name: string, x: number, y: number, frame = 0): void {
  const sprite = sprites.get(name);
  const picture = sprite?.frames[frame];
  if (!sprite || !picture) throw new Error(`The scene names '${name}', which is not in the atlas.`);
  canvas.draw(picture, x - sprite.anchorX, y - sprite.anchorY);
}

const isFlat = (prop: PropName): boolean => !PROPS[prop].blocks;

/** The scene as the stage shows it, at original size: ground, flat props, then the rest by row. */
export function drawScene(scene: Scene, sprites: Sprites): Bitmap {
  const ground = grid(scene.ground);
  const width = Math.max(...ground.map((row) => row.length));
  const canvas = new Bitmap(width * TILE_SIZE, ground.length * TILE_SIZE);
  const cells = ground.flatMap((row) => [...row.padEnd(width, '.')].map((letter) => scene.kinds[letter]));
  for (const { sprite, col, row } of composeTerrain([cells], width, ground.length))
    put(canvas, sprites, sprite, col * TILE_SIZE, row * TILE_SIZE);
  const props = grid(scene.props ?? '');
  const propAt = (col: number, row: number): PropName | undefined =>
    scene.propNames?.[letterAt(props, col, row)];
  const standing: { sprite: string; col: number; row: number; frame: number }[] = [];
  props.forEach((letters, row) => {
    [...letters].forEach((_, col) => {
      const prop = propAt(col, row);
      if (!prop) return;
      const sprite = propSprite(
        prop,
        sideMask(col, row, (c, r) => propAt(c, r) === prop),
      );
      if (isFlat(prop)) put(canvas, sprites, sprite, col * TILE_SIZE, row * TILE_SIZE);
      else standing.push({ sprite, col, row, frame: 0 });
    });
  });
  for (const [sprite, col, row, frame = 0] of scene.things ?? []) standing.push({ sprite, col, row, frame });
  standing.sort((a, b) => a.row - b.row);
  for (const { sprite, col, row, frame } of standing) {
    const [x, y] = [Math.round(col * TILE_SIZE), Math.round(row * TILE_SIZE)];
    if (sprite.startsWith('item/')) put(canvas, sprites, 'marker/shadow', x, y);
    put(canvas, sprites, sprite, x, y, frame);
  }
  return canvas;
}
