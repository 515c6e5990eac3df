import { skySchema } from '@hopcode/engine/formats/reaction';
import { THING_STATES } from '@hopcode/engine/things/thing-state';
import { facingNameSchema } from '@hopcode/engine/world/geometry';
import { z } from 'zod';
import { placeSchema } from './place-source.ts';

/** The short forms of the farm's answers in `level.yaml`; this package's README.md lists them. */

const state = z.enum(THING_STATES);
const text = z.string().min(1).max(500);
const item = z.string().min(1).max(60);

/** `met` is the number of a goal, from 1. */
const whenSchema = z.union(
  [
    z.literal('all-met'),
    z.strictObject({ met: z.int().min(1) }),
    z.strictObject({ arrived: placeSchema }),
    z.strictObject({ changed: placeSchema, state }),
    z.strictObject({ speak: z.union([text, z.literal(true)]) }),
    z.strictObject({ write: z.union([text, z.literal(true)]) }),
    z.strictObject({ read: z.union([text, z.literal(true)]) }),
    z.strictObject({ display: z.union([text, z.literal(true)]) }),
    z.strictObject({ ask: z.union([text, z.literal(true)]) }),
  ],
  {
    error: 'say when: all-met, or one of met, arrived, changed with state, speak, write, read, display, ask',
  },
);
export type WhenSource = z.infer<typeof whenSchema>;

const stepSchema = z.union(
  [
    z.strictObject({ walk: placeSchema, to: z.array(placeSchema).min(1).max(20) }),
    z.strictObject({ turn: placeSchema, facing: facingNameSchema }),
    /** `words` is a key of the level's answers. */
    z.strictObject({ say: placeSchema, words: z.string().regex(/^[a-z][a-z0-9-]*$/) }),
    z.strictObject({ change: placeSchema, state }),
    z.strictObject({ give: item, count: z.int().min(1).max(99).default(1) }),
    z.strictObject({ sky: skySchema }),
  ],
  { error: 'a step is walk with to, turn with facing, say with words, change with state, give, or sky' },
);
export type StepSource = z.infer<typeof stepSchema>;

export const reactionSourceSchema = z.strictObject({
  when: whenSchema,
  steps: z.array(stepSchema).min(1).max(20),
});
export type ReactionSource = z.infer<typeof reactionSourceSchema>;
