import { Bitmap } from '@hopcode/art/kit/bitmap';
import { propSprite } from '@hopcode/art/props/joined';
import { composeTerrain } from '@hopcode/art/terrain/compose';
import { type LayerName, type Level, mapSize } from '@hopcode/engine/formats/level';
import { PROPS, type PropName, propOfGid, terrainOfGid } from '@hopcode/engine/formats/tilesets';
import type { AtlasSprites } from './atlas-sprites.ts';
import { drawWay } from './draw-way.ts';
import { type Placement, sidesWith } from './placement.ts';
import { thingSprite } from './thing-sprite.ts';
import type { Way } from './way.ts';

export const TILE = 16;

const AVATAR = 'Rabbit';

/** Draw order of the layers (game.md section 3, 'Map'); `collisions` is not drawn. */
const DRAW_ORDER: readonly LayerName[] = [
  'ground_tiles',
  'ground_layer',
  'ground_details',
  'middle_layer',
  'top_layer',
  'extra_layer',
];
const ABOVE: readonly LayerName[] = ['top_layer', 'extra_layer'];

type Props = Readonly<Record<'flat' | 'standing' | 'above', Placement[]>>;

const groundOf = (level: Level): readonly Placement[] => {
  const [columns, rows] = mapSize(level.map);
  const layers = DRAW_ORDER.flatMap((name) => level.map.layers.filter((layer) => layer.name === name));
  return composeTerrain(
    layers.map(({ data }) => data.map((gid) => terrainOfGid(gid))),
    columns,
    rows,
  );
};

const propsOf = (level: Level): Props => {
  const [columns, rows] = mapSize(level.map);
  const props: Props = { flat: [], standing: [], above: [] };
  for (const name of DRAW_ORDER)
    for (const { data } of level.map.layers.filter((layer) => layer.name === name)) {
      const propAt = (col: number, row: number): PropName | undefined =>
        col >= 0 && row >= 0 && col < columns && row < rows
          ? propOfGid(data[row * columns + col] ?? 0)
          : undefined;
      for (const cell of data.keys()) {
        const [col, row] = [cell % columns, Math.floor(cell / columns)];
        const prop = propAt(col, row);
        if (!prop) continue;
        const sides = sidesWith((c, r) => propAt(c, r) === prop, col, row);
        const pile = ABOVE.includes(name) ? 'above' : PROPS[prop].blocks ? 'standing' : 'flat';
        props[pile].push({ sprite: propSprite(prop, sides), col, row });
      }
    }
  return props;
};

/**
 * The start of a level as the stage shows it, one pixel for one, the whole map and nothing beyond it. With a way,
 * its dots lie on the ground and its numbers above everything.
 */
export const drawLevel = (level: Level, atlas: AtlasSprites, way?: Way): Bitmap => {
  const [columns, rows] = mapSize(level.map);
  const canvas = new Bitmap(columns * TILE, rows * TILE);
  const put = ({ sprite, col, row }: Placement) => atlas.put(canvas, sprite, col * TILE, row * TILE);
  const props = propsOf(level);
  const things = level.items.flatMap((item) => thingSprite(item, atlas.has) ?? []);
  for (const placement of [...groundOf(level), ...props.flat]) put(placement);
  for (const { flat, pieces } of things) if (flat) for (const piece of pieces) put(piece);
  const marks = way && drawWay(way, level.items, atlas);
  marks?.dots(canvas);
  const [col, row] = level.start;
  const standing: readonly (Placement & { readonly loose?: boolean })[] = [
    ...props.standing,
    // Before the things of its own cell.
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
  marks?.numbers(canvas);
  return canvas;
};
