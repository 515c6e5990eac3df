import { z } from 'zod';
import { failureSchema, verdictSchema } from '../verdict.ts';
import { changeSchema } from '../world/change.ts';
import { actorSchema } from './actor.ts';
import { dataValueSchema } from './data-value.ts';
import { endFilesSchema, fileContentSchema, fileNameSchema } from './level-file.ts';

/**
 * Everything a program did, from its first line to its end. Animation, line highlighting, scrubbing,
 * narration, a teacher's replay and the check of every level all use this one structure. Plain JSON; events
 * are in the order in which they happened. docs/glossary.md defines the words.
 */
export const TIMELINE_VERSION = 1;

/** Hard limits of a run; the runner stops a program that exceeds one. */
export const RUN_LIMITS = {
  milliseconds: 5000,
  tracedLines: 5000,
  commands: 10_000,
  printedCharacters: 100_000,
  questions: 200,
} as const;

const lineNumber = z.int().min(0).max(100_000);
const shortText = z.string().max(500);
const virtualSeconds = z.number().min(0);

export const timelineEventSchema = z.discriminatedUnion('kind', [
  /** The line that runs next, with the variables that have changed since the line before (name to short text). */
  z.strictObject({
    kind: z.literal('line'),
    line: lineNumber,
    /** Name of the function, empty at module level. */
    scope: z.string().max(200),
    changed: z.record(z.string().max(200), shortText).optional(),
  }),
  /**
   * A command of the character or its helper, with all its changes. A `failure` ends a program that does not catch it.
   */
  z.strictObject({
    kind: z.literal('command'),
    line: lineNumber,
    name: z.string().max(60),
    args: z.array(z.union([z.string().max(10_000), z.number(), z.boolean(), z.null()])).max(20),
    changes: z.array(changeSchema).max(10_000),
    value: z.union([z.string().max(10_000), z.number(), z.boolean(), z.null()]).optional(),
    failure: failureSchema.optional(),
    /** Who performs the command; absent for the character. */
    by: actorSchema.extract(['helper']).optional(),
    /**
     * In a level with a helper: the virtual second at which the command starts, and how many seconds it takes. Commands
     * of the character and the helper can overlap. The changes of each command happen at its start.
     */
    at: virtualSeconds.optional(),
    takes: virtualSeconds.optional(),
  }),
  z.strictObject({ kind: z.literal('print'), stream: z.enum(['out', 'err']), text: z.string().max(200_000) }),
  /** Virtual time of `time.sleep` or `asyncio.sleep`; `busy` if a command with `takes` seconds is still running. */
  z.strictObject({
    kind: z.literal('wait'),
    seconds: virtualSeconds,
    busy: z.literal(true).optional(),
  }),
  /** A file that the previous line has written. If there are no contents, the program has deleted it. */
  z.strictObject({ kind: z.literal('file'), name: fileNameSchema, content: fileContentSchema.optional() }),
  z.strictObject({
    kind: z.literal('answer'),
    question: z.enum(['ask', 'input']),
    prompt: z.string().max(10_000),
    answer: z.union([z.string().max(10_000), z.boolean()]),
  }),
]);
export type TimelineEvent = z.infer<typeof timelineEventSchema>;

/**
 * A Python error as data; the page turns it into words. Lines and columns count from 1, in the learner's
 * file.
 */
const pythonErrorSchema = z.strictObject({
  type: z.string().max(200),
  /** Python's own message, in English, without the type. */
  message: z.string().max(2000),
  line: lineNumber,
  column: z.int().min(0).optional(),
  endLine: lineNumber.optional(),
  endColumn: z.int().min(0).optional(),
  /**
   * Names in the message (`name`, `obj`, `key`), as Python reports them. `=name` is the value that the variable `name`
   * had when the error happened.
   */
  names: z.record(z.string().max(20), z.string().max(200)).optional(),
  /** The whole trace as Python prints it, with only the frames of the learner's file. */
  trace: z.string().max(20_000),
});
export type PythonError = z.infer<typeof pythonErrorSchema>;

/**
 * Why the program ended. `finished`: the program ran to its end. If goals are open, `slip` may say what the program
 * forgot. `rule`: a command failed and the program did not catch the failure. Only the lines of a `finally` may come
 * after it. `error`: Python raised an error. `question`: the program needs the answer to an `ask()` or `input()`.
 * `time`, `commands`, `output`: a limit stopped the program; `slip` is a loop that cannot end. `stopped`: the learner
 * pressed Stop. `crashed`: Python itself broke and was replaced. `unchecked`: the engine computes a different result
 * from the one that the run reports, so the run is discarded.
 */
const runEndSchema = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('finished'), slip: pythonErrorSchema.optional() }),
  z.strictObject({
    status: z.literal('rule'),
    line: lineNumber,
    failure: failureSchema,
    error: pythonErrorSchema.optional(),
  }),
  z.strictObject({ status: z.literal('error'), error: pythonErrorSchema }),
  z.strictObject({
    status: z.literal('question'),
    question: z.enum(['ask', 'input']),
    prompt: z.string().max(10_000),
    line: lineNumber,
  }),
  z.strictObject({
    status: z.enum(['time', 'commands', 'output', 'questions']),
    line: lineNumber,
    slip: pythonErrorSchema.optional(),
  }),
  z.strictObject({ status: z.enum(['stopped', 'unchecked']) }),
  z.strictObject({ status: z.literal('crashed'), error: pythonErrorSchema.optional() }),
]);
export type RunEnd = z.infer<typeof runEndSchema>;

export const timelineSchema = z.strictObject({
  version: z.literal(TIMELINE_VERSION),
  events: z.array(timelineEventSchema).max(60_000),
  end: runEndSchema,
  /** Module-level variables when the program ended. */
  variables: z.record(z.string().max(200), dataValueSchema),
  /** The files when the program ended; absent for a run without any. */
  files: endFilesSchema.optional(),
  verdict: verdictSchema,
});
export type Timeline = z.infer<typeof timelineSchema>;
