import type { Argument, Failure } from '@hopcode/engine/commands/command';
import { commandNamed } from '@hopcode/engine/commands/registry';
import type { Actor } from '@hopcode/engine/formats/actor';
import type { Level } from '@hopcode/engine/formats/level';
import type { TimelineEvent } from '@hopcode/engine/formats/timeline';
import { type Simulation, startSimulation } from '@hopcode/engine/simulation';

type CommandEvent = Extract<TimelineEvent, { kind: 'command' }>;

/**
 * The commands of one run: performs them in the simulation and stores their events. Answers to Python are
 * texts, because Python would get objects as proxies: '' for no value, JSON for a value, '!' + JSON for a
 * failure, '#' when the farm has changed too many times.
 */
export type CommandLog = {
  readonly events: readonly CommandEvent[];
  readonly simulation: Simulation;
  readonly command: (name: string, line: number, args: readonly unknown[]) => string;
  /**
   * Performs a command in a level with a helper. The answer is '~' if nothing happened because the other character is
   * in the way.
   */
  readonly act: (name: string, line: number, act: Act, args: readonly unknown[]) => string;
  /**
   * Records an argument of the wrong type or length. `longest` is the length limit if the argument is text that is too
   * long, otherwise 0.
   */
  readonly refuse: (
    name: string,
    line: number,
    parameter: string,
    longest: number,
    args: readonly unknown[],
  ) => string;
};

/** Who performs a command, when it starts and how long it takes in virtual seconds. */
export type Act = {
  readonly by: Actor;
  readonly at: number;
  readonly takes: number;
  /** Whether to try the command again while the other character is in the way. */
  readonly isPatient: boolean;
};

/** Longest value in the message of a refused argument, in characters. */
const LONGEST_SHOWN = 80;

/** Converts a value from Python to an argument; null for every value that is not plain. */
const argumentOf = (value: unknown): Argument => {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
};

const failureData = ({ code, params }: Failure) => (params ? { code, params: { ...params } } : { code });

export const startCommandLog = (level: Level, mostChanges: number): CommandLog => {
  const simulation = startSimulation(level);
  const events: CommandEvent[] = [];
  let changes = 0;
  const perform = (name: string, line: number, passed: readonly unknown[], act?: Act): string => {
    if (changes > mostChanges) return '#';
    const args = passed.map(argumentOf);
    const outcome = simulation.command(name, args, act?.by);
    if (act?.isPatient && outcome.failure?.code === 'way-taken') return '~';
    changes += outcome.changes.length;
    const event: CommandEvent = { kind: 'command', line, name, args, changes: [...outcome.changes] };
    if (outcome.value !== undefined) event.value = outcome.value;
    if (outcome.failure) event.failure = failureData(outcome.failure);
    if (act?.by === 'helper') event.by = act.by;
    if (act) {
      event.at = act.at;
      event.takes = act.takes;
    }
    events.push(event);
    if (event.failure) return `!${JSON.stringify(event.failure)}`;
    return outcome.value === undefined || outcome.value === null ? '' : JSON.stringify(outcome.value);
  };
  return {
    events,
    simulation,
    command: (name, line, passed) => perform(name, line, passed),
    act: (name, line, act, passed) => perform(name, line, passed, act),
    refuse: (name, line, parameter, longest, passed) => {
      const at = commandNamed(name)?.parameters.findIndex((own) => own.name === parameter) ?? -1;
      const given = passed[at];
      const shown = typeof given === 'string' && { action: name, given: given.slice(0, LONGEST_SHOWN) };
      const params = longest > 0 ? { parameter, longest } : { parameter, ...shown };
      const failure = { code: 'wrong-argument', params };
      events.push({ kind: 'command', line, name, args: passed.map(argumentOf), changes: [], failure });
      return `!${JSON.stringify(failure)}`;
    },
  };
};
