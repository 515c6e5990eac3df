import { FARM_ERRORS } from '@hopcode/engine/commands/farm-errors';
import { COMMANDS } from '@hopcode/engine/commands/registry';
import { dataValueSchema } from '@hopcode/engine/formats/data-value';
import type { EndFile } from '@hopcode/engine/formats/level-file';
import { TIMELINE_VERSION } from '@hopcode/engine/formats/timeline';
import type { Verdict } from '@hopcode/engine/verdict';
import { z } from 'zod';
import type { RunMessage } from '../protocol.ts';
import type { Python } from './boot-python.ts';
import type { CommandLog } from './command-log.ts';
import { installFarmDevice } from './farm-device.ts';
import { limitFiles } from './limit-files.ts';
import { createProgramHost } from './program-host.ts';
import { createRunFiles, type RunFiles } from './run-files.ts';
import { startOfDay } from './start-of-day.ts';
import { createLibraryWatch, createTamperWatch, type Snapshot, watchedSchema } from './tamper-watch.ts';
import type { VirtualWorld } from './virtual-world.ts';

/** The result of a run: JSON of a Timeline that the receiver must still check. */
export type SessionResult = {
  readonly timeline: string;
  readonly memory: number;
  readonly recycle: boolean;
};

/** A Python interpreter with the harness set up, ready for one run after another. */
export type PythonSession = {
  /** Throws when the interpreter is broken. The session cannot be used again after that. */
  readonly run: (message: RunMessage) => SessionResult;
  readonly memory: () => number;
};

/** If the memory after a run is larger than this, in bytes, the worker is replaced. */
const MOST_MEMORY_KEPT = 160_000_000;

/** The harness's report; the receiver of the timeline checks the events. */
const reportSchema = z.object({
  events: z.array(z.looseObject({ kind: z.string(), number: z.int().optional() })),
  end: z.unknown(),
  variables: z.record(z.string(), dataValueSchema),
  neverCalled: z.unknown(),
});

/** The end of a program that a limit stopped. */
const limitSchema = z.strictObject({
  status: z.enum(['time', 'commands', 'output', 'questions']),
  line: z.int(),
});

/** A buffer that computes its first byte each time Python reads it. */
const interruptBuffer = (signal: () => number): Uint8Array =>
  new Proxy(new Uint8Array(1), {
    get: (_bytes, index) => (index === '0' ? signal() : undefined),
    set: () => true,
  });

/**
 * How a program ended. If goals stayed open, the end may contain an unused definition or a compiler warning
 * (`slip`). If a limit stopped the program, the slip may be a loop that cannot end.
 */
const endOf = ({ end, neverCalled }: z.infer<typeof reportSchema>, { complete, goals }: Verdict): unknown => {
  if (!neverCalled) return end;
  const limited = limitSchema.safeParse(end);
  if (limited.success) return { ...limited.data, slip: neverCalled };
  return !complete && goals.length > 0 ? { status: 'finished', slip: neverCalled } : end;
};

/** Whether a level or a program is about files. If so, the run records each change to a file. */
const usesFiles = ({ code, level }: RunMessage['request']): boolean =>
  level.files !== undefined || /\bopen\b|\bpathlib\b|\bos\b/.test(code);

const timelineJson = (
  report: z.infer<typeof reportSchema>,
  log: CommandLog,
  { events: fileEvents, end: files }: { events: ReturnType<RunFiles['events']>; end: readonly EndFile[] },
): string => {
  const verdict = log.simulation.verdict(report.variables, files);
  const eventOf = (event: (typeof report.events)[number]) => {
    const number = event.number ?? -1;
    if (event.kind === 'file') return fileEvents[number];
    return event.kind === 'command' ? log.events[number] : event;
  };
  return JSON.stringify({
    version: TIMELINE_VERSION,
    events: report.events.map(eventOf),
    end: endOf(report, verdict),
    variables: report.variables,
    ...(files.length > 0 && { files }),
    verdict,
  });
};

/** Sets up the harness in a booted interpreter. */
export const startSession = ({ api, memory }: Python, world: VirtualWorld): PythonSession => {
  const allowFilesAnew = limitFiles(api);
  const files = createRunFiles(api);
  const host = createProgramHost(world, files);
  const device = installFarmDevice(api, { answer: host.answer, report: host.takeReport });
  const harness = api.pyimport('hopcode.harness');
  const definitions = COMMANDS.map(({ name, parameters, returns, isQuestion = false, longestWalk = 0 }) => ({
    name,
    parameters,
    returns,
    isQuestion,
    longestWalk,
  }));
  const watched = watchedSchema.parse(
    JSON.parse(harness.setup(device, JSON.stringify(definitions), JSON.stringify(FARM_ERRORS))),
  );
  const watch = createTamperWatch(watched, memory);
  const libraryWatch = createLibraryWatch(watched, memory);
  const runProgram = harness.run;
  const restoreLibrary = harness.restore;
  api.setInterruptBuffer(interruptBuffer(host.signal));

  /** The harness and the library before the next run, as long as no run has changed them. */
  let known: { readonly harness: Snapshot; readonly library: Snapshot } | undefined;

  /**
   * Restores the library after a run. Returns whether the program had changed the library, the harness or a function.
   */
  const restore = (before: NonNullable<typeof known>): boolean => {
    // The code that restores the library is also Python, so it can be trusted only if it is unchanged.
    if (watch.hasChanged(before.harness)) return true;
    const isUntouched = !libraryWatch.hasChanged(before.library);
    const hasChanged = restoreLibrary(isUntouched) === true;
    if (isUntouched && !hasChanged) known = before;
    return hasChanged;
  };

  /**
   * Runs a program. Returns true when the worker cannot be used again: the program patched the harness or a
   * function, changed the library, or broke the interpreter while its data were cleared.
   */
  const runInHarness = (code: string, options: object): boolean => {
    try {
      const before = known ?? { harness: watch.look(), library: libraryWatch.look() };
      known = undefined;
      runProgram(code, JSON.stringify(options));
      files.end();
      return restore(before);
    } catch (error) {
      if (host.report() === undefined) throw error;
      return true;
    } finally {
      files.end();
      host.end();
    }
  };

  return {
    memory: () => memory().byteLength,
    run: ({ request, limits, recursionLimit }) => {
      const { code, level, answers, seed, now } = request;
      const log = host.begin(level, limits);
      world.restart(now ?? startOfDay(level), seed);
      allowFilesAnew();
      files.begin(level.files ?? []);
      const { constants, helper } = level;
      const options = { answers, seed, limits, recursionLimit, constants, helper: helper !== undefined };
      const hasChanged = runInHarness(code, { ...options, files: usesFiles(request) });
      const used = memory().byteLength;
      return {
        timeline: timelineJson(reportSchema.parse(JSON.parse(host.report() ?? '')), log, host.files()),
        memory: used,
        recycle: hasChanged || used > MOST_MEMORY_KEPT,
      };
    },
  };
};
