import type { FileContent, LevelFile } from '@hopcode/engine/formats/level-file';

/** One change to a file by a program: the new contents, or none if the program deleted the file. */
export type FileEvent = { readonly kind: 'file'; readonly name: string; readonly content?: FileContent };

/**
 * The maximum number of characters in the file events of a run, and the maximum number of these events. Later changes
 * appear only in the final files.
 */
const MOST_EVENT_TEXT = 400_000;
const MOST_EVENTS = 500;

const keyOf = (content: FileContent): string =>
  'text' in content ? `t${content.text}` : `b${content.base64}`;

/** Creates the file events of one run. To find changes, it compares the files each time it is called. */
export const createFileRecord = () => {
  let known = new Map<string, string>();
  let events: FileEvent[] = [];
  let left = MOST_EVENT_TEXT;

  const add = (event: FileEvent, size: number): void => {
    left -= size;
    if (left >= 0 && events.length < MOST_EVENTS) events.push(event);
  };
  return {
    begin: (files: readonly LevelFile[]): void => {
      known = new Map(files.map(({ name, content }) => [name, keyOf(content)]));
      events = [];
      left = MOST_EVENT_TEXT;
    },
    look: (files: readonly LevelFile[]): void => {
      const names = new Set(files.map(({ name }) => name));
      for (const name of known.keys())
        if (!names.has(name)) {
          known.delete(name);
          add({ kind: 'file', name }, 0);
        }
      for (const { name, content } of files) {
        const key = keyOf(content);
        if (known.get(name) === key) continue;
        known.set(name, key);
        add({ kind: 'file', name, content }, key.length);
      }
    },
    events: (): readonly FileEvent[] => events,
  };
};
