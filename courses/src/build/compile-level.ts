import { countedLines } from '@hopcode/engine/counted-lines';
import { LEVEL_VERSION, parseLevel } from '@hopcode/engine/formats/level';
import { isFigure } from '@hopcode/engine/things/figures';
import { codeLines } from '../checks/code-lines.ts';
import { levelFaults } from '../checks/level-faults.ts';
import { MISTAKE_REASONS } from '../checks/mistake-reasons.ts';
import { type CompiledLevel, compiledLevelSchema } from '../formats/level-data.ts';
import { type LevelSource, levelSourceSchema } from '../formats/level-source.ts';
import { dataOf } from '../formats/plain-data.ts';
import { compileFiles } from './compile-files.ts';
import { compileGoals } from './compile-goals.ts';
import { compileMap } from './compile-map.ts';
import { compileReactions } from './compile-reactions.ts';
import { type CompiledThings, compileThings, itemsOf, thingAt } from './compile-things.ts';
import { inFreePlay } from './free-play-store.ts';
import type { CourseProblem, Report } from './problem.ts';
import { parseYamlFile } from './yaml-file.ts';

/** The files of a level's folder; a missing file is undefined. */
export type LevelFiles = {
  readonly slug: string;
  /** Folder, for problems. */
  readonly folder: string;
  readonly yaml: string | undefined;
  readonly template: string | undefined;
  readonly solution: string | undefined;
  /** Wrong programs by file name without .py. */
  readonly mistakes: ReadonlyMap<string, string>;
};

/** Position of a level in its course. */
export type LevelPlace = { readonly courseId: string; readonly chapterId: number; readonly levelId: number };

export type Mistake = { readonly name: string; readonly code: string; readonly reason: string };
export type CompiledLevelWithCode = {
  readonly level: CompiledLevel;
  readonly solution: string;
  readonly mistakes: readonly Mistake[];
  /** Answers to the questions of the program, one list for each run of the checks. */
  readonly answers: readonly (readonly boolean[])[];
};

const MISTAKES_NEEDED = 2;

/** Whether a level is free play. Free play has no goals, so no program is wrong there. */
const isFree = (source: LevelSource): boolean => source.goals.length === 0;

const compileMistakes = (source: LevelSource, files: LevelFiles, report: Report): Mistake[] => {
  const names = Object.keys(source.mistakes);
  if (!isFree(source) && names.length < MISTAKES_NEEDED)
    report(['mistakes'], `give at least ${MISTAKES_NEEDED} typical mistakes`);
  for (const name of files.mistakes.keys())
    if (!names.includes(name)) report(['mistakes'], `say what mistakes/${name}.py fails with`);
  return Object.entries(source.mistakes).flatMap(([name, reason]) => {
    const code = files.mistakes.get(name);
    if (code === undefined) report(['mistakes', name], `write mistakes/${name}.py`);
    if (!MISTAKE_REASONS.includes(reason))
      report(['mistakes', name], `"${reason}" is no reason; there are: ${MISTAKE_REASONS.join(', ')}`);
    return code === undefined ? [] : [{ name, code, reason }];
  });
};

/** The index of the item that is the helper. */
const helperOf = (
  { helper }: Pick<LevelSource, 'helper'>,
  things: CompiledThings,
  report: Report,
): { readonly helper?: number } => {
  if (helper === undefined) return {};
  const index = thingAt(helper, things, ['helper'], report);
  if (index === undefined) return {};
  if (!isFigure(things.placed[index]?.thing.type ?? ''))
    report(['helper'], 'only a person or an animal can be a helper');
  return { helper: index };
};

const compileShape = (source: LevelSource, report: Report) => {
  const { map, hidden, width, height } = compileMap(source, report);
  const things = compileThings(source.things, { width, height }, report);
  const levelGoals = compileGoals(source.goals, things, report);
  const reactions = compileReactions(source.reactions, things, levelGoals.length, report);
  const shape = {
    version: LEVEL_VERSION,
    start: [things.start[0], things.start[1]],
    facing: source.facing,
    zoom: source.zoom,
    ...(source.season && { season: source.season }),
    ...(source.sky && { sky: source.sky }),
    ...(source.day && { day: source.day }),
    map,
    items: itemsOf(things.placed, levelGoals),
    levelGoals,
    constants: Object.entries(source.constants).map(([name, value]) => ({ name, value: dataOf(value) })),
    inventory: Object.entries(source.inventory).map(([type, count]) => ({ type, count })),
    ...(source.maxLinesOfCode !== undefined && { maxLinesOfCode: source.maxLinesOfCode }),
    ...(source.ideas && { ideas: source.ideas }),
    ...helperOf(source, things, report),
    ...(reactions.length > 0 && { reactions }),
    ...compileFiles(source),
  };
  const parsed = parseLevel(shape);
  if (!parsed.ok) {
    for (const problem of parsed.problems) report([], `${problem.path}: ${problem.message}`);
    return undefined;
  }
  for (const fault of levelFaults(parsed.level, hidden))
    report(fault.goal === undefined ? ['things', 'rows'] : ['goals', fault.goal], fault.message);
  return isFree(source) ? inFreePlay(parsed.level) : parsed.level;
};

