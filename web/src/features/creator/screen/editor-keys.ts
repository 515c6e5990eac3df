import type { EditorEvent } from '../model/editor-events.ts';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** The event for a key, anywhere in the editor except in a text field; undefined if the key has no meaning. */
export const eventOfKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: Key): EditorEvent | undefined => {
  if (altKey) return undefined;
  if (!ctrlKey && !metaKey) {
    if (key === 'Escape') return { type: 'escaped' };
    return key === 'Delete' || key === 'Backspace' ? { type: 'deleted' } : undefined;
  }
  switch (key.toLowerCase()) {
    case 'z':
      return { type: shiftKey ? 'redone' : 'undone' };
    case 'y':
      return { type: 'redone' };
    case 'c':
      return { type: 'copied' };
    case 'x':
      return { type: 'cut' };
    case 'v':
      return { type: 'armed', tool: { kind: 'paste' } };
    default:
      return undefined;
  }
};

/** Whether an element handles keys itself, because it is in a field, the code editor or a dialog. */
export const keepsKeys = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable=true], [role=dialog], .cm-editor') !== null;
