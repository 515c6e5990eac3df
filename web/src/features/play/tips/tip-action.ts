import { COMMANDS } from '@hopcode/engine/commands/registry';
import type { Trip } from '../time/time-travel.ts';
import type { TipAction, TipView } from './tip-view.ts';

type Moment = {
  /** The program in the editor. */
  readonly code: string;
  readonly trip: Pick<Trip, 'source' | 'steps' | 'open'> | undefined;
};

/**
 * The step at which the line ran before the event, or its last step; undefined if it never ran. The end of the run would
 * mark no line.
 */
export const stepOf = (
  steps: Trip['steps'],
  { event, line }: { readonly event: number | null; readonly line: number | null },
): number | undefined => {
  const before = steps.findLastIndex((one) => one.line === line && (event === null || one.event < event));
  const found = before >= 0 ? before : steps.findLastIndex((one) => one.line === line);
  return found >= 0 ? found + 1 : undefined;
};

const isCommand = (name: string): boolean => COMMANDS.some((command) => command.name === name);

/** The action of what the assistant shows; undefined if it has none, or no longer fits the program. */
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
