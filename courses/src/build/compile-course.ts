import { COMMANDS } from '@hopcode/engine/commands/registry';
import { commandsIn, ownCodeLines } from '../checks/code-lines.ts';
import type { CourseOutline } from '../formats/course-outline.ts';
import { courseSourceSchema } from '../formats/level-source.ts';
import { type CompiledLevelWithCode, compileLevel, type LevelFiles } from './compile-level.ts';
import type { CourseProblem } from './problem.ts';
import { parseYamlFile } from './yaml-file.ts';

/** A course as it lies on the disk. */
export type CourseFiles = {
  /** Name of the file, for problems. */
  readonly file: string;
  readonly yaml: string;
  /** Levels of a chapter's folder, in order; empty when there is no such folder. */
  readonly levelsOf: (folder: string) => readonly LevelFiles[];
};

export type CompiledCourse = {
  readonly outline: CourseOutline;
  readonly levels: readonly CompiledLevelWithCode[];
};

/** Number of a level's slug, as 3 of `intro-level3`. */
export const levelNumber = (slug: string): number => Number(/-level(\d+)$/.exec(slug)?.[1] ?? Number.NaN);

const fileOf = (files: LevelFiles): string => `${files.folder}/level.yaml`;

/** Levels of a chapter are numbered from 1 without gaps. */
const checkNumbers = (levels: readonly LevelFiles[], slug: string, problems: CourseProblem[]) => {
  for (const [index, files] of levels.entries())
    if (files.slug !== `${slug}-level${index + 1}`)
      problems.push({
        file: fileOf(files),
        line: 1,
        field: '',
        message: `name this folder ${slug}-level${index + 1}: levels are numbered from 1 without gaps`,
      });
};

/** Most code lines that a child has to write or change, for the chapters of a course in order. */
const MOST_LINES: readonly number[] = [6, 12, 12, 12];
const MOST_LINES_LATER = 25;

/** Code lines of the solution that are not in the starter code: the child's part. */
const linesToWrite = ({ level, solution }: CompiledLevelWithCode): number => {
  const given = ownCodeLines(level.codeTemplate);
  return ownCodeLines(solution).filter((line) => {
    const place = given.indexOf(line);
    if (place >= 0) given.splice(place, 1);
    return place < 0;
  }).length;
};

/** One new idea at a time: what a level requires was introduced before it, and nothing is introduced twice. */
const checkOrder = (
  course: readonly { files: LevelFiles; compiled: CompiledLevelWithCode }[],
  problems: CourseProblem[],
) => {
  const introducedBy = new Map<string, string>();
  for (const { files, compiled } of course) {
    const report = (field: string, message: string) =>
      problems.push({ file: fileOf(files), line: 1, field, message });
    for (const idea of compiled.level.requires)
      if (!introducedBy.has(idea)) report('requires', `"${idea}" was not introduced by an earlier level`);
    for (const idea of compiled.level.introduces) {
      const earlier = introducedBy.get(idea);
      if (earlier !== undefined) report('introduces', `"${idea}" was introduced by ${earlier}: require it`);
      introducedBy.set(idea, files.slug);
    }
    const known = [...compiled.level.introduces, ...compiled.level.requires];
    for (const command of commandsIn(compiled.solution))
      if (COMMANDS.some(({ name }) => name === command) && !known.includes(command))
        report('requires', `solution.py uses ${command}: name it in introduces or requires`);
  }
};

/**
 * Compiles a course: every chapter that has levels, in the order of the course's file. All problems of all files are
 * found at once. The answer is undefined for a course without levels.
 */
export const compileCourse = (course: CourseFiles, problems: CourseProblem[]): CompiledCourse | undefined => {
  const { data: source, report } = parseYamlFile(course.file, course.yaml, courseSourceSchema, problems);
  if (!source) return undefined;
  const compiledLevels: { files: LevelFiles; compiled: CompiledLevelWithCode }[] = [];
  const chapters: CourseOutline['chapters'] = [];
  const seen = new Set<string>();
  for (const [index, chapter] of source.chapters.entries()) {
    for (const key of [`id ${chapter.id}`, `slug ${chapter.slug}`]) {
      if (seen.has(key)) report(['chapters', index], `another chapter has the ${key}`);
      seen.add(key);
    }
    const levels = course.levelsOf(chapter.folder);
    if (levels.length === 0) continue;
    checkNumbers(levels, chapter.slug, problems);
    for (const [levelIndex, files] of levels.entries()) {
      const place = { courseId: source.id, chapterId: chapter.id, levelId: levelIndex + 1 };
      const compiled = compileLevel(files, place, problems);
      if (!compiled) continue;
      compiledLevels.push({ files, compiled });
      const lines = linesToWrite(compiled);
      const most = MOST_LINES[index] ?? MOST_LINES_LATER;
      if (lines > most)
        problems.push({
          file: `${files.folder}/solution.py`,
          line: 1,
          field: '',
          message: `a child writes ${lines} lines; ${most} are the limit in this chapter`,
        });
    }
    chapters.push({
      id: chapter.id,
      slug: chapter.slug,
      levels: levels.map((files) => files.slug),
      quiz_exists: chapter.quiz,
    });
  }
  checkOrder(compiledLevels, problems);
  const firstLevel = chapters[0]?.levels[0];
  if (firstLevel === undefined) return undefined;
  return {
    outline: { id: source.id, planKey: source.planKey, firstLevel, chapters },
    levels: compiledLevels.map(({ compiled }) => compiled),
  };
};
