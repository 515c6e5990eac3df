import type { Timeline } from '@hopcode/engine/formats/timeline';

/**
 * Whether a run with one more answer did the same as the run before it, up to the question. Only a program that
 * prints addresses of objects can differ; its replay must then start from the beginning.
 */
export const continues = (before: Timeline, after: Timeline): boolean =>
  before.events.every((event, index) => JSON.stringify(event) === JSON.stringify(after.events[index]));
