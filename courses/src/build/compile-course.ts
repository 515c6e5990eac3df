import type { CourseOutline } from '../formats/course-outline.ts';
import { CREATIVE_CHAPTER_ID } from '../formats/creative-chapter.ts';
import { type CourseSource, courseSourceSchema } from '../formats/level-source.ts';
import { USUAL_GIFT } from '../own-farm/gift-kinds.ts';
import { carryFaults } from './compile-files.ts';
import { type CompiledLevelWithCode, compileLevel, type LevelFiles } from './compile-level.ts';
import {
  checkLength,
  checkNewIdeas,
  checkOrder,
  type Ideas,
  type LevelInFolder,
  withCommands,
  yamlOf,
} from './level-order.ts';
import type { CourseProblem, Report } from './problem.ts';
import { parseYamlFile } from './yaml-file.ts';

/** The files of a course on the disk. */
export type CourseFiles = {
  /** Name of the file, for problems. */
  readonly file: string;
  readonly yaml: string;
  /** Levels of a chapter's folder, in order; empty when the folder does not exist. */
  readonly levelsOf: (folder: string) => readonly LevelFiles[];
};

export type ParsedCourse = {
  readonly files: CourseFiles;
  readonly source: CourseSource;
  readonly report: Report;
};

export type CompiledCourse = {
  readonly outline: CourseOutline;
  /** Ideas of this course and of the courses it builds on. */
  readonly ideas: Ideas;
  readonly levels: readonly CompiledLevelWithCode[];
  /** Slugs of the chapters that have no levels yet. */
  readonly planned: readonly string[];
};

/** Number in a level's slug: 3 in `intro-level3`. */
export const levelNumber = (slug: string): number => Number(/-level(\d+)$/.exec(slug)?.[1] ?? Number.NaN);

type Chapter = CourseSource['chapters'][number];

/** The levels of a chapter with named levels, in its order. */
const levelsByName = (
  folders: readonly LevelFiles[],
  names: readonly string[],
  problems: CourseProblem[],
  report: (message: string) => void,
): LevelFiles[] => {
  for (const files of folders)
    if (!names.includes(files.slug))
      problems.push({
        file: yamlOf(files),
        line: 1,
        field: '',
        message: 'name it in "levels" of its chapter',
      });
  return names.flatMap((name) => {
    const files = folders.find(({ slug }) => slug === name);
    if (!files) report(`there is no folder "${name}"`);
    return files ?? [];
  });
};

/** Levels of a chapter are numbered from 1 without gaps. */
const checkNumbers = (levels: readonly LevelFiles[], slug: string, problems: CourseProblem[]) => {
  for (const [index, files] of levels.entries())
    if (files.slug !== `${slug}-level${index + 1}`)
      problems.push({
        file: yamlOf(files),
        line: 1,
        field: '',
        message: `name this folder ${slug}-level${index + 1}: levels are numbered from 1 without gaps`,
      });
};

const inOrder = (
  { slug, levels: names }: Chapter,
  folders: readonly LevelFiles[],
  problems: CourseProblem[],
  report: (message: string) => void,
): readonly LevelFiles[] => {
  if (names) return levelsByName(folders, names, problems, report);
  checkNumbers(folders, slug, problems);
  return folders;
};

const compileChapter = (
  { files: course, source, report }: ParsedCourse,
  index: number,
  problems: CourseProblem[],
):
  | { readonly outline: CourseOutline['chapters'][number]; readonly levels: readonly LevelInFolder[] }
  | undefined => {
  const chapter = source.chapters[index];
  const found = chapter ? course.levelsOf(chapter.folder) : [];
  if (!chapter || found.length === 0) return undefined;
  const folders = inOrder(chapter, found, problems, (message) =>
    report(['chapters', index, 'levels'], message),
  );
  const twin = source.chapters
    .slice(0, index)
    .find(({ id, slug }) => id === chapter.id || slug === chapter.slug);
  if (twin) report(['chapters', index], `the chapter "${twin.slug}" has the same id or slug`);
  const levels = folders.flatMap((files, levelIndex) => {
    const place = { courseId: source.id, chapterId: chapter.id, levelId: levelIndex + 1 };
    const compiled = compileLevel(files, place, problems);
    return compiled ? [{ files, compiled }] : [];
  });
  checkLength(levels, chapter.lines, problems);
  if (source.listed) checkNewIdeas(levels, problems);
  const { id, slug, quiz } = chapter;
  const slugs = folders.map((files) => files.slug);
  const { brings } = id === CREATIVE_CHAPTER_ID ? {} : source;
  const outline = {
    id,
    slug,
    levels: slugs,
    quiz_exists: quiz,
    ...(brings && { brings: slugs.map((level) => brings[level] ?? USUAL_GIFT) }),
  };
  return { outline, levels };
};

/** Parses the file of a course; undefined when it does not fit its schema. */
export const parseCourse = (files: CourseFiles, problems: CourseProblem[]): ParsedCourse | undefined => {
  const { data: source, report } = parseYamlFile(files.file, files.yaml, courseSourceSchema, problems);
  return source && { files, source, report };
};

/**
 * Compiles a course: every chapter that has levels, in the order of the course's file. `known` are the ideas
 * of the course it builds on. Reports all problems of all files. Returns undefined for a course without
 * levels.
 */
export const compileCourse = (
  course: ParsedCourse,
  known: Ideas,
  problems: CourseProblem[],
): CompiledCourse | undefined => {
  const chapters = course.source.chapters.flatMap(
    (_, index) => compileChapter(course, index, problems) ?? [],
  );
  const levels = chapters.flatMap((chapter) => chapter.levels);
  const ideas = checkOrder(levels, known, problems);
  for (const [slug, message] of carryFaults(levels.map(({ compiled }) => compiled.level))) {
    const files = levels.find(({ compiled }) => compiled.level.slug === slug)?.files;
    if (files) problems.push({ file: yamlOf(files), line: 1, field: 'carries', message });
  }
  const slugs = chapters.flatMap(({ outline }) => outline.levels);
  for (const giver of Object.keys(course.source.brings ?? {}))
    if (!slugs.includes(giver)) course.report(['brings', giver], 'there is no such level');
  const firstLevel = chapters[0]?.outline.levels[0];
  if (firstLevel === undefined) return undefined;
  const { id, planKey, listed, after, gate } = course.source;
  if (gate && after === undefined) course.report(['gate'], 'name the course before it in "after"');
  return {
    outline: {
      id,
      planKey,
      ...(!listed && { listed }),
      ...(gate && after !== undefined && { gate: { courseId: after, ...gate } }),
      firstLevel,
      chapters: chapters.map((chapter) => chapter.outline),
    },
    ideas,
    levels: withCommands(levels, known),
    planned: course.source.chapters
      .map((chapter) => chapter.slug)
      .filter((slug) => !chapters.some((chapter) => chapter.outline.slug === slug)),
  };
};
