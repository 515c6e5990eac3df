import { type Extension, RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin } from '@codemirror/view';
import { isRightToLeft } from '@hopcode/translations/isolate-direction';

/** Text in quotes, the words of a comment, or a name. */
const TEXT_NOTE_OR_NAME =
  /(?<quote>["'])(?:\\.|(?!\k<quote>).)*\k<quote>?|(?<=#[^\S\n]*)[^\s#].*|#|[\p{L}\p{M}\p{N}_]+/gu;

const isolate = Decoration.mark({
  attributes: { dir: 'auto', style: 'unicode-bidi: isolate' },
  bidiIsolate: null,
});

/** Marks the names and texts in the visible lines that need their own direction. */
const isolatesIn = ({ state, visibleRanges }: EditorView): DecorationSet => {
  const marks = new RangeSetBuilder<Decoration>();
  for (const { from, to } of visibleRanges)
    for (let at = state.doc.lineAt(from).from; at <= to; ) {
      const line = state.doc.lineAt(at);
      for (const { 0: piece, index } of line.text.matchAll(TEXT_NOTE_OR_NAME))
        if (isRightToLeft(piece)) marks.add(line.from + index, line.from + index + piece.length, isolate);
      at = line.to + 1;
    }
  return marks.finish();
};

/**
 * Keeps names and texts in Hebrew or Arabic letters in their places in a line. Without this, `שלום = 3` appears as `3 =
 * שלום`, and the question mark of a comment appears before its first word.
 */
export const ownDirection: Extension = ViewPlugin.define(
  (view) => {
    let decorations = isolatesIn(view);
    return {
      get decorations() {
        return decorations;
      },
      update: (update) => {
        if (update.docChanged || update.viewportChanged) decorations = isolatesIn(update.view);
      },
    };
  },
  {
    provide: (plugin) => {
      const decorationsOf = (view: EditorView) => view.plugin(plugin)?.decorations ?? Decoration.none;
      return [EditorView.outerDecorations.of(decorationsOf), EditorView.bidiIsolatedRanges.of(decorationsOf)];
    },
  },
);
