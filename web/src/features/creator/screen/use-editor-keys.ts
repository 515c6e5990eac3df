import { type Dispatch, useEffect } from 'react';
import type { EditorEvent } from '../model/editor-events.ts';
import { eventOfKey, keepsKeys } from './editor-keys.ts';

/**
 * The keys of the whole editor: undo, redo, the clipboard, Delete, Escape. Text fields and dialogs handle their own
 * keys.
 */
export const useEditorKeys = (dispatch: Dispatch<EditorEvent>): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || keepsKeys(event.target)) return;
      const happening = eventOfKey(event);
      // If text on the page is selected, the browser copies it as usual.
      if (!happening || (happening.type === 'copied' && getSelection()?.isCollapsed === false)) return;
      event.preventDefault();
      dispatch(happening);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [dispatch]);
};
