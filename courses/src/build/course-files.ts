import { CREATIVE_CHAPTER_ID } from '../formats/creative-chapter.ts';
import type { CompiledCourse } from './compile-course.ts';

const json = (value: unknown): string => `${JSON.stringify(value)}\n`;

const filesOf = ({ outline, levels }: CompiledCourse): [string, string][] => [
  [`${outline.id}.json`, json(outline)],
  ...levels
    .filter(({ level }) => level.chapter_id === CREATIVE_CHAPTER_ID)
    .map(({ level }): [string, string] => [`maps/${level.slug}.json`, json(level.map)]),
  ...levels.flatMap(({ level, solution }): [string, string][] => [
    [`levels/${outline.id}/${level.slug}.json`, json(level)],
    [`solutions/${outline.id}/${level.slug}.py`, solution],
  ]),
];

/** The files of compiled courses by path below dist, as the catalogue reads them. */
export const courseFiles = (courses: readonly CompiledCourse[]): ReadonlyMap<string, string> =>
  new Map(courses.flatMap(filesOf));
