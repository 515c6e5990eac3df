import type { Level } from '../formats/level.ts';
import { type PropName, propGid } from '../formats/tilesets.ts';

/** A level with props on some cells. Cells are counted from 0, row by row. */
export const withProps = (level: Level, props: Readonly<Record<number, PropName>>): Level => {
  const [ground] = level.map.layers;
  if (!ground) throw new Error('the level has no ground layer');
  const data = ground.data.map((_, cell) => {
    const prop = props[cell];
    return prop ? propGid(prop) : 0;
  });
  const layers = [...level.map.layers, { ...ground, name: 'middle_layer' as const, data }];
  return { ...level, map: { ...level.map, layers } };
};
