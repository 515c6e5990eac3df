import { LONGEST_TEXT } from './commands/argument-text.ts';
import type { Argument, CommandDefinition, Failure, Outcome } from './commands/command.ts';
import { commandNamed } from './commands/registry.ts';
import type { Actor } from './formats/actor.ts';
import { react } from './reactions.ts';
import { meantItem, meantSeeds } from './things/item-name.ts';
import { boardFor, changesOfHelper, helperIn, PLAYER, ranIntoOther, worldOfHelper } from './world/acting.ts';
import { applyChanges, type Change } from './world/change.ts';
import type { Board, World } from './world/world.ts';

/** Changes that the farm has not answered yet, and the world before them. */
export type Unanswered = { readonly before: World; readonly changes: readonly Change[] };

/** `unanswered` contains the changes of a failed command, because a program that catches the failure continues. */
export type Performed = {
  readonly world: World;
  readonly outcome: Outcome;
  readonly unanswered?: Unanswered;
};

/** Whether a timeline can store a value as JSON: finite numbers, and texts of limited length. */
const isData = (argument: Argument | undefined): boolean =>
  (typeof argument !== 'number' || Number.isFinite(argument)) &&
  (typeof argument !== 'string' || argument.length <= LONGEST_TEXT);

/**
 * Adds the value None and the command to a failure if an argument with the value None explains it. Such a None often
 * comes from a function without `return`.
 */
const namingNone = (
  failure: Failure | undefined,
  { name: action, parameters }: Pick<CommandDefinition, 'name' | 'parameters'>,
  args: readonly Argument[],
): Failure | undefined => {
  if (failure?.code !== 'wrong-argument') return failure;
  const at = parameters.findIndex(({ name }) => name === failure.params?.parameter);
  return args[at] === null ? { ...failure, params: { ...failure.params, action, value: 'None' } } : failure;
};

/** Adds to a failure the item that a misspelt name means, or the seeds of the plant that a program wants to plant. */
const namingItem = (failure: Failure | undefined, command: string): Failure | undefined => {
  const { code, params } = failure ?? {};
  if (code !== 'cannot-collect' && code !== 'wrong-item') return failure;
  if (typeof params?.what !== 'string') return failure;
  const seeds = command === 'plant' ? meantSeeds(params.what) : undefined;
  if (seeds !== undefined) return { code, params: { ...params, seeds } };
  const meant = meantItem(params.what);
  return meant === undefined ? failure : { code, params: { ...params, meant } };
};

/** If a walk bumps into the other character, the failure says so, because the tile may be free a moment later. */
const namingOther = (
  board: Board,
  world: World,
  actor: Actor,
  { changes, failure }: Outcome,
): Failure | undefined => {
  if (failure?.code !== 'bumped-into-wall' || !ranIntoOther(board, world, actor, changes)) return failure;
  const thing = actor === 'helper' ? PLAYER : (helperIn(board, world)?.thing.type ?? PLAYER);
  return { code: 'way-taken', params: { thing } };
};

/** Runs a rule for the character or the helper. The failure of a helper's command names the helper (`who`). */
const outcomeFor = (
  board: Board,
  world: World,
  actor: Actor,
  run: (board: Board, world: World) => Outcome,
): Outcome => {
  const own = boardFor(board, actor);
  if (actor === 'player') {
    const outcome = run(own, world);
    const failure = namingOther(board, world, actor, outcome);
    return failure ? { ...outcome, failure } : outcome;
  }
  const helper = helperIn(board, world);
  if (!helper) return { changes: [], failure: { code: 'no-helper' } };
  const { id, thing } = helper;
  const seen = worldOfHelper(world, id, thing);
  const outcome = run(own, seen);
  const failure = namingOther(board, world, actor, outcome);
  const changes = changesOfHelper(outcome.changes, id, seen.player.facing);
  if (!failure) return { ...outcome, changes };
  return { ...outcome, changes, failure: { ...failure, params: { ...failure.params, who: thing.type } } };
};

/**
 * Runs one command on a world. Returns the new world and what happened, including the farm's answers. Pure: the same
 * input gives the same result. `actor` performs the command. `earlier` contains the changes of earlier failed commands,
 * which the farm answers now. An unknown name fails with `unknown-command`, too many values with `too-many-arguments`,
 * and a value that a timeline cannot store with `wrong-argument`. Never throws.
 */
export const perform = (
  board: Board,
  world: World,
  name: string,
  args: readonly Argument[],
  actor: Actor = 'player',
  earlier?: Unanswered,
): Performed => {
  const command = commandNamed(name);
  if (!command)
    return { world, outcome: { changes: [], failure: { code: 'unknown-command', params: { name } } } };
  if (args.length > command.parameters.length) {
    const params = { name, most: command.parameters.length };
    return { world, outcome: { changes: [], failure: { code: 'too-many-arguments', params } } };
  }
  const unfitAt = args.findIndex((argument) => !isData(argument));
  const unfit = command.parameters[unfitAt]?.name;
  if (unfit !== undefined) {
    const tooLong = typeof args[unfitAt] === 'string' ? { longest: LONGEST_TEXT } : {};
    return {
      world,
      outcome: { changes: [], failure: { code: 'wrong-argument', params: { parameter: unfit, ...tooLong } } },
    };
  }
  const rule = (board.free && command.freely) || command.rule;
  const outcome = outcomeFor(board, world, actor, (own, seen) => rule(own, seen, args));
  const failure = namingItem(namingNone(outcome.failure, command, args), name);
  const unanswered = {
    before: earlier?.before ?? world,
    changes: [...(earlier?.changes ?? []), ...outcome.changes],
  };
  if (failure !== undefined)
    return { world: applyChanges(world, outcome.changes), outcome: { ...outcome, failure }, unanswered };
  const answers = react(board, unanswered.before, unanswered.changes);
  if (answers.length === 0) return { world: applyChanges(world, outcome.changes), outcome };
  const changes = [...outcome.changes, ...answers];
  return { world: applyChanges(world, changes), outcome: { ...outcome, changes } };
};
