import type { Extension } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, MatchDecorator, ViewPlugin } from '@codemirror/view';

const RIGHT_TO_LEFT_LETTER = /[\u0590-\u08ff]/;

/** A text in quotes, a comment, or a name. */
const TEXT_NOTE_OR_NAME = /(?<quote>["'])(?:\\.|(?!\k<quote>).)*\k<quote>?|#.*|[\p{L}\p{M}\p{N}_]+/gu;

const isolate = Decoration.mark({
  attributes: { dir: 'auto', style: 'unicode-bidi: isolate' },
  bidiIsolate: null,
});

const names = new MatchDecorator({
  regexp: TEXT_NOTE_OR_NAME,
  // The note ends the line, so that nothing behind it can be moved.
  decoration: ([piece]) => (piece.startsWith('#') || !RIGHT_TO_LEFT_LETTER.test(piece) ? null : isolate),
});

/**
 * Keeps names and texts in Hebrew or Arabic letters at their places in a line: without it `שלום = 3` is shown as
 * `3 = שלום`.
 */
export const ownDirection: Extension = ViewPlugin.define(
  (view) => {
    let decorations: DecorationSet = names.createDeco(view);
    return {
      get decorations() {
        return decorations;
      },
      update: (update) => {
        decorations = names.updateDeco(update, decorations);
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
