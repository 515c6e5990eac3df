import type { Timeline } from '@hopcode/engine/formats/timeline';

type Reasons = typeof import('./nearer-reason.ts');

let loaded: Reasons | undefined;

/** Loads the code that finds the reason for a failed command in its program; it is not part of the first visit. */
export const loadReasons = async (): Promise<void> => {
  loaded = await import('./nearer-reason.ts');
};

/** Undefined until `loadReasons` has resolved. */
export const loadedReasons = (): Reasons | undefined => loaded;

/** Whether a run has a failure whose reasons are not loaded yet. */
export const needsReasons = ({ end, verdict }: Timeline): boolean =>
  loaded === undefined && (end.status === 'rule' || verdict.failure !== undefined);
