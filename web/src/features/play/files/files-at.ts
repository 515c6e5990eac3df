import type { EndFile, FileContent, LevelFile } from '@hopcode/engine/formats/level-file';
import type { Timeline } from '@hopcode/engine/formats/timeline';

/**
 * A file in the panel. `mark` says what the run has done to the file. It is undefined for an unchanged file of the
 * level.
 */
export type ShownFile = {
  readonly name: string;
  readonly content: FileContent;
  /** Whether the program ended without closing the file. */
  readonly isOpen: boolean;
  readonly mark: 'new' | 'changed' | undefined;
};

/** A run, and how many of its events have happened. */
export type FilesMoment = { readonly timeline: Pick<Timeline, 'events' | 'files'>; readonly events: number };

const isSame = (one: FileContent, other: FileContent): boolean =>
  'text' in one
    ? 'text' in other && one.text === other.text
    : 'base64' in other && one.base64 === other.base64;

/**
 * The files at a moment of a run. At the end, these are the files in the result of the run, because the number of file
 * events is limited.
 */
const contentsAt = (given: readonly LevelFile[], { timeline, events }: FilesMoment): readonly EndFile[] => {
  if (events >= timeline.events.length) return timeline.files ?? [];
  const files = new Map(given.map((file) => [file.name, file]));
  for (const event of timeline.events.slice(0, events)) {
    if (event.kind !== 'file') continue;
    if (event.content) files.set(event.name, { name: event.name, content: event.content });
    else files.delete(event.name);
  }
  return [...files.values()];
};

/** The files of a farm before or during a run, sorted by name. */
export const filesAt = (
  given: readonly LevelFile[],
  moment: FilesMoment | undefined,
): readonly ShownFile[] => {
  const markOf = (name: string, content: FileContent): ShownFile['mark'] => {
    const before = given.find((file) => file.name === name);
    if (!before) return 'new';
    return isSame(before.content, content) ? undefined : 'changed';
  };
  const files: readonly EndFile[] = moment ? contentsAt(given, moment) : given;
  return files
    .map(({ name, content, open }) => ({
      name,
      content,
      isOpen: open === true,
      mark: markOf(name, content),
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
};
