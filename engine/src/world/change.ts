import { z } from 'zod';
import { THING_STATES, type ThingState } from '../things/thing-state.ts';
import { facingNameSchema, type Position, positionSchema } from './geometry.ts';
import type { Thing, World } from './world.ts';

/**
 * One smallest change of the farm. A command returns a list of them, a timeline stores them, and the stage
 * animates them. Only `applyChange` interprets them, so a replay cannot differ from the run.
 */
export const changeSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('moved'), to: positionSchema, backward: z.boolean().optional() }),
  z.strictObject({ type: z.literal('turned'), facing: facingNameSchema }),
  /** The character tried to enter a cell and could not; nothing moves. */
  z.strictObject({ type: z.literal('bumped'), at: positionSchema }),
  z.strictObject({
    type: z.literal('thing-changed'),
    id: z.int().min(0),
    state: z.enum(THING_STATES).optional(),
    position: positionSchema.optional(),
  }),
  z.strictObject({ type: z.literal('counted'), item: z.string().max(500), count: z.int().min(0) }),
  z.strictObject({ type: z.literal('scored'), goal: z.int().min(0), score: z.int().min(0) }),
  z.strictObject({
    type: z.literal('said'),
    channel: z.enum(['speak', 'write', 'read', 'display', 'ask']),
    text: z.string().max(10_000),
  }),
]);
export type Change = z.infer<typeof changeSchema>;

/** A thing at another position or in another state; its further cells move with it. */
const changedThing = (thing: Thing, position: Position, state: ThingState): Thing => {
  if (!thing.compound) return { type: thing.type, position, state };
  const dx = position[0] - thing.position[0];
  const dy = position[1] - thing.position[1];
  return { type: thing.type, position, compound: thing.compound.map(([x, y]) => [x + dx, y + dy]), state };
};

/** The world after one change. Unknown ids of things and goals change nothing. */
export const applyChange = (world: World, change: Change): World => {
  switch (change.type) {
    case 'moved':
      return { ...world, player: { position: change.to, facing: world.player.facing } };
    case 'turned':
      return { ...world, player: { position: world.player.position, facing: change.facing } };
    case 'thing-changed': {
      const thing = world.things[change.id];
      if (!thing) return world;
      const things = world.things.slice();
      things[change.id] = changedThing(thing, change.position ?? thing.position, change.state ?? thing.state);
      return { ...world, things };
    }
    case 'counted':
      return { ...world, inventory: { ...world.inventory, [change.item]: change.count } };
    case 'scored': {
      if (world.scores[change.goal] === undefined) return world;
      const scores = world.scores.slice();
      scores[change.goal] = change.score;
      return { ...world, scores };
    }
    case 'bumped':
    case 'said':
      return world;
  }
};

/** The world after a list of changes, in order. */
export const applyChanges = (world: World, changes: readonly Change[]): World =>
  changes.reduce(applyChange, world);
