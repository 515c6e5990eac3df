import {
  creativeFarmSchema,
  TEMPLATE_LIMIT,
  TUTORIAL_LIMIT,
} from '@hopcode/contract/creative/creative-level';
import { creativeCourseSchema, mapPathSchema } from '@hopcode/contract/creative/creative-summary';
import { parseLevel } from '@hopcode/engine/formats/level';
import { MOST_PROOF_FARMS } from '@hopcode/engine/formats/proof';
import { z } from 'zod';
import { type Design, editableFarms } from './design.ts';
import { readTiledMap } from './tiled-map.ts';

const FORMAT = 'hopcode-level';

/**
 * A level in one file. The file contains the version of its own format, because a file can be older than the page that
 * opens it.
 */
const levelFileSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(1),
  name: z.string().max(50),
  course_id: creativeCourseSchema,
  map_path: mapPathSchema.nullable(),
  farms: z.array(creativeFarmSchema).min(1).max(MOST_PROOF_FARMS),
  code_template: z.string().max(TEMPLATE_LIMIT),
  tutorial: z.string().max(TUTORIAL_LIMIT),
});

/** The maximum length of a file that the editor opens, in characters. */
export const FILE_LIMIT = 2_000_000;

/** The text of a file with everything about a level except its sharing. */
export const writeLevelFile = (design: Design): string =>
  `${JSON.stringify({
    format: FORMAT,
    version: 1,
    name: design.name,
    course_id: design.courseId,
    map_path: design.mapPath,
    farms: design.farms,
    code_template: design.template,
    tutorial: design.tutorial,
  })}\n`;

/** Why a file cannot be opened; the words are `creator:file.<code>`. */
export type FileProblem =
  | 'too-large'
  | 'no-level'
  | 'broken'
  | 'map-too-deep'
  | 'map-too-large'
  | 'map-infinite'
  | 'map-unknown';

export type FileResult =
  | { readonly kind: 'level'; readonly design: Design }
  | { readonly kind: 'map'; readonly design: Pick<Design, 'farms'>; readonly unknownTiles: number }
  | { readonly kind: 'problem'; readonly problem: FileProblem };

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads a level file or a Tiled map, and checks everything in it. */
export const readLevelFile = (text: string): FileResult => {
  if (text.length > FILE_LIMIT) return { kind: 'problem', problem: 'too-large' };
  const data = jsonOf(text);
  if (data === undefined) return { kind: 'problem', problem: 'no-level' };
  const file = levelFileSchema.safeParse(data);
  if (!file.success) {
    const isOurs = z.object({ format: z.literal(FORMAT) }).safeParse(data).success;
    if (isOurs) return { kind: 'problem', problem: 'broken' };
    const tiled = readTiledMap(data);
    if ('problem' in tiled) return { kind: 'problem', problem: tiled.problem };
    return { kind: 'map', design: { farms: [tiled.farm] }, unknownTiles: tiled.unknownTiles };
  }
  const { data: level } = file;
  // `parseLevel` of the engine also finds positions outside the map and reactions to unknown things.
  if (level.farms.some((farm) => !parseLevel(farm).ok)) return { kind: 'problem', problem: 'broken' };
  return {
    kind: 'level',
    design: {
      name: level.name,
      courseId: level.course_id,
      mapPath: level.map_path,
      farms: editableFarms(level.farms),
      template: level.code_template,
      tutorial: level.tutorial,
      isPublic: false,
      schoolVisible: false,
    },
  };
};

/**
 * The changes to a level when the author opens a file. A shared level stays shared and stays in its course, because its
 * address contains the course. Until the author finishes the new farms, others play the old ones.
 */
export const changeByFile = (
  design: Design,
  file: Exclude<FileResult, { readonly kind: 'problem' }>,
): Partial<Design> => {
  if (file.kind === 'map') return { farms: file.design.farms, mapPath: null };
  const { isPublic, schoolVisible } = design;
  return {
    ...file.design,
    name: file.design.name || design.name,
    courseId: isPublic || schoolVisible ? design.courseId : file.design.courseId,
    isPublic,
    schoolVisible,
  };
};
