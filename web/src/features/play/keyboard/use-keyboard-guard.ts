import { type RefObject, useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../../ui/announcer.tsx';
import type { EditorHandle } from '../editor/editor-handle.ts';
import { checkKeyboard } from './check-keyboard.ts';
import { createKeyboardGuard, type KeyboardGuard, type KeyboardNotice } from './keyboard-guard.ts';
import { useNoticeWords } from './notice-words.ts';

type Options = {
  readonly editor: RefObject<EditorHandle | null>;
  readonly run: (code: string) => void;
};

/**
 * Connects a keyboard guard to the editor. The guard's notice is in React state, and screen readers announce each
 * notice.
 */
export const useKeyboardGuard = (
  options: Options,
): { readonly guard: KeyboardGuard; readonly notice: KeyboardNotice | undefined } => {
  const announce = useAnnounce();
  const wordsOf = useNoticeWords();
  const [notice, setNotice] = useState<KeyboardNotice>();
  const [guard] = useState(createKeyboardGuard);
  const latest = useRef({ ...options, announce, wordsOf });
  useEffect(() => {
    latest.current = { ...options, announce, wordsOf };
  });
  useEffect(
    () =>
      guard.connect({
        check: checkKeyboard,
        editor: () => latest.current.editor.current,
        run: (code) => latest.current.run(code),
        show: (next) => {
          setNotice(next);
          // Announces the notice immediately, so that it comes before the announcement of an answer.
          if (next) latest.current.announce(latest.current.wordsOf(next));
        },
      }),
    [guard],
  );
  return { guard, notice };
};
