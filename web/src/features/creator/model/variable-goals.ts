import type { Goal, Level } from '@hopcode/engine/formats/level';
import { withParts } from './farm-things.ts';
import { reservedName } from './reserved-names.ts';

/** Longest name and value of a variable, in characters. */
export const VARIABLE_LIMITS = { name: 60, value: 500 } as const;

/**
 * Why a goal cannot use a variable with this name: it has a wrong symbol, is a word of Python, or is the name of a
 * character. Undefined if the name can be used.
 */
export const variableNameProblem = (name: string): 'badName' | 'keyword' | 'ours' | undefined => {
  if (!/^[A-Za-z_]\w*$/.test(name) || name.length > VARIABLE_LIMITS.name) return 'badName';
  return reservedName(name);
};

const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** A number with more digits than this may change when it is stored. */
const MOST_DIGITS = 15;

/** Why typed text cannot be the value of a goal; undefined if it can. */
export const valueProblem = (typed: string): 'noValue' | 'longNumber' | undefined => {
  const text = typed.trim();
  if (text === '') return 'noValue';
  return NUMBER.test(text) && text.replaceAll(/\D/g, '').length > MOST_DIGITS ? 'longNumber' : undefined;
};

/** The value that the text means: a number if possible, otherwise text. */
const dependsOf = (typed: string): NonNullable<Goal['depends']> => {
  const text = typed.trim();
  return NUMBER.test(text) ? { count: Number(text) } : { type: text };
};

/** The value that a variable must have at the end, as text; undefined if the goal needs no value. */
export const wantedValue = ({ depends }: Goal): string | undefined =>
  depends?.count === undefined ? depends?.type : String(depends.count);

/**
 * Adds a goal for the value of a variable at the end of the program. A second goal for the same variable replaces the
 * first.
 */
export const withVariableGoal = (level: Level, variable: string, typed: string): Level => {
  const goal: Goal = { action: 'assign', variable, depends: dependsOf(typed), score: 0, maxScore: 1 };
  const others = level.levelGoals.filter((one) => !(one.action === 'assign' && one.variable === variable));
  return withParts(level, { levelGoals: [...others, goal] });
};

/** Sets how many lines a program may have. */
export const withLineLimit = (level: Level, most: number | undefined): Level => {
  const { maxLinesOfCode: _, ...free } = level;
  return most === undefined ? free : { ...free, maxLinesOfCode: most };
};
