import { z } from 'zod';
import { channelSchema } from '../formats/channel.ts';
import { skySchema } from '../formats/reaction.ts';
import { THING_STATES, type ThingState } from '../things/thing-state.ts';
import { type FacingName, facingNameSchema, type Position, positionSchema } from './geometry.ts';
import type { Thing, World } from './world.ts';

/**
 * The smallest unit of change on the farm. A command returns a list of them, a timeline stores them, and the stage
 * animates them. Only `applyChange` interprets them, so a replay cannot differ from the run.
 */
export const changeSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('moved'), to: positionSchema, backward: z.boolean().optional() }),
  z.strictObject({ type: z.literal('turned'), facing: facingNameSchema }),
  /** The character or a thing tried to enter a cell and could not; nothing moves. */
  z.strictObject({
    type: z.literal('bumped'),
    at: positionSchema,
    /** The thing that tried to enter, if it was not the character. */
    by: z.int().min(0).optional(),
  }),
  z.strictObject({
    type: z.literal('thing-changed'),
    id: z.int().min(0),
    state: z.enum(THING_STATES).optional(),
    position: positionSchema.optional(),
    facing: facingNameSchema.optional(),
  }),
  z.strictObject({ type: z.literal('counted'), item: z.string().max(500), count: z.int().min(0) }),
  z.strictObject({ type: z.literal('scored'), goal: z.int().min(0), score: z.int().min(0) }),
  z.strictObject({
    type: z.literal('said'),
    channel: channelSchema,
    text: z.string().max(10_000),
    /** The thing that said the text, if it was not the character. */
    by: z.int().min(0).optional(),
  }),
  /** The farm begins to answer: the changes after this one in the command belong to the answer. */
  z.strictObject({ type: z.literal('reacted'), reaction: z.int().min(0) }),
  /** A thing says a text. */
  z.strictObject({ type: z.literal('told'), id: z.int().min(0), text: z.string().max(200) }),
  z.strictObject({ type: z.literal('sky-changed'), sky: skySchema }),
]);
export type Change = z.infer<typeof changeSchema>;

type ThingFields = {
  readonly position: Position;
  readonly state: ThingState;
  readonly facing: FacingName | undefined;
};

/** A thing with a new position, state or direction; its other cells move with it. */
const changedThing = (thing: Thing, { position, state, facing }: ThingFields): Thing => {
  const changed = { type: thing.type, position, state, ...(facing && { facing }) };
  if (!thing.compound) return changed;
  const dx = position[0] - thing.position[0];
  const dy = position[1] - thing.position[1];
  return { ...changed, compound: thing.compound.map(([x, y]) => [x + dx, y + dy]) };
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
      things[change.id] = changedThing(thing, {
        position: change.position ?? thing.position,
        state: change.state ?? thing.state,
        facing: change.facing ?? thing.facing,
      });
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
    case 'reacted':
      return { ...world, reacted: [...world.reacted, change.reaction] };
    case 'sky-changed':
      return { ...world, sky: change.sky };
    case 'bumped':
    case 'said':
    case 'told':
      return world;
  }
};

/**
 * The cell at which the character arrives by a change; null if the character stays where it is. The answers of the
 * farm, the tips and the times of the playback depend on it. A new kind of change does not compile without a row here.
 */
export const arrivalCell = (change: Change): Position | null => {
  switch (change.type) {
    case 'moved':
      return change.to;
    case 'turned':
    case 'bumped':
    case 'thing-changed':
    case 'counted':
    case 'scored':
    case 'said':
    case 'reacted':
    case 'told':
    case 'sky-changed':
      return null;
  }
};

/** The world after a list of changes, in order. */
export const applyChanges = (world: World, changes: readonly Change[]): World =>
  changes.reduce(applyChange, world);
