import { ask } from './ask.ts';
import { build } from './build.ts';
import { canMove } from './can-move.ts';
import { close } from './close.ts';
import { collect } from './collect.ts';
import { combine } from './combine.ts';
import type { CommandDefinition } from './command.ts';
import { count } from './count.ts';
import { display } from './display.ts';
import { facing } from './facing.ts';
import { look } from './look.ts';
import { moveBackward } from './move-backward.ts';
import { moveForward } from './move-forward.ts';
import { open } from './open.ts';
import { place } from './place.ts';
import { plant } from './plant.ts';
import { position } from './position.ts';
import { push } from './push.ts';
import { read } from './read.ts';
import { speak } from './speak.ts';
import { turnLeft } from './turn-left.ts';
import { turnRight } from './turn-right.ts';
import { water } from './water.ts';
import { write } from './write.ts';

/**
 * Every command of the `player` module, in the order of the Code book. A test compares the list with the files of this
 * folder.
 */
export const COMMANDS: readonly CommandDefinition[] = [
  moveForward,
  moveBackward,
  turnLeft,
  turnRight,
  collect,
  speak,
  look,
  canMove,
  count,
  position,
  facing,
  build,
  water,
  open,
  close,
  push,
  place,
  plant,
  combine,
  write,
  read,
  display,
  ask,
];

const BY_NAME: ReadonlyMap<string, CommandDefinition> = new Map(
  COMMANDS.map((command) => [command.name, command]),
);

/** Names of the commands that turn the character. */
export const TURN_COMMANDS: readonly string[] = COMMANDS.flatMap(({ name, isTurn }) =>
  isTurn ? [name] : [],
);

/** Names of the commands that take no value. */
export const EMPTY_COMMANDS: readonly string[] = COMMANDS.flatMap(({ name, parameters }) =>
  parameters.length === 0 ? [name] : [],
);

/** The command with a Python name, or undefined. */
export const commandNamed = (name: string): CommandDefinition | undefined => BY_NAME.get(name);
