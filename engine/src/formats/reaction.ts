import { z } from 'zod';
import { THING_STATES } from '../things/thing-state.ts';
import { facingNameSchema, positionSchema } from '../world/geometry.ts';
import { channelSchema } from './channel.ts';

/** The light and the weather over a farm. No rule depends on them. */
export const SKIES = ['day', 'evening', 'night', 'rain', 'snow'] as const;
export const skySchema = z.enum(SKIES);
export type Sky = z.infer<typeof skySchema>;

/** The sky of levels that do not name one. */
export const USUAL_SKY: Sky = 'day';

/** The index of an item of the level, which is the id of its thing. */
const thingId = z.int().min(0).max(1999);

/**
 * The occasions that the farm answers. `goal-met`: a goal has its full score. `all-met`: all goals that commands score
 * have their full score; goals about variables do not count, because they are checked after the run. `arrived`: the
 * character steps on a tile. `said`: a command says a text, or exactly `text`. `changed`: a thing gets a state.
 */
const occasionSchema = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('goal-met'), goal: z.int().min(0).max(199) }),
  z.strictObject({ event: z.literal('all-met') }),
  z.strictObject({ event: z.literal('arrived'), at: positionSchema }),
  z.strictObject({
    event: z.literal('said'),
    channel: channelSchema,
    text: z.string().max(500).optional(),
  }),
  z.strictObject({ event: z.literal('changed'), thing: thingId, state: z.enum(THING_STATES) }),
]);
export type Occasion = z.infer<typeof occasionSchema>;

/**
 * One step of an answer. `walk`: a thing walks in straight lines over the corners `to`, and stops before a collider or
 * the character. `say`: a thing says `text`, in the reader's language. `give`: the character gets things.
 */
const reactionStepSchema = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('walk'), thing: thingId, to: z.array(positionSchema).min(1).max(20) }),
  z.strictObject({ act: z.literal('turn'), thing: thingId, facing: facingNameSchema }),
  z.strictObject({ act: z.literal('say'), thing: thingId, text: z.string().min(1).max(200) }),
  z.strictObject({ act: z.literal('state'), thing: thingId, state: z.enum(THING_STATES) }),
  z.strictObject({
    act: z.literal('give'),
    item: z.string().min(1).max(60),
    count: z.int().min(1).max(99),
  }),
  z.strictObject({ act: z.literal('sky'), sky: skySchema }),
]);
export type ReactionStep = z.infer<typeof reactionStepSchema>;

/** How the farm answers one occasion, once in a run. */
export const reactionSchema = z
  .strictObject({
    when: occasionSchema,
    steps: z.array(reactionStepSchema).min(1).max(20),
  })
  // A name for this schema, so that descriptions of the API contain it only once, not once for each farm.
  .meta({ id: 'Reaction' });
export type Reaction = z.infer<typeof reactionSchema>;

/** The maximum number of answers in a level. */
export const MOST_REACTIONS = 30;
