import type { Goal } from './formats/level.ts';
import type { Shortfall } from './formats/shortfall.ts';
import type { Timeline, TimelineEvent } from './formats/timeline.ts';
import { goalKindOf } from './goals/registry.ts';
import type { RunMoment } from './shortfall-refused.ts';

type FileShortfall = Extract<Shortfall, { kind: 'file' }>;

/**
 * What is missing in the first file with an unmet goal. The moment of the shortfall is when a line last wrote the file.
 */
export const fileShortfall = (
  goals: readonly Goal[],
  { events, variables, files }: Pick<Timeline, 'events' | 'variables' | 'files'>,
  at: (event: number | null, line: number | null) => RunMoment,
): FileShortfall | undefined => {
  for (const goal of goals) {
    const kind = goalKindOf(goal.action);
    const failure =
      goal.action === 'file' && kind?.met === 'checked' ? kind.check(goal, { variables, files }) : undefined;
    if (!failure) continue;
    const file = goal.file ?? '';
    const written = lastWriting(events, file);
    const moment = at(written?.event ?? null, written?.line ?? null);
    return { kind: 'file', file, code: failure.code, ...moment };
  }
  return undefined;
};

/** The event of the line that last wrote a file. */
function lastWriting(
  events: readonly TimelineEvent[],
  file: string,
): { readonly event: number; readonly line: number } | undefined {
  const seen = events.findLastIndex((event) => event.kind === 'file' && event.name === file);
  // The event of a file comes after the event of the line that wrote it.
  for (let index = seen - 1; index >= 0; index -= 1) {
    const event = events[index];
    if (event?.kind === 'line') return { event: index, line: event.line };
  }
  return undefined;
}
