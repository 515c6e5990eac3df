import { collect } from './collect.ts';
import type { ANY_COMMAND_REASONS, CommandDefinition } from './command.ts';
import { moveForward } from './move-forward.ts';
import { speak } from './speak.ts';
import { turnLeft } from './turn-left.ts';
import { turnRight } from './turn-right.ts';

const DEFINITIONS = [moveForward, turnLeft, turnRight, collect, speak] as const;

/** Every command of the `player` module, in the order of the Code book. A test walks the folder against it. */
export const COMMANDS: readonly CommandDefinition[] = DEFINITIONS;

/** Every reason a command can fail for, and those that any call can. */
export type CommandFailureCode =
  | (typeof DEFINITIONS)[number]['reasons'][number]
  | (typeof ANY_COMMAND_REASONS)[number];

const BY_NAME: ReadonlyMap<string, CommandDefinition> = new Map(
  COMMANDS.map((command) => [command.name, command]),
);

/** The command of a Python name, or undefined. */
export const commandNamed = (name: string): CommandDefinition | undefined => BY_NAME.get(name);
