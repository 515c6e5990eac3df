import type { Timeline } from '@hopcode/engine/formats/timeline';
import { INCOMPLETE } from './mistake-reasons.ts';

/** All goals are met. */
export const COMPLETE = 'complete';

/** The result of a run, as in a level's list of mistakes; `complete` when all goals are met. */
export const resultOf = ({ end, verdict }: Timeline): string => {
  if (end.status === 'rule') return end.failure.code;
  if (end.status === 'error') return end.error.type;
  if (end.status !== 'finished') return end.status;
  return verdict.complete ? COMPLETE : (verdict.failure?.code ?? INCOMPLETE);
};
