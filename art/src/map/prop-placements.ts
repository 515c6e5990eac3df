import { type LevelMap, mapSize } from '@hopcode/engine/formats/level-map';
import { PROPS, type PropName, propOfGid } from '@hopcode/engine/formats/tilesets';
import { drawnLayers } from '@hopcode/engine/world/ground';
import { propSprite } from '../props/joined.ts';
import { sideMask } from '../terrain/blob.ts';
import type { Placement } from '../terrain/compose.ts';

/** The scenery of a map, each part in draw order. */
export type PropPlacements = {
  /** Scenery that is flat on the ground. */
  readonly flat: readonly Placement[];
  /** Standing scenery: the character can pass before and behind it. */
  readonly standing: readonly Placement[];
  /** Scenery above everything that moves. */
  readonly above: readonly Placement[];
};

/** Layers whose scenery is above everything else (game.md section 3, 'Map'). */
const ABOVE: readonly string[] = ['top_layer', 'extra_layer'];

/** The sprites of a map's scenery. The picture of a joined prop depends on its neighbours on the same layer. */
export const propPlacements = (map: LevelMap): PropPlacements => {
  const [columns, rows] = mapSize(map);
  const flat: Placement[] = [];
  const standing: Placement[] = [];
  const above: Placement[] = [];
  for (const { name, data } of drawnLayers(map)) {
    const propAt = (col: number, row: number): PropName | undefined =>
      col >= 0 && row >= 0 && col < columns && row < rows
        ? propOfGid(data[row * columns + col] ?? 0)
        : undefined;
    for (const [cell, gid] of data.entries()) {
      const prop = gid === 0 ? undefined : propOfGid(gid);
      if (!prop) continue;
      const [col, row] = [cell % columns, Math.floor(cell / columns)];
      const sides = sideMask(col, row, (x, y) => propAt(x, y) === prop);
      const placement = { sprite: propSprite(prop, sides), col, row };
      if (ABOVE.includes(name)) above.push(placement);
      else (PROPS[prop].blocks ? standing : flat).push(placement);
    }
  }
  return { flat, standing, above };
};
