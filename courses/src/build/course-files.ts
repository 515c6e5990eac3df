import { CREATIVE_CHAPTER_ID, OWN_FARM } from '../formats/creative-chapter.ts';
import type { LevelScenes } from '../formats/level-data.ts';
import type { CompiledScene } from '../scenes/scene-format.ts';
import type { CompiledCourse } from './compile-course.ts';

const json = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** Names of the scenes of a level; empty if the story has none. */
const scenesOf = (slug: string, scenes: readonly CompiledScene[]): { scenes?: LevelScenes } => {
  const own = scenes.filter(({ level }) => level === slug);
  return own.length > 0 ? { scenes: Object.fromEntries(own.map(({ when, id }) => [when, id])) } : {};
};

const filesOf = (
  { outline, levels }: CompiledCourse,
  scenes: readonly CompiledScene[],
): [string, string][] => [
  [`${outline.id}.json`, json(outline)],
  ...levels
    .filter(({ level }) => level.chapter_id === CREATIVE_CHAPTER_ID && level.slug !== OWN_FARM)
    .map(({ level }): [string, string] => [`maps/${level.slug}.json`, json(level.map)]),
  ...levels.flatMap(({ level, solution }): [string, string][] => [
    [`levels/${outline.id}/${level.slug}.json`, json({ ...level, ...scenesOf(level.slug, scenes) })],
    [`solutions/${outline.id}/${level.slug}.py`, solution],
  ]),
];

/** The files of compiled courses by path below dist, as the catalogue reads them; each level lists its scenes. */
export const courseFiles = (
  courses: readonly CompiledCourse[],
  scenes: readonly CompiledScene[],
): ReadonlyMap<string, string> =>
  new Map(
    courses.flatMap((course) =>
      filesOf(
        course,
        scenes.filter(({ courseId }) => courseId === course.outline.id),
      ),
    ),
  );
