import type { Timeline } from '@hopcode/engine/formats/timeline';

/** The index of the failed command that ended a run, or -1 if the program caught every failure. */
export const fatalEvent = ({ events, end }: Pick<Timeline, 'events' | 'end'>): number =>
  end.status === 'rule'
    ? events.findLastIndex((event) => event.kind === 'command' && event.failure?.code === end.failure.code)
    : -1;
