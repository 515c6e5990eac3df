import type { Timeline } from '@hopcode/engine/formats/timeline';

export type Printed = { readonly stream: 'out' | 'err'; readonly text: string };

/** What the first `events` events of a timeline have printed, in order: the console at a moment in the past. */
export const printedUntil = (timeline: Timeline, events: number): Printed[] =>
  timeline.events
    .slice(0, events)
    .flatMap((event) => (event.kind === 'print' ? [{ stream: event.stream, text: event.text }] : []));
