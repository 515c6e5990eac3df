import { TERRAIN_KINDS, type TerrainKind } from '@hopcode/engine/formats/tilesets';
import type { MapPoint } from './course-map.ts';
import type { GroundPatch, Standing } from './land.ts';

/** A line such as `name 1,2 3,4`: a name and groups of numbers. */
type Line = { readonly name: string; readonly groups: readonly (readonly number[])[] };

const linesOf = (text: string): readonly Line[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', ...groups] = line.split(' ');
      return { name, groups: groups.map((group) => group.split(',').map(Number)) };
    });

const isKind = (name: string): name is TerrainKind => TERRAIN_KINDS.some((kind) => kind === name);

/** The column and row in a group. Throws if one of them is missing. */
function pointOf({ name }: Line, [col, row]: readonly number[]): MapPoint {
  if (col === undefined || row === undefined || Number.isNaN(col + row))
    throw new Error(`'${name}' needs places as column,row.`);
  return [col, row];
}

/** Ground from lines such as `soil 16,15,5,3`: column, row, width and height of each rectangle. */
export const readGround = (text: string): readonly GroundPatch[] =>
  linesOf(text).flatMap((line) =>
    line.groups.map((group): GroundPatch => {
      if (!isKind(line.name)) throw new Error(`There is no ground '${line.name}'.`);
      const [, , width = 1, height = 1] = group;
      return [...pointOf(line, group), width, height, line.name];
    }),
  );

/**
 * Sprites from lines such as `prop/hen#1 17.5,20.6`: a sprite, its frame if it is not the first one, and its positions.
 */
export const readThings = (text: string): readonly Standing[] =>
  linesOf(text).flatMap((line) => {
    const [sprite = '', frame = '0'] = line.name.split('#');
    return line.groups.map((group): Standing => [sprite, ...pointOf(line, group), Number(frame)]);
  });

/** The tiles of fences from lines such as `fence 27,0 28,0`. */
export const readFences = (text: string): readonly MapPoint[] =>
  linesOf(text).flatMap((line) => line.groups.map((group) => pointOf(line, group)));
