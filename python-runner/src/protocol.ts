import { levelSchema } from '@hopcode/engine/formats/level';
import { RUN_LIMITS } from '@hopcode/engine/formats/timeline';
import { z } from 'zod';

/**
 * Every message between a page (or a Node host) and the worker that runs Python. The worker also runs code from
 * strangers, so its messages are not trusted: the page checks them and limits their size.
 */

/** Longest program, in UTF-16 units. */
export const LONGEST_PROGRAM = 50_000;

/** Largest timeline that a page accepts from a worker, in characters of JSON. */
const LONGEST_TIMELINE = 40_000_000;

/** The reason of a worker that broke begins with this text if the program had filled the memory. */
export const MEMORY_FULL = 'memory full';

/**
 * The recursion limits: CPython's own for a run, and a lower one for the second run after a program broke the
 * interpreter's own stack (docs/decisions/0055).
 */
export const RECURSION_LIMITS = { usual: 1000, cautious: 30 } as const;

export const runLimitsSchema = z.strictObject({
  milliseconds: z.int().min(1).max(60_000).default(RUN_LIMITS.milliseconds),
  tracedLines: z.int().min(0).max(RUN_LIMITS.tracedLines).default(RUN_LIMITS.tracedLines),
  commands: z.int().min(0).max(RUN_LIMITS.commands).default(RUN_LIMITS.commands),
  printedCharacters: z.int().min(0).max(RUN_LIMITS.printedCharacters).default(RUN_LIMITS.printedCharacters),
  questions: z.int().min(0).max(RUN_LIMITS.questions).default(RUN_LIMITS.questions),
  /** Maximum number of all events. */
  events: z.int().min(0).max(50_000).default(50_000),
  /** Maximum number of changes to the farm by all commands. */
  changes: z.int().min(0).max(200_000).default(200_000),
});
export type RunLimits = z.infer<typeof runLimitsSchema>;

const runRequestSchema = z.strictObject({
  code: z.string().max(LONGEST_PROGRAM),
  level: levelSchema,
  /** Answers to the questions of the program so far, in order. */
  answers: z
    .array(z.union([z.string().max(5000), z.boolean()]))
    .max(RUN_LIMITS.questions)
    .default([]),
  /** Seed for `random` and for every other random source. */
  seed: z.int().min(0).max(0xffff_ffff).default(1),
  /**
   * Wall clock at the start of the run: milliseconds of a date that the program reads as its local time. Default:
   * the day of the level, at 9:00, so that runs of a level are the same every time.
   */
  now: z.number().min(0).max(8.64e14).optional(),
});

/** The input of a run: a parsed level, and the fields whose values differ from the defaults. */
export type RunRequest = z.input<typeof runRequestSchema> & { readonly level: z.output<typeof levelSchema> };

const bootMessageSchema = z.strictObject({
  type: z.literal('boot'),
  /** The compiled interpreter: the page fetches and compiles it, so that the worker needs no network. */
  module: z.instanceof(WebAssembly.Module),
  /** The bytes of py.zip. */
  library: z.instanceof(ArrayBuffer),
});

const runMessageSchema = z.strictObject({
  type: z.literal('run'),
  id: z.int().min(1),
  request: runRequestSchema,
  limits: runLimitsSchema,
  recursionLimit: z.int().min(20).max(1000),
});
export type RunMessage = z.output<typeof runMessageSchema>;

/** Messages from the host to the worker. */
export const toWorkerSchema = z.discriminatedUnion('type', [bootMessageSchema, runMessageSchema]);
export type ToWorker = z.input<typeof toWorkerSchema>;

/** Messages from the worker to the host. */
export const fromWorkerSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready'), memory: z.int().min(0) }),
  z.strictObject({
    type: z.literal('done'),
    id: z.int().min(1),
    /** JSON of a Timeline, still unchecked. */
    timeline: z.string().max(LONGEST_TIMELINE),
    /** Size of the interpreter's memory in bytes. */
    memory: z.int().min(0),
    /** The host should replace the worker: the program changed the library, or memory has grown. */
    recycle: z.boolean(),
  }),
  /** The interpreter is broken: while booting (no id) or in a run. */
  z.strictObject({ type: z.literal('fatal'), id: z.int().min(1).optional(), reason: z.string().max(1000) }),
]);
export type FromWorker = z.infer<typeof fromWorkerSchema>;
