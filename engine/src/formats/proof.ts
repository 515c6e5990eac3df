import { z } from 'zod';
import { dataValueSchema } from './data-value.ts';
import { endFilesSchema } from './level-file.ts';

/**
 * The maximum number of commands for one farm in a proof. A run may have more commands (`RUN_LIMITS.commands`), but
 * then the server does not replay it. Anyone can send proofs, so replaying them must stay cheap.
 */
export const MOST_PROOF_COMMANDS = 2000;

/** The maximum number of changes on all farms of a proof together. A command that walks far makes many changes. */
export const MOST_PROOF_CHANGES = 10_000;

/** Maximum number of farms of a level: the shown one and its variants. */
export const MOST_PROOF_FARMS = 3;

/** The maximum length of the variables of one farm, in characters of JSON. */
const MOST_VARIABLE_TEXT = 20_000;

/** The maximum length of the files of one farm, in characters of JSON. */
const MOST_FILE_TEXT = 100_000;

/** One command as `[name, ...arguments]`: `["move_forward", 3]`. */
const proofCommandSchema = z
  .array(z.union([z.string().max(5000), z.number(), z.boolean(), z.null()]))
  .min(1)
  .max(20);
export type ProofCommand = z.infer<typeof proofCommandSchema>;

/**
 * What a program did on one farm: its commands in order, and the final values of the variables and files that the goals
 * of the farm name, and of the files that the level passes on. Commands do not contain these values, so the values that
 * the page reports are accepted.
 */
export const proofRunSchema = z.strictObject({
  commands: z.array(proofCommandSchema).max(MOST_PROOF_COMMANDS),
  variables: z
    .record(z.string().max(60), dataValueSchema)
    .refine((variables) => JSON.stringify(variables).length <= MOST_VARIABLE_TEXT, { error: 'too long' })
    .default({}),
  files: endFilesSchema
    .refine((files) => JSON.stringify(files).length <= MOST_FILE_TEXT, { error: 'too long' })
    .optional(),
});
export type ProofRun = z.infer<typeof proofRunSchema>;

/** The finishing run of a level: what the program did on each of its farms, the shown farm first. */
export const proofSchema = z
  .strictObject({ runs: z.array(proofRunSchema).min(1).max(MOST_PROOF_FARMS) })
  .meta({ id: 'Proof' });
export type Proof = z.infer<typeof proofSchema>;
