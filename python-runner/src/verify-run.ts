import { isCatchable } from '@hopcode/engine/commands/farm-errors';
import { COMMANDS } from '@hopcode/engine/commands/registry';
import type { Level } from '@hopcode/engine/formats/level';
import type { Timeline, TimelineEvent } from '@hopcode/engine/formats/timeline';
import { startSimulation } from '@hopcode/engine/simulation';

type CommandEvent = Extract<TimelineEvent, { kind: 'command' }>;

const COMMAND_NAMES: ReadonlySet<string> = new Set(COMMANDS.map(({ name }) => name));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether two values are the same JSON. A property that is undefined counts as absent. */
const isSameJson = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  // JSON has no negative zero, so 0 and -0 are equal.
  if (!isObject(one) || !isObject(other)) return one === 0 && other === 0;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  for (const key in one) if (!isSameJson(Reflect.get(one, key), Reflect.get(other, key))) return false;
  for (const key in other) if (Reflect.get(other, key) !== undefined && !(key in one)) return false;
  return true;
};

/**
 * A call that the harness refused, because no command accepts an argument of this type. The engine never saw the call.
 */
const isRefusal = ({ name, failure, changes, value }: CommandEvent): boolean =>
  failure?.code === 'wrong-argument' &&
  changes.length === 0 &&
  value === undefined &&
  COMMAND_NAMES.has(name);

/**
 * Whether a timeline is true: the engine performs every recorded command again from the start of the level, and must
 * get the same changes, values, failures and verdict. The worker also runs code from strangers, who may have changed
 * anything in it. Its report about the farm is therefore checked here.
 *
 * The check cannot cover three things: lines and output, which decide nothing; the final variables and files, which any
 * program may set; and whether the program really gave these commands.
 */
export const isTrueRun = (level: Level, { events, end, variables, files, verdict }: Timeline): boolean => {
  const simulation = startSimulation(level);
  const commands = events.filter((event) => event.kind === 'command');
  // Only a failure that no program can catch ends the run immediately.
  const final = commands.findIndex(({ failure }) => failure && !isCatchable(failure.code));
  if (final !== -1 && (final !== commands.length - 1 || end.status !== 'rule')) return false;
  // Only a failed command ends a run with `rule`. After a bump, commands in a `finally` may follow.
  if (end.status === 'rule' && !commands.some(({ failure }) => failure && isSameJson(end.failure, failure)))
    return false;
  for (const event of commands) {
    if (isRefusal(event)) continue;
    const { changes, value, failure } = simulation.command(event.name, event.args, event.by);
    const recorded = { changes: event.changes, value: event.value, failure: event.failure };
    if (!isSameJson({ changes, value, failure }, recorded)) return false;
  }
  return isSameJson(simulation.verdict(variables, files), verdict);
};
