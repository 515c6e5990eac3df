import type { Change } from '../world/change.ts';
import type { Board, World } from '../world/world.ts';

/** What Python hands to a command: only plain values cross the border. */
export type Argument = string | number | boolean | null;

/** A parameter as the generated Python stub and the Code book show it; no `default` means it must be given. */
export type Parameter = {
  readonly name: string;
  readonly type: 'int' | 'str' | 'value';
  readonly default?: string | number | null;
};

/**
 * What a call gives back in Python. A `cell` crosses the border as the text `x,y` and becomes a tuple of two ints
 * there; an `answer` is True or False and comes from whoever is asked, not from the rule.
 */
export type Returns = 'nothing' | 'text' | 'text-or-none' | 'truth' | 'number' | 'cell' | 'answer';

/** Why a rule was broken: a closed code, declared by the command, and what its sentence needs to know. */
export type Failure<Code extends string = string> = {
  readonly code: Code;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
};

/** Reasons that any call can fail for; no command declares them. */
export const ANY_COMMAND_REASONS = ['wrong-argument', 'too-many-arguments', 'unknown-command'] as const;

/** What a command did. A failed command may have done part of its work before (the first steps of a long walk). */
export type Outcome<Code extends string = string> = {
  readonly changes: readonly Change[];
  readonly value?: string | number | boolean | null;
  readonly failure?: Failure<Code>;
};

/**
 * One command of the `player` module: its Python face, its rule, the closed list of reasons it can fail for, and
 * examples that run as tests and print in the Code book. `wrong-argument` is raised for every command whose
 * arguments do not fit its parameters.
 */
export type CommandDefinition<Code extends string = string> = {
  /** Name in Python, also the id of its page in the Code book. */
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly returns: Returns;
  readonly reasons: readonly Code[];
  readonly example: string;
  readonly rule: (board: Board, world: World, args: readonly Argument[]) => Outcome<Code | 'wrong-argument'>;
};

/** Declares a command; only there so that the codes of its rule are checked against its list. */
export const defineCommand = <const Code extends string>(definition: CommandDefinition<Code>) => definition;

/** The failure of a rule, with the changes that were made before it. */
export const failed = <const Code extends string>(
  code: Code,
  params?: Failure['params'],
  changes: readonly Change[] = [],
): Outcome<Code> => ({ changes, failure: params ? { code, params } : { code } });
