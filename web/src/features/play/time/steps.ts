import type { Timeline, TimelineEvent } from '@hopcode/engine/formats/timeline';

/**
 * One step of a run: the moment before a line runs, or the end. At the end, `line` is 0 or the line that ended the run.
 */
export type Step = {
  /** The index of the step's event in the timeline. */
  readonly event: number;
  readonly line: number;
  /** Name of the function, empty at module level. */
  readonly scope: string;
};

/** A variable at a step, as Python shows it. */
export type Variable = {
  readonly name: string;
  readonly text: string;
  /** Whether the variable got this value during this step. */
  readonly changed: boolean;
  /** Whether the variable is local to the function that is running. */
  readonly local: boolean;
};

type LineEvent = Extract<TimelineEvent, { kind: 'line' }>;

const isLine = (event: TimelineEvent): event is LineEvent => event.kind === 'line';

const STOPPED_AT_A_LINE: ReadonlySet<Timeline['end']['status']> = new Set([
  'rule',
  'error',
  'question',
  'time',
  'commands',
  'output',
  'questions',
]);

/**
 * The steps of a run, in order. They are its lines, or its commands if no lines were recorded. If the last line did
 * something, the end of the run is a step too. A step back from it undoes what the line did. If a line ended the run,
 * the step for the end is at that line.
 */
export const stepsOf = ({ events, end }: Timeline): readonly Step[] => {
  const followed = events.some(isLine);
  const steps: Step[] = [];
  for (const [index, event] of events.entries()) {
    if (followed && isLine(event)) {
      if (event.line === 0 && STOPPED_AT_A_LINE.has(end.status)) continue;
      steps.push({ event: index, line: event.line, scope: event.scope });
    } else if (!followed && event.kind === 'command')
      steps.push({ event: index, line: event.line, scope: '' });
  }
  const last = events.length - 1;
  const before = steps.at(-1);
  if (before === undefined || before.event >= last) return steps;
  if (end.status === 'finished') steps.push({ event: last, line: 0, scope: '' });
  else if (STOPPED_AT_A_LINE.has(end.status)) steps.push({ ...before, event: last });
  return steps;
};

/** How many steps have started after `events` events; 0 at the start. */
export const stepAt = (steps: readonly Step[], events: number): number => {
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle]?.event ?? 0) < events) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** How many events have happened at a step. Steps are numbered from 1. The last step is the end of the run. */
export const eventsAt = (steps: readonly Step[], step: number, timeline: Timeline): number => {
  if (step >= steps.length) return timeline.events.length;
  const found = steps[step - 1];
  return found ? found.event + 1 : 0;
};

/**
 * Whether an event starts a function call. It must be at the first recorded line of the function, and the previous
 * event must be in another scope.
 */
const beginsCall = (
  event: LineEvent,
  before: LineEvent | undefined,
  firstLine: number | undefined,
): boolean => event.scope !== '' && before?.scope !== event.scope && firstLine === event.line;

/**
 * The variables after `events` events. Those of the running function come first, then those of the program. In both
 * groups, variables are in the order in which they got their first values.
 */
export const variablesAt = (timeline: Timeline, events: number): readonly Variable[] => {
  const scopes = new Map<string, Map<string, string>>();
  const firstLines = new Map<string, number>();
  let last: LineEvent | undefined;
  for (const event of timeline.events.slice(0, events)) {
    if (!isLine(event)) continue;
    if (!firstLines.has(event.scope)) firstLines.set(event.scope, event.line);
    const known = scopes.get(event.scope);
    const variables =
      known === undefined || beginsCall(event, last, firstLines.get(event.scope))
        ? new Map<string, string>()
        : known;
    scopes.set(event.scope, variables);
    for (const [name, text] of Object.entries(event.changed ?? {})) variables.set(name, text);
    last = event;
  }
  const changed = last?.changed ?? {};
  const shown = (scope: string): Variable[] =>
    [...(scopes.get(scope) ?? [])].map(([name, text]) => ({
      name,
      text,
      changed: last?.scope === scope && Object.hasOwn(changed, name),
      local: scope !== '',
    }));
  const scope = last?.scope ?? '';
  return scope === '' ? shown('') : [...shown(scope), ...shown('')];
};
