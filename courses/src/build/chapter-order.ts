import { CREATIVE_CHAPTER_ID } from '../formats/creative-chapter.ts';
import type { CourseSource } from '../formats/level-source.ts';
import type { LevelFiles } from './compile-level.ts';
import { type LevelInFolder, yamlOf } from './level-order.ts';
import type { CourseProblem } from './problem.ts';

/** Maximum number of optional levels in a chapter. */
export const MOST_EXTRAS = 3;

const EXTRA = /-extra\d+$/;

/** Whether a slug is that of an optional level, such as `loops-extra1`. */
export const isExtraSlug = (slug: string): boolean => EXTRA.test(slug);

/** Number at the end of a level's slug: 3 in `intro-level3`; 0 if the slug has no number. */
const numberOf = (slug: string): number => Number(/\d+$/.exec(slug)?.[0] ?? 0);

/** The order of folders: levels by their numbers, then extras by theirs. */
export const bySlug = (a: string, b: string): number =>
  Number(isExtraSlug(a)) - Number(isExtraSlug(b)) || numberOf(a) - numberOf(b) || (a < b ? -1 : 1);

type Chapter = CourseSource['chapters'][number];

const reporter =
  (problems: CourseProblem[]) =>
  (files: LevelFiles, field: string, message: string): void => {
    problems.push({ file: yamlOf(files), line: 1, field, message });
  };

/** The levels of a chapter that lists its levels by name, in the order of the list. */
const levelsByName = (
  folders: readonly LevelFiles[],
  names: readonly string[],
  problems: CourseProblem[],
  report: (message: string) => void,
): LevelFiles[] => {
  for (const files of folders)
    if (!names.includes(files.slug)) reporter(problems)(files, '', 'name it in "levels" of its chapter');
  return names.flatMap((name) => {
    const files = folders.find(({ slug }) => slug === name);
    if (isExtraSlug(name)) report(`take "${name}" out: extras come after the last level by their numbers`);
    else if (!files) report(`there is no folder "${name}"`);
    return files ?? [];
  });
};

/** Reports folders that are not numbered from 1 without gaps. Levels and extras are numbered separately. */
const checkNumbers = (levels: readonly LevelFiles[], start: string, problems: CourseProblem[]) => {
  for (const [index, files] of levels.entries()) {
    const name = `${start}${index + 1}`;
    if (files.slug !== name)
      reporter(problems)(files, '', `name this folder ${name}: levels are numbered from 1 without gaps`);
  }
};

/**
 * The levels of a chapter in order: first the required levels, by their numbers or in the order of `levels`, then the
 * extras.
 */
export const inOrder = (
  { slug, levels: names }: Chapter,
  folders: readonly LevelFiles[],
  problems: CourseProblem[],
  report: (message: string) => void,
): readonly LevelFiles[] => {
  const required = folders.filter((files) => !isExtraSlug(files.slug));
  const extras = folders.filter((files) => isExtraSlug(files.slug));
  checkNumbers(extras, `${slug}-extra`, problems);
  if (names) return [...levelsByName(required, names, problems, report), ...extras];
  checkNumbers(required, `${slug}-level`, problems);
  return [...required, ...extras];
};

const nameFault = (slug: string, isExtra: boolean): string | undefined => {
  if (isExtra === isExtraSlug(slug)) return undefined;
  const name = slug.replace(/-(level|extra)?\d*$/, '');
  return isExtra
    ? `name the folder of an extra ${name}-extra1 and so on, so that it comes after the required levels`
    : `${slug} is the name of an extra: add "role: extra"`;
};

/**
 * Reports extras that break the rules. An extra must not have the name of a required level, be in the Creative chapter,
 * or have a new idea (a learner who skips the extra would miss it). A chapter has at most three extras, and needs a
 * required level before them.
 */
export const checkExtras = (levels: readonly LevelInFolder[], problems: CourseProblem[]): void => {
  const report = reporter(problems);
  const extras = levels.filter(({ compiled }) => compiled.level.role === 'extra');
  for (const { files, compiled } of levels) {
    const fault = nameFault(files.slug, compiled.level.role === 'extra');
    if (fault !== undefined) report(files, 'role', fault);
  }
  for (const { files, compiled } of extras) {
    const { introduces, chapter_id: chapter } = compiled.level;
    if (introduces.length > 0)
      report(files, 'introduces', 'an extra introduces nothing: learners may skip it');
    if (chapter === CREATIVE_CHAPTER_ID) report(files, 'role', 'free play has no extras');
  }
  const [first] = extras;
  if (first && extras.length === levels.length)
    report(first.files, 'role', 'a chapter with extras needs a required level before them');
  for (const { files } of extras.slice(MOST_EXTRAS))
    report(files, 'role', `a chapter has at most ${MOST_EXTRAS} extras`);
};
