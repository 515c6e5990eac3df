import { COMMANDS } from '@hopcode/engine/commands/registry';
import type { Trip } from '../time/time-travel.ts';
import type { TipAction, TipView } from './tip-view.ts';

type Moment = {
  /** The program in the editor. */
  readonly code: string;
  readonly trip: Pick<Trip, 'source' | 'steps' | 'open'> | undefined;
};

/**
 * The step that shows the farm after an event. If there is no event, the step after the last run of the line, because
 * questions ask where things are 'after line 4'. If the run stopped at that line, the last step is at the line.
 * Undefined if the line never ran.
 */
export const stepOf = (
  steps: Trip['steps'],
  { event, line }: { readonly event: number | null; readonly line: number | null },
): number | undefined => {
  if (event !== null && steps.length > 0) {
    const after = steps.findIndex((one) => one.event >= event);
    return after < 0 ? steps.length : after + 1;
  }
  const last = steps.findLastIndex((one) => one.line === line);
  return last < 0 ? undefined : Math.min(last + 2, steps.length);
};

const isCommand = (name: string): boolean => COMMANDS.some((command) => command.name === name);

/**
 * What the main button of the assistant does; undefined if there is no such button, or if the tip no longer fits the
 * program.
 */
export const tipActionOf = (view: TipView, { code, trip }: Moment): TipAction | undefined => {
  if (view.kind === 'at-error') return view.askedWith === code ? { kind: 'go', line: view.line } : undefined;
  if (view.kind !== 'tip') return undefined;
  const { tip, askedWith, event } = view;
  if (tip.rung === 2) {
    return tip.page !== null && isCommand(tip.page) ? { kind: 'book', command: tip.page } : undefined;
  }
  if (askedWith !== code) return undefined;
  if (tip.rung === 1) {
    if (!trip?.open || trip.source !== askedWith) return undefined;
    const step = stepOf(trip.steps, { event, line: tip.line_number });
    return step === undefined ? undefined : { kind: 'show', step };
  }
  if (tip.rung === 3) return tip.line_number === null ? undefined : { kind: 'go', line: tip.line_number };
  return tip.resulted_code === null
    ? undefined
    : { kind: 'apply', code: tip.resulted_code, line: tip.line_number ?? 1 };
};
