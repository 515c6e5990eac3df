import { actorSchema } from '@hopcode/engine/formats/actor';
import type { Level } from '@hopcode/engine/formats/level';
import type { EndFile } from '@hopcode/engine/formats/level-file';
import type { RunLimits } from '../protocol.ts';
import { type Act, type CommandLog, startCommandLog } from './command-log.ts';
import type { FileEvent } from './file-record.ts';
import type { RunFiles } from './run-files.ts';
import type { VirtualWorld } from './virtual-world.ts';

/** The host's side of the runs of one interpreter: answers the harness's requests and stores its report. */
export type ProgramHost = {
  /**
   * Answers a request of the harness, a JSON list: `["command", name, line, ...args]`,
   * `["act", name, line, by, at, takes, isPatient, ...args]` in a level with a helper, `["refuse", name,
   * line, parameter, longest, ...args]` (see CommandLog), `["advance", seconds]`, which moves the clock, or
   * `["files"]`: the answer is how many times files have changed.
   * Throws for anything else.
   */
  readonly answer: (request: string) => string;
  readonly takeReport: (json: string) => void;
  /** Resets everything for a run and starts its time limit. */
  readonly begin: (level: Level, limits: RunLimits) => CommandLog;
  /** Ends the time limit of the run. */
  readonly end: () => void;
  /** The signal for Python: SIGINT once the time of the run is over, otherwise 0. */
  readonly signal: () => number;
  /** JSON of the report, once the program has ended. */
  readonly report: () => string | undefined;
  /** What the program did to files, and its files when it ended. */
  readonly files: () => { readonly events: readonly FileEvent[]; readonly end: readonly EndFile[] };
};

/**
 * Minimum time between two interrupts in milliseconds, because the handler would otherwise interrupt itself.
 */
const INTERRUPT_PAUSE = 20;
const SIGINT = 2;

/** The answer to a command if no program is running. */
const NO_RUN = '#';

/** Reads `[by, at, takes, isPatient, ...args]`. */
const actOf = ([by, at, takes, isPatient, ...args]: readonly unknown[]): { act: Act; args: unknown[] } => {
  if (typeof at !== 'number' || typeof takes !== 'number') throw new TypeError('no request');
  return { act: { by: actorSchema.parse(by), at, takes, isPatient: isPatient === true }, args };
};

export const createProgramHost = (world: VirtualWorld, files: RunFiles): ProgramHost => {
  let log: CommandLog | undefined;
  let report: string | undefined;
  let endFiles: readonly EndFile[] = [];
  let deadline = Number.POSITIVE_INFINITY;

  return {
    answer: (request) => {
      const [kind, name, line, ...rest]: unknown[] = JSON.parse(request);
      if (kind === 'files') return String(files.events().length);
      if (kind === 'advance' && typeof name === 'number') {
        world.advance(name);
        return '';
      }
      if (typeof name !== 'string' || typeof line !== 'number') throw new TypeError('no request');
      if (kind === 'command') return log?.command(name, line, rest) ?? NO_RUN;
      if (kind === 'act') {
        const { act, args } = actOf(rest);
        return log?.act(name, line, act, args) ?? NO_RUN;
      }
      const [parameter, longest, ...args] = rest;
      if (kind !== 'refuse' || typeof parameter !== 'string' || typeof longest !== 'number')
        throw new TypeError('no request');
      return log?.refuse(name, line, parameter, longest, args) ?? NO_RUN;
    },
    takeReport: (json) => {
      report = json;
      // The files must be read now: later, the program's data are cleared, and Python closes the files that it left
      // open.
      endFiles = files.files();
    },
    begin: (level, limits) => {
      report = undefined;
      endFiles = [];
      log = startCommandLog(level, limits.changes);
      deadline = world.realNow() + limits.milliseconds;
      return log;
    },
    end: () => {
      deadline = Number.POSITIVE_INFINITY;
    },
    signal: () => {
      const now = world.realNow();
      if (now <= deadline) return 0;
      deadline = now + INTERRUPT_PAUSE;
      return SIGINT;
    },
    report: () => report,
    files: () => ({ events: files.events(), end: endFiles }),
  };
};
