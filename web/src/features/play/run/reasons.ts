import type { Timeline } from '@hopcode/engine/formats/timeline';

type Reasons = typeof import('./nearer-reason.ts');

let loaded: Reasons | undefined;

/** Loads the code that finds out why a command of a program failed. It is not part of the first visit. */
export const loadReasons = async (): Promise<void> => {
  loaded = await import('./nearer-reason.ts');
};

/** The loaded code; undefined until `loadReasons` has resolved. */
export const loadedReasons = (): Reasons | undefined => loaded;

/** Whether a run has a failure whose reasons are not loaded yet. */
export const needsReasons = ({ end, verdict }: Timeline): boolean =>
  loaded === undefined && (end.status === 'rule' || verdict.failure !== undefined);
