import type { Change } from '../world/change.ts';
import type { Board, World } from '../world/world.ts';

/** A value that Python passes to a command: only plain values. */
export type Argument = string | number | boolean | null;

/**
 * A parameter as it appears in the generated Python stub and in the Code book. A parameter without `default` is
 * required.
 */
export type Parameter = {
  readonly name: string;
  readonly type: 'int' | 'str' | 'value';
  readonly default?: string | number | null;
};

/**
 * The type of a command's return value in Python. A `cell` is passed as the text `x,y` and becomes a tuple of
 * two ints in Python. An `answer` is True or False; it comes from the user, not from the rule.
 */
export type Returns = 'nothing' | 'text' | 'text-or-none' | 'truth' | 'number' | 'cell' | 'answer';

/** Why a command failed: a code from the command's closed list, and the values for its sentence. */
export type Failure<Code extends string = string> = {
  readonly code: Code;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
};

/** Reasons for which any call can fail. Commands do not declare them among their own codes. */
export const ANY_COMMAND_REASONS = [
  'wrong-argument',
  'too-many-arguments',
  'unknown-command',
  'way-taken',
  'no-helper',
] as const;

/**
 * The result of a command. A failed command may have made changes before it failed (the first steps of a long
 * walk).
 */
export type Outcome<Code extends string = string> = {
  readonly changes: readonly Change[];
  readonly value?: string | number | boolean | null;
  readonly failure?: Failure<Code>;
};

/** What a command does to a world. Pure. */
export type Rule<Code extends string = string> = (
  board: Board,
  world: World,
  args: readonly Argument[],
) => Outcome<Code | 'wrong-argument'>;

/**
 * One command of the `player` module: its Python signature, its rule, the closed list of its failure codes,
 * and examples that run as tests and appear in the Code book. Every command whose arguments do not fit its
 * parameters fails with `wrong-argument`.
 */
export type CommandDefinition<Code extends string = string> = {
  /** Name in Python, also the id of its page in the Code book. */
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly returns: Returns;
  /**
   * The command only returns a fact about the farm and changes nothing. With a helper on the farm, such a command takes
   * no time and needs no `await`.
   */
  readonly isQuestion?: true;
  /**
   * The command moves the character or a thing to another cell. So it can meet goals such as `reach` and `push` although
   * their kind is not its name.
   */
  readonly isMove?: true;
  /** The command turns the character. Tips look for such a command where a program turns the wrong way. */
  readonly isTurn?: true;
  /**
   * The most steps of one call, if the command walks: its first argument is then the number of steps. With a helper on
   * the farm, the runner gives each step as a command of its own, which takes its own time (docs/decisions/0092).
   */
  readonly longestWalk?: number;
  readonly reasons: readonly Code[];
  readonly example: string;
  readonly rule: Rule<Code>;
  /** The rule in free play, where there are no marks and goals. Default: `rule`. */
  readonly freely?: Rule<Code>;
};

/**
 * Declares a command. This function exists only so that the compiler checks the codes of the rule against the command's
 * list.
 */
export const defineCommand = <const Code extends string>(definition: CommandDefinition<Code>) => definition;

/** The outcome of a rule that fails, with the changes that the rule made before it failed. */
export const failed = <const Code extends string>(
  code: Code,
  params?: Failure['params'],
  changes: readonly Change[] = [],
): Outcome<Code> => ({ changes, failure: params ? { code, params } : { code } });
