import { anyScript } from './any-script.ts';
import type { ErrorContext, ErrorRow } from './error-row.ts';
import { nearestName } from './nearest-name.ts';

/** Names that children give to a function for a random whole number. */
const FOR_NUMBERS = /int|num|dice|roll|between|range/i;

/** Functions of `random` that do not take two whole numbers. */
const OTHERS: readonly string[] = ['choice', 'choices', 'shuffle', 'sample', 'uniform', 'gauss', 'seed'];

type Found = false | Readonly<Record<string, string>>;

/**
 * How many whole numbers or names are in the brackets of a call such as `random.dice(1, 6)`, and the same call with
 * randint.
 */
const numberCall = ({ lineText, found: { name = '' } }: ErrorContext): { count: number; write: string } => {
  const { 0: call, groups: { values = '' } = {} } =
    anyScript(String.raw`(?<![\w.])random\s*\.\s*${name}\s*\((?<values>[^()]*)\)`, 'u').exec(lineText) ?? {};
  const parts = values.split(',').map((value) => value.trim());
  const isOfNumbers = parts.every((part) => /^-?(?:\d+|[\p{L}_][\p{L}\p{N}_]*)$/u.test(part));
  if (call === undefined || !isOfNumbers || parts.length > 2) return { count: 0, write: '' };
  const range = parts.length === 1 ? `1, ${parts[0]}` : parts.join(', ');
  return {
    count: parts.length,
    write: lineText.replace(call, () => `random.randint(${range})`).trim(),
  };
};

const otherName = (context: ErrorContext): Found => {
  const { name = '' } = context.found;
  if (nearestName(name, OTHERS) !== undefined) return false;
  const { count, write } = numberCall(context);
  const isMeant = count === 2 || (count === 1 && FOR_NUMBERS.test(name));
  return isMeant && { write, point: `random.${name}` };
};

const noValues = (context: ErrorContext): Found => {
  const { count, write } = numberCall(context);
  return count > 0 && { write };
};

/** Rows about functions that a program uses for random whole numbers, but that do not return any. */
export const RANDOM_ROWS: readonly ErrorRow[] = [
  {
    key: 'random-has-randint',
    types: ['AttributeError'],
    message: /^module 'random' has no attribute '(?<name>\w+)'(?!.*Did you mean: '(?!random'))/,
    when: otherName,
    example: 'import random\nx = random.randinteger(1, 6)',
  },
  {
    key: 'random-number-unknown',
    types: ['AttributeError', 'ImportError'],
    message:
      /^(?:module 'random' has no attribute|cannot import name) '(?<name>\w+)'(?!.*Did you mean)(?: from 'random'|$)/,
    when: ({ found: { name = '' } }) =>
      FOR_NUMBERS.test(name) && nearestName(name, [...OTHERS, 'randint', 'randrange']) === undefined,
    example: 'import random\nx = random.randinteger()',
  },
  {
    key: 'random-takes-no-values',
    types: ['TypeError'],
    message: /^Random\.(?<name>random)\(\) takes no arguments/,
    when: noValues,
    example: 'import random\nx = random.random(1, 6)',
  },
  {
    key: 'sample-too-large',
    types: ['ValueError'],
    message: /^Sample larger than population/,
    line: /^(?!.*(?:,|k\s*=)\s*-)/,
    example: 'import random\nprint(random.sample(["Jo", "Lu"], 4))',
  },
];
