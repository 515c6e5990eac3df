import { EditorState, type Extension, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type RefObject, useEffect, useRef } from 'react';
import { styleNonce } from '../../../lib/style-nonce.ts';

type Options = {
  readonly code: string;
  readonly onChange: (code: string) => void;
  /** Called with the whole code after something was pasted into it. */
  readonly onPaste: (code: string) => void;
  /** Called when the editor gets the focus, and with every change. */
  readonly onUse: () => void;
};

/** Moves the cursor to the end of the text after a click below the last line, if the box is higher than the text. */
const pressBelow =
  (editor: EditorView) =>
  (event: MouseEvent): void => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    editor.dispatch({ selection: { anchor: editor.state.doc.length }, scrollIntoView: true });
    editor.focus();
  };

/**
 * Creates an editor in `host` while the component is mounted, and keeps its text equal to `code`. Calls `extensions`
 * once. Returns a ref to the editor. Before the editor exists, the ref is null.
 */
export const useEditorView = (
  host: RefObject<HTMLElement | null>,
  extensions: () => Extension,
  { code, onChange, onPaste, onUse }: Options,
): RefObject<EditorView | null> => {
  const view = useRef<EditorView | null>(null);
  /** Texts that were passed to `onChange` and have not come back as `code` yet. */
  const reported = useRef<string[]>([]);
  const latest = useRef({ code, extensions, onChange, onPaste, onUse });
  useEffect(() => {
    latest.current = { code, extensions, onChange, onPaste, onUse };
  });

  useEffect(() => {
    const box = host.current;
    if (!box) return;
    const report = EditorView.updateListener.of((update) => {
      if (update.docChanged || (update.focusChanged && update.view.hasFocus)) latest.current.onUse();
      if (!update.docChanged) return;
      const next = update.state.doc.toString();
      reported.current.push(next);
      latest.current.onChange(next);
      if (update.transactions.some((change) => change.isUserEvent('input.paste')))
        latest.current.onPaste(next);
    });
    const editor = new EditorView({
      parent: box,
      state: EditorState.create({
        doc: latest.current.code,
        extensions: [latest.current.extensions(), report, EditorView.cspNonce.of(styleNonce ?? '')],
      }),
    });
    view.current = editor;
    const onPress = pressBelow(editor);
    box.addEventListener('mousedown', onPress);
    return () => {
      box.removeEventListener('mousedown', onPress);
      editor.destroy();
      view.current = null;
    };
  }, [host]);

  useEffect(() => {
    const editor = view.current;
    // A text that the editor has reported comes back as `code`. The learner may have typed more since then. So this
    // text must not be written into the editor again.
    const echo = reported.current.lastIndexOf(code);
    reported.current.splice(0, echo + 1);
    if (!editor || echo >= 0 || editor.state.doc.toString() === code) return;
    editor.dispatch({
      changes: { from: 0, to: editor.state.doc.length, insert: code },
      annotations: Transaction.addToHistory.of(true),
    });
    reported.current = [];
  }, [code]);

  return view;
};
