import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LevelMap } from '@hopcode/engine/formats/level-map';
import type { CompiledCourse } from '../build/compile-course.ts';
import { compileMap } from '../build/compile-map.ts';
import type { CourseProblem } from '../build/problem.ts';
import { COURSES_ROOT } from '../build/read-courses.ts';
import { parseYamlFile } from '../build/yaml-file.ts';
import { compileScene } from './compile-scene.ts';
import type { CompiledScene } from './scene-format.ts';
import { chapterScenesSchema, OWN_FARM, placeSceneSchema } from './scene-source.ts';

const namesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.yaml'))
        .sort()
    : [];

const readPlaces = (root: string, problems: CourseProblem[]): ReadonlyMap<string, LevelMap> => {
  const folder = 'scenes/places';
  return new Map(
    namesIn(join(root, folder)).flatMap((name) => {
      const file = `${folder}/${name}`;
      const text = readFileSync(join(root, file), 'utf8');
      const { data, report } = parseYamlFile(file, text, placeSceneSchema, problems);
      return data ? [[basename(name, '.yaml'), compileMap(data, report).map] as const] : [];
    }),
  );
};

type Chapter = CompiledCourse['outline']['chapters'][number];

const scenesOfChapter = (
  root: string,
  { outline, levels }: CompiledCourse,
  chapter: Chapter,
  places: ReadonlyMap<string, LevelMap>,
  problems: CourseProblem[],
): CompiledScene[] => {
  const file = `scenes/${outline.id}/${chapter.slug}.yaml`;
  if (!existsSync(join(root, file))) return [];
  const text = readFileSync(join(root, file), 'utf8');
  const { data, report } = parseYamlFile(file, text, chapterScenesSchema, problems);
  if (!data) return [];
  const levelOf = (slug: string | undefined) =>
    chapter.levels.some((one) => one === slug)
      ? levels.find(({ level }) => level.slug === slug)?.level
      : undefined;
  const context = { chapter: chapter.slug, placeOf: (name: string) => places.get(name) };
  const before = Object.entries(data.before).flatMap(([slug, scene]) => {
    const level = levelOf(slug);
    const field = ['before', slug];
    if (!level) report(field, 'there is no such level in this chapter');
    return level ? [compileScene(scene, { ...context, when: 'before', level }, field, report)] : [];
  });
  // The scene at the end comes after the last required level, because learners may skip extras.
  const last = levelOf(chapter.levels.findLast((slug) => !chapter.extras?.includes(slug)));
  if (!data.end || !last) return before;
  return [...before, compileScene(data.end, { ...context, when: 'end', level: last }, ['end'], report)];
};

const checkNames = (
  root: string,
  courses: readonly CompiledCourse[],
  places: ReadonlyMap<string, LevelMap>,
  problems: CourseProblem[],
) => {
  const report = (file: string, message: string) => problems.push({ file, line: 1, field: '', message });
  for (const { outline, planned } of courses) {
    const known = [...outline.chapters.map(({ slug }) => slug), ...planned];
    const folder = `scenes/${outline.id}`;
    for (const name of namesIn(join(root, folder)))
      if (!known.includes(basename(name, '.yaml'))) report(`${folder}/${name}`, 'there is no such chapter');
  }
  if (places.has(OWN_FARM)) report(`scenes/places/${OWN_FARM}.yaml`, 'this name is the farm of the level');
};

/**
 * Compiles the scenes of the story: `scenes/<course>/<chapter>.yaml` and `scenes/places` below `root`. The scenes of a
 * chapter without levels are left out.
 */
export const compileScenes = (
  courses: readonly CompiledCourse[],
  root: string = COURSES_ROOT,
): { readonly scenes: readonly CompiledScene[]; readonly problems: readonly CourseProblem[] } => {
  const problems: CourseProblem[] = [];
  const places = readPlaces(root, problems);
  checkNames(root, courses, places, problems);
  const scenes = courses.flatMap((course) =>
    course.outline.chapters.flatMap((chapter) => scenesOfChapter(root, course, chapter, places, problems)),
  );
  return { scenes, problems };
};

/** The files of compiled scenes by path below dist, as the catalogue reads them. */
export const sceneFiles = (scenes: readonly CompiledScene[]): ReadonlyMap<string, string> =>
  new Map(scenes.map((scene) => [`scenes/${scene.courseId}/${scene.id}.json`, `${JSON.stringify(scene)}\n`]));
