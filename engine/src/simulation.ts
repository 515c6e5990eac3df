import type { Argument, Outcome } from './commands/command.ts';
import type { Actor } from './formats/actor.ts';
import type { Level } from './formats/level.ts';
import type { EndFile } from './formats/level-file.ts';
import type { Variables } from './goals/goal-kind.ts';
import { perform, type Unanswered } from './perform.ts';
import { judge, type Verdict } from './verdict.ts';
import { type Board, createBoard, createWorld, type World } from './world/world.ts';

/**
 * A level that is being played. A simulation is the only mutable holder of a world, for a host that calls one command
 * after another.
 */
export type Simulation = {
  readonly board: Board;
  readonly world: () => World;
  readonly command: (name: string, args: readonly Argument[], actor?: Actor) => Outcome;
  /** Judges the farm, together with the variables and files at the end of the program. */
  readonly verdict: (variables: Variables, files?: readonly EndFile[]) => Verdict;
};

/** Starts a level. */
export const startSimulation = (level: Level): Simulation => {
  const board = createBoard(level);
  let world = createWorld(level);
  let unanswered: Unanswered | undefined;
  return {
    board,
    world: () => world,
    command: (name, args, actor) => {
      const performed = perform(board, world, name, args, actor, unanswered);
      world = performed.world;
      unanswered = performed.unanswered;
      return performed.outcome;
    },
    verdict: (variables, files) => judge(board, world, { variables, files }),
  };
};
