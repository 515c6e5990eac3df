import { COMMANDS } from '@hopcode/engine/commands/registry';
import { commandsIn, ownCodeLines } from '../checks/code-lines.ts';
import type { CompiledLevelWithCode, LevelFiles } from './compile-level.ts';
import type { CourseProblem } from './problem.ts';

/** A compiled level and its source files. */
export type LevelInFolder = { readonly files: LevelFiles; readonly compiled: CompiledLevelWithCode };

/** For each idea, the level that introduced it. */
export type Ideas = ReadonlyMap<string, string>;

/** The path of a level's level.yaml, for problems. */
export const yamlOf = (files: LevelFiles): string => `${files.folder}/level.yaml`;

/** Code lines of the solution that are not in the starter code: the lines that a child writes. */
const linesToWrite = ({ level, solution }: CompiledLevelWithCode): number => {
  const given = ownCodeLines(level.codeTemplate);
  return ownCodeLines(solution).filter((line) => {
    const place = given.indexOf(line);
    if (place >= 0) given.splice(place, 1);
    return place < 0;
  }).length;
};

/** Reports levels in which a child writes more than `most` lines. */
export const checkLength = (
  levels: readonly LevelInFolder[],
  most: number,
  problems: CourseProblem[],
): void => {
  for (const { files, compiled } of levels) {
    const count = linesToWrite(compiled);
    if (count <= most) continue;
    const message = `a child writes ${count} lines; ${most} are the limit in this chapter`;
    problems.push({ file: `${files.folder}/solution.py`, line: 1, field: '', message });
  }
};

/** Reports levels of a course without a new idea, except levels with the role `make` or `extra`. */
export const checkNewIdeas = (levels: readonly LevelInFolder[], problems: CourseProblem[]): void => {
  for (const { files, compiled } of levels) {
    const { introduces, role, levelGoals } = compiled.level;
    if (introduces.length > 0 || role === 'make' || role === 'extra') continue;
    if (levelGoals.length === 0) continue;
    const message = 'say what is new in this level';
    problems.push({ file: yamlOf(files), line: 1, field: 'introduces', message });
  }
};

const isCommand = (idea: string): boolean => COMMANDS.some(({ name }) => name === idea);

/**
 * The levels of a course, each with the commands that the course has introduced so far. `known` are the ideas of the
 * course it builds on.
 */
export const withCommands = (levels: readonly LevelInFolder[], known: Ideas): CompiledLevelWithCode[] => {
  let commands = [...known.keys()].filter(isCommand);
  return levels.map(({ compiled }) => {
    commands = [...commands, ...compiled.level.introduces.filter(isCommand)];
    return { ...compiled, level: { ...compiled.level, commands } };
  });
};

/**
 * Checks that ideas come one at a time: everything that a level requires is `known` or was introduced by an earlier
 * level of the course, and each idea is introduced once. An idea with the name of a command is this command, so the
 * solution must use it. Returns all ideas known at the end.
 */
export const checkOrder = (
  course: readonly LevelInFolder[],
  known: Ideas,
  problems: CourseProblem[],
): Ideas => {
  const introducedBy = new Map(known);
  for (const { files, compiled } of course) {
    const report = (field: string, message: string) =>
      problems.push({ file: yamlOf(files), line: 1, field, message });
    for (const idea of compiled.level.requires)
      if (!introducedBy.has(idea)) report('requires', `"${idea}" was not introduced by an earlier level`);
    for (const idea of compiled.level.introduces) {
      const earlier = introducedBy.get(idea);
      if (earlier !== undefined) report('introduces', `"${idea}" was introduced by ${earlier}: require it`);
      introducedBy.set(idea, files.slug);
    }
    const used = commandsIn(compiled.solution);
    for (const idea of compiled.level.introduces.filter(isCommand))
      if (!used.includes(idea))
        report(
          'introduces',
          `"${idea}" is a command, but solution.py never calls player.${idea}(): give the idea another name`,
        );
    const named = [...compiled.level.introduces, ...compiled.level.requires];
    for (const command of used)
      if (isCommand(command) && !named.includes(command))
        report('requires', `solution.py uses ${command}: name it in introduces or requires`);
  }
  return introducedBy;
};
