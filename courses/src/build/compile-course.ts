import type { CourseOutline } from '../formats/course-outline.ts';
import { CREATIVE_CHAPTER_ID } from '../formats/creative-chapter.ts';
import { type CourseSource, courseSourceSchema } from '../formats/level-source.ts';
import { NO_GIFT, USUAL_GIFT } from '../own-farm/gift-kinds.ts';
import { checkExtras, inOrder, isExtraSlug } from './chapter-order.ts';
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

/** The files of a course on disk. */
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
  checkExtras(levels, problems);
  checkLength(levels, chapter.lines, problems);
  if (source.listed) checkNewIdeas(levels, problems);
  const { id, slug, quiz } = chapter;
  const slugs = folders.map((files) => files.slug);
  const extras = slugs.filter(isExtraSlug);
  const { brings } = id === CREATIVE_CHAPTER_ID ? {} : source;
  // An extra brings a gift only if the course's file names one, because the farm has no room for more.
  const giftOf = (level: string): string => brings?.[level] ?? (isExtraSlug(level) ? NO_GIFT : USUAL_GIFT);
  const outline = {
    id,
    slug,
    levels: slugs,
    ...(extras.length > 0 && { extras }),
    quiz_exists: quiz,
    ...(brings && { brings: slugs.map(giftOf) }),
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
