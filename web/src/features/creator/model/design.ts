import type { CreativeBody, CreativeLevel } from '@hopcode/contract/creative/creative-level';
import type { BASE_MAPS, CreativeCourse } from '@hopcode/contract/creative/creative-summary';
import { LEVEL_VERSION, type Level, levelSchema } from '@hopcode/engine/formats/level';
import { MOST_PROOF_FARMS } from '@hopcode/engine/formats/proof';
import { terrainGid } from '@hopcode/engine/formats/tilesets';
import { spriteOfType } from '@hopcode/engine/world/item-sprite';
import { FARM_SIZE, inEditorLayers, mapOf } from './farm-map.ts';

export type MapPath = (typeof BASE_MAPS)[number];
export type Farms = readonly [Level, ...Level[]];

/** Everything about a level that its author can change and undo. */
export type Design = {
  readonly name: string;
  readonly courseId: CreativeCourse;
  /** The base map of the level; null if the author has painted the map. */
  readonly mapPath: MapPath | null;
  /** The first farm is the one that players see. The same program must work on the others too. */
  readonly farms: Farms;
  readonly template: string;
  /** Markdown. */
  readonly tutorial: string;
  readonly isPublic: boolean;
  readonly schoolVisible: boolean;
};

/** The code template of a new level (game.md section 3, 'Creative level'). */
export const NEW_TEMPLATE = 'import player\n\n';

/** Zoom of a creative level (game.md section 9, 'Creator'). */
const CREATIVE_ZOOM = 50;

/** A farm of grass. */
export const grassFarm = (columns = 16, rows = 10): Level => {
  const [wide, high] = [Math.min(columns, FARM_SIZE.columns), Math.min(rows, FARM_SIZE.rows)];
  const empty = Array.from({ length: wide * high }, () => 0);
  return levelSchema.parse({
    version: LEVEL_VERSION,
    start: [Math.floor(wide / 2), Math.floor(high / 2)],
    facing: 'up',
    zoom: CREATIVE_ZOOM,
    map: mapOf(wide, high, {
      ground_tiles: empty.map(() => terrainGid('grass')),
      ground_layer: empty,
      ground_details: empty,
      middle_layer: empty,
    }),
    items: [],
    levelGoals: [],
  });
};

/** The map of an existing level without its things and goals, as a base map. */
export const baseFarm = (level: Level): Level =>
  inEditorLayers({
    version: level.version,
    start: level.start,
    facing: level.facing,
    zoom: CREATIVE_ZOOM,
    ...(level.season && { season: level.season }),
    ...(level.sky && { sky: level.sky }),
    map: level.map,
    items: [],
    levelGoals: [],
    constants: [],
    inventory: [],
  });

export const newDesign = (farm: Level, mapPath: MapPath | null): Design => ({
  name: '',
  courseId: 'python',
  mapPath,
  farms: [farm],
  template: NEW_TEMPLATE,
  tutorial: '',
  isPublic: false,
  schoolVisible: false,
});

/** The same farm with default pictures for its things, because the server refuses any other pictures. */
const withUsualSprites = (level: Level): Level => ({
  ...level,
  items: level.items.map((item) => ({ ...item, sprite: spriteOfType(item.type) })),
});

/** Prepares farms from any source for the editor. Returns at least one farm. */
export const editableFarms = (farms: readonly Level[]): Farms => {
  const [first = grassFarm(), ...others] = farms
    .slice(0, MOST_PROOF_FARMS)
    .map(inEditorLayers)
    .map(withUsualSprites);
  return [first, ...others];
};

/** A saved level in the editor. */
export const designOf = (level: CreativeLevel): Design => ({
  name: level.name,
  courseId: level.course_id,
  mapPath: level.map_path,
  farms: editableFarms(level.farms),
  template: level.code_template,
  tutorial: level.tutorial,
  isPublic: level.is_public,
  schoolVisible: level.school_visible,
});

/** The request body to save a design. */
export const bodyOf = (design: Design): CreativeBody => ({
  name: design.name.trim(),
  course_id: design.courseId,
  map_path: design.mapPath,
  farms: [...design.farms],
  code_template: design.template,
  tutorial: design.tutorial,
  is_public: design.isPublic,
  school_visible: design.schoolVisible,
});

/** The same level, not shared with anyone. */
export const unshared = (design: Design): Design =>
  design.isPublic || design.schoolVisible ? { ...design, isPublic: false, schoolVisible: false } : design;

/**
 * Whether two designs have the same farms. If the farms differ, the level needs a new proof. Changed words do not
 * matter.
 */
export const hasSameFarms = (one: Design, other: Design): boolean =>
  one.farms === other.farms || JSON.stringify(one.farms) === JSON.stringify(other.farms);

export const isSameDesign = (one: Design, other: Design): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
