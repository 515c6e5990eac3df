import { commandsIn } from '@hopcode/courses/checks/code-lines';
import type { CompiledLevel } from '@hopcode/courses/formats/level-data';
import { goalActionSchema } from '@hopcode/engine/formats/level';

/** A level and its solution. */
export type SolvedLevel = { readonly level: CompiledLevel; readonly solution: string };

/** The commands that the specification names (game.md section 3, 'Queue entry'). */
export const SPECIFIED_COMMANDS = [
  'move_forward',
  'move_backward',
  'turn_left',
  'turn_right',
  'push',
  'speak',
  'write',
  'read',
  'display',
  'ask',
  'build',
  'water',
  'plant',
  'collect',
  'open',
  'close',
  'place',
  'combine',
] as const;

/** The kinds of goals that the specification names, without those about files, which the advanced course teaches. */
const SPECIFIED_GOALS = goalActionSchema.extract([
  'collect',
  'assign',
  'compare',
  'reach',
  'build',
  'water',
  'speak',
  'write',
  'read',
  'display',
  'ask',
  'push',
  'open',
  'close',
  'place',
  'plant',
  'combine',
]).options;

/** One row of the table: how many levels use a part of the farm, and how many must use it. */
export type Use = { readonly name: string; readonly count: number; readonly target: number };

const COURSE_LEVELS_PER_COMMAND = 4;
const CHALLENGES_PER_COMMAND = 2;
const LEVELS_PER_GOAL = 3;
const LEVELS_WITH_COST = 6;
const LEVELS_WITH_RECIPE = 4;
const LEVELS_WITH_LINE_LIMIT = 6;

/** How many levels of the beginners' course and of the challenges use each part of the farm. */
export const usesOfTheFarm = (course: readonly SolvedLevel[], challenges: readonly SolvedLevel[]): Use[] => {
  const counted = (levels: readonly SolvedLevel[], uses: (one: SolvedLevel) => boolean): number =>
    levels.filter(uses).length;
  const withCommand = (command: string) => (one: SolvedLevel) => commandsIn(one.solution).includes(command);
  const withGoal = (is: (goal: CompiledLevel['levelGoals'][number]) => boolean) => (one: SolvedLevel) =>
    one.level.levelGoals.some(is);
  return [
    ...SPECIFIED_COMMANDS.flatMap((command) => [
      {
        name: `course: ${command}()`,
        count: counted(course, withCommand(command)),
        target: COURSE_LEVELS_PER_COMMAND,
      },
      {
        name: `challenges: ${command}()`,
        count: counted(challenges, withCommand(command)),
        target: CHALLENGES_PER_COMMAND,
      },
    ]),
    ...SPECIFIED_GOALS.map((action) => ({
      name: `course: goal ${action}`,
      count: counted(
        course,
        withGoal((goal) => goal.action === action),
      ),
      target: LEVELS_PER_GOAL,
    })),
    {
      name: 'course: a cost',
      count: counted(
        course,
        withGoal(({ cost }) => (cost?.amount ?? 0) > 0),
      ),
      target: LEVELS_WITH_COST,
    },
    {
      name: 'course: a recipe',
      count: counted(
        course,
        withGoal(({ action }) => action === 'combine'),
      ),
      target: LEVELS_WITH_RECIPE,
    },
    {
      name: 'course: a line limit',
      count: counted(course, ({ level }) => level.maxLinesOfCode !== undefined),
      target: LEVELS_WITH_LINE_LIMIT,
    },
  ];
};