/**
 * The variants of a level. A problem in a field of the variant is reported at the variant, any other problem at the
 * level.
 */
const compileVariants = (source: LevelSource, report: Report) =>
  source.variants.flatMap((variant, index) => {
    const given = Object.fromEntries(Object.entries(variant).filter(([, value]) => value !== undefined));
    const reportHere: Report = (field, message) =>
      report(Object.hasOwn(given, String(field[0])) ? ['variants', index, ...field] : field, message);
    return compileShape({ ...source, ...given }, reportHere) ?? [];
  });

/** Number of lines by which a short program may be longer than the solution. */
const SPARE_LINES = 1;

/**
 * Matches the first line of a block. A program with a block also has a longer form without it, which repeats the lines
 * of the loop or function.
 */
const BLOCK = /^\s*(for|while|def|class)\b/;

/** The line limit of the star for a short program. Empty if the star is for success with the first program. */
const shortLinesOf = (source: LevelSource, solution: string): { readonly shortLines?: number } => {
  const lines = codeLines(solution);
  if (typeof source.star === 'number') return { shortLines: source.star };
  const star = source.star ?? (lines.some((line) => BLOCK.test(line)) ? 'short' : 'first');
  const isLimited = source.maxLinesOfCode !== undefined;
  return star === 'short' && !isLimited && !isFree(source)
    ? { shortLines: countedLines(solution) + SPARE_LINES }
    : {};
};

/**
 * Compiles one level. Adds every problem to `problems` and returns undefined if the level is not playable.
 * A level with problems is never written to dist.
 */
export const compileLevel = (
  files: LevelFiles,
  place: LevelPlace,
  problems: CourseProblem[],
): CompiledLevelWithCode | undefined => {
  const write = (name: string): undefined => {
    problems.push({ file: `${files.folder}/${name}`, line: 1, field: '', message: 'write this file' });
  };
  const { yaml, template } = files;
  if (yaml === undefined) write('level.yaml');
  if (template === undefined) write('template.py');
  const { data: source, report } = parseYamlFile(
    `${files.folder}/level.yaml`,
    yaml ?? '',
    levelSourceSchema,
    yaml === undefined ? [] : problems,
  );
  // In free play the starter code serves as the solution.
  const solution = files.solution ?? (source && isFree(source) ? template : undefined);
  if (solution === undefined) write('solution.py');
  if (!source || template === undefined || solution === undefined) return undefined;
  const shape = compileShape(source, report);
  const variants = compileVariants(source, report);
  const mistakes = compileMistakes(source, files, report);
  const lines = countedLines(solution);
  if (source.maxLinesOfCode !== undefined && lines > source.maxLinesOfCode)
    report(['maxLinesOfCode'], `solution.py has ${lines} lines of code: raise the limit or shorten it`);
  if (!shape) return undefined;
  const level = compiledLevelSchema.safeParse({
    ...shape,
    slug: files.slug,
    courseId: place.courseId,
    chapter_id: place.chapterId,
    level_id: place.levelId,
    codeTemplate: template,
    introduces: source.introduces,
    requires: source.requires,
    ...(source.role && { role: source.role }),
    ...(source.recall && {
      recall: source.recall.map(({ idea, answer }) => ({ idea, answer: answer - 1 })),
    }),
    ...(source.predict && { predict: { answer: source.predict.answer - 1 } }),
    ...shortLinesOf(source, solution),
    ...(variants.length > 0 && { variants }),
  });
  for (const issue of level.error?.issues ?? []) report([], `${issue.path.join('.')}: ${issue.message}`);
  const answers = source.answers ?? [[]];
  return level.success ? { level: level.data, solution, mistakes, answers } : undefined;
};
