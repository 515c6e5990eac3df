import { z } from 'zod';
import { facingNameSchema, positionSchema } from './geometry.ts';
import type { World } from './world.ts';

/**
 * One smallest change of the farm. A command answers a list of them; a timeline stores them; the stage animates
 * them. `applyChange` is the only place that gives them meaning, so a replay cannot differ from the run.
 */
export const changeSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('moved'), to: positionSchema, backward: z.boolean().optional() }),
  z.strictObject({ type: z.literal('turned'), facing: facingNameSchema }),
  /** The character tried to enter a cell and could not; nothing moves. */
  z.strictObject({ type: z.literal('bumped'), at: positionSchema }),
  z.strictObject({
    type: z.literal('thing-changed'),
    id: z.int().min(0),
    state: z
      .enum(['there', 'gone', 'hidden', 'open', 'closed', 'empty', 'filled', 'wet', 'planted'])
      .optional(),
    position: positionSchema.optional(),
  }),
  z.strictObject({ type: z.literal('counted'), item: z.string().max(60), count: z.int().min(0) }),
  z.strictObject({ type: z.literal('scored'), goal: z.int().min(0), score: z.int().min(0) }),
  z.strictObject({
    type: z.literal('said'),
    channel: z.enum(['speak', 'write', 'read', 'display', 'ask']),
    text: z.string().max(10_000),
  }),
]);
export type Change = z.infer<typeof changeSchema>;

/** The world after one change. Unknown ids change nothing. */
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
      things[change.id] = {
        type: thing.type,
        position: change.position ?? thing.position,
        state: change.state ?? thing.state,
      };
      return { ...world, things };
    }
    case 'counted':
      return { ...world, inventory: { ...world.inventory, [change.item]: change.count } };
    case 'scored': {
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
