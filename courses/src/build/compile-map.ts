import type { Layer, LayerName, LevelMap } from '@hopcode/engine/formats/level-map';
import {
  BLOCKING_TERRAIN,
  PROPS,
  type PropName,
  propGid,
  type TerrainKind,
  TILESETS,
  terrainGid,
} from '@hopcode/engine/formats/tilesets';
import type { Position } from '@hopcode/engine/world/geometry';
import { tileKey } from '../checks/reachable.ts';
import { GROUND_LETTERS, type MapSource } from '../formats/level-source.ts';
import { type LetterMap, lettersOver, readLetterMap } from './letter-map.ts';
import type { Report } from './problem.ts';

export type CompiledMap = {
  readonly width: number;
  readonly height: number;
  readonly map: LevelMap;
  /** Tiles covered by the crown of a tree or a roof: nothing important may be there. */
  readonly hidden: ReadonlySet<string>;
};

/** Number of rows above its footprint that a tall prop covers on the screen. */
const rowsHiddenBy = (prop: PropName): number => {
  if (prop.startsWith('tree-') || prop.startsWith('house-')) return 2;
  if (prop === 'windmill' || prop === 'barn') return 2;
  return prop === 'well' || prop === 'market-stall' || prop === 'lantern' ? 1 : 0;
};

const isBridge = (prop: PropName): boolean => prop.startsWith('bridge-');

const readGround = (rows: string, report: Report): LetterMap & { kinds: TerrainKind[] } => {
  const map = readLetterMap(rows, '.', ['ground'], report);
  const known = (letter: string): TerrainKind | undefined =>
    Object.hasOwn(GROUND_LETTERS, letter) ? GROUND_LETTERS[letter] : undefined;
  for (const letter of new Set(map.letters))
    if (!known(letter))
      report(['ground'], `"${letter}" is no ground; there are: ${Object.keys(GROUND_LETTERS).join(' ')}`);
  return { ...map, kinds: map.letters.map((letter) => known(letter) ?? 'grass') };
};

type StandingProp = { readonly prop: PropName; readonly position: Position };

const readScenery = (
  scenery: MapSource['scenery'],
  ground: { width: number; height: number },
  report: Report,
): StandingProp[] => {
  if (!scenery) return [];
  const props: StandingProp[] = [];
  for (const { letter, position } of lettersOver(ground, scenery, 'scenery', report)) {
    const prop = Object.hasOwn(scenery.legend, letter) ? scenery.legend[letter] : undefined;
    if (prop) props.push({ prop, position });
    else report(['scenery', 'rows'], `"${letter}" at [${position}] is not in the legend: add it`);
  }
  return props;
};

/** The tiles that a prop covers on the ground. Its position is the bottom left tile. */
const footprintOf = ({ prop, position: [x, y] }: StandingProp): Position[] => {
  const [width, height] = PROPS[prop].footprint;
  return Array.from({ length: width * height }, (_, cell) => [
    x + (cell % width),
    y - Math.floor(cell / width),
  ]);
};

const hiddenTiles = (props: readonly StandingProp[]): Set<string> => {
  const hidden = new Set<string>();
  for (const {
    prop,
    position: [x, y],
  } of props) {
    const [width, height] = PROPS[prop].footprint;
    for (let row = 0; row < rowsHiddenBy(prop); row += 1)
      for (let column = 0; column < width; column += 1) hidden.add(tileKey([x + column, y - height - row]));
  }
  return hidden;
};

/** Reports overlapping props, and solid props that extend beyond the map. */
const checkFootprints = (props: readonly StandingProp[], width: number, height: number, report: Report) => {
  const taken = new Map<string, PropName>();
  for (const standing of props)
    for (const tile of footprintOf(standing)) {
      const [x, y] = tile;
      const other = taken.get(tileKey(tile));
      if (other)
        report(
          ['scenery', 'rows'],
          `${standing.prop} at [${standing.position}] stands on ${other}: move one`,
        );
      else if (x >= width || y < 0 || y >= height)
        report(
          ['scenery', 'rows'],
          `${standing.prop} at [${standing.position}] reaches over the edge: move it`,
        );
      taken.set(tileKey(tile), standing.prop);
    }
};

/**
 * Compiles the ground and scenery of a level or a scene to map layers: `ground_tiles` (grass everywhere), `ground_layer`
 * (other ground), `ground_details` (flat props), `middle_layer` (standing props) and `collisions` (water,
 * cliffs, walls and footprints of solid props; a bridge makes its tile walkable).
 */
export const compileMap = (source: MapSource, report: Report): CompiledMap => {
  const { width, height, kinds } = readGround(source.ground, report);
  const props = readScenery(source.scenery, { width, height }, report);
  checkFootprints(props, width, height, report);
  const cell = ([x, y]: Position): number => y * width + x;
  const layer = (name: LayerName, data: number[]): Layer => ({ name, width, height, data });
  const empty = (): number[] => kinds.map(() => 0);
  const details = empty();
  const middle = empty();
  const collisions = kinds.map((kind) => (BLOCKING_TERRAIN.includes(kind) ? 1 : 0));
  for (const { prop, position } of props) {
    const shape = PROPS[prop];
    (shape.blocks ? middle : details)[cell(position)] = propGid(prop);
    if (isBridge(prop)) collisions[cell(position)] = 0;
  }
  for (const standing of props)
    if (PROPS[standing.prop].blocks)
      for (const tile of footprintOf(standing))
        if (tile[0] < width && tile[1] >= 0) collisions[cell(tile)] = 1;
  const map: LevelMap = {
    tilesets: TILESETS.map((tileset) => ({ ...tileset })),
    layers: [
      layer(
        'ground_tiles',
        kinds.map(() => terrainGid('grass')),
      ),
      layer(
        'ground_layer',
        kinds.map((kind) => (kind === 'grass' ? 0 : terrainGid(kind))),
      ),
      layer('ground_details', details),
      layer('middle_layer', middle),
      layer('collisions', collisions),
    ],
  };
  return { width, height, map, hidden: hiddenTiles(props) };
};
