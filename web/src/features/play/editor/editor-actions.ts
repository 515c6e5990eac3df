import {
  cursorCharLeft,
  cursorCharRight,
  cursorLineDown,
  cursorLineUp,
  indentLess,
  indentMore,
  isolateHistory,
  redo,
  undo,
} from '@codemirror/commands';
import { EditorSelection } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { EditorHandle } from './editor-handle.ts';
import { leaveRoom } from './room-below.ts';

type Actions = Omit<EditorHandle, 'showLine' | 'showTip' | 'cardRoom' | 'goTo'>;

const MOVES = {
  left: cursorCharLeft,
  right: cursorCharRight,
  up: cursorLineUp,
  down: cursorLineDown,
} as const;

/** Changes the text of an editor from outside. Each change is one step of the editor's history. */
export const editorActions = (view: () => EditorView | null): Actions => {
  const whenThere = (act: (editor: EditorView) => void): void => {
    const editor = view();
    if (editor) act(editor);
  };
  return {
    replaceSigns: (repairs) =>
      whenThere((editor) => {
        const { doc } = editor.state;
        const changes = repairs.flatMap(({ line, column, from, to }) => {
          if (line > doc.lines) return [];
          const start = doc.line(line).from + column - 1;
          const end = start + from.length;
          // The learner may have changed the text since it was checked.
          return doc.sliceString(start, end) === from ? [{ from: start, to: end, insert: to }] : [];
        });
        editor.dispatch({ changes, annotations: isolateHistory.of('full'), userEvent: 'input.repair' });
      }),
    replaceAll: (code) =>
      whenThere((editor) =>
        editor.dispatch({
          changes: { from: 0, to: editor.state.doc.length, insert: code },
          annotations: isolateHistory.of('full'),
          userEvent: 'input.repair',
        }),
      ),
    focus: () => whenThere((editor) => editor.focus()),
    undo: () => whenThere((editor) => undo(editor)),
    redo: () => whenThere((editor) => redo(editor)),
    type: (text, back = 0) =>
      whenThere((editor) => {
        const { main } = editor.state.selection;
        const insert = () =>
          editor.state.update(
            editor.state.changeByRange(({ from, to }) => ({
              changes: { from, to, insert: text },
              range: EditorSelection.cursor(from + text.length - back),
            })),
            { userEvent: 'input.type', scrollIntoView: true },
          );
        // The editor's input handlers apply here too, for example the one that closes brackets.
        const helped = editor.state
          .facet(EditorView.inputHandler)
          .some((handler) => handler(editor, main.from, main.to, text, insert));
        if (!helped) editor.dispatch(insert());
      }),
    move: (way) => whenThere((editor) => MOVES[way](editor)),
    leaveRoom: (pixels) => whenThere((editor) => leaveRoom(editor, pixels)),
    indent: (way) => whenThere((editor) => (way === 'more' ? indentMore(editor) : indentLess(editor))),
  };
};
