import { type Extension, StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import { clamp } from '../../../lib/clamp.ts';

/**
 * The code that an error points at. Lines and columns are numbered from 1. `endColumn` is the first column after the
 * code.
 */
export type ErrorSpan = {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
};

/** The code to mark, and the words to show when the pointer is over it. */
export type ErrorMark = { readonly span: ErrorSpan; readonly words: string };

const setMark = StateEffect.define<ErrorMark | undefined>();

const offsetOf = (doc: Text, line: number, column: number): number => {
  const place = doc.line(clamp(line, 1, doc.lines));
  return Math.min(place.to, place.from + Math.max(0, column - 1));
};

/** Offsets of a span in a document; undefined if there is nothing to mark. */
export const rangeOf = (doc: Text, span: ErrorSpan): { from: number; to: number } | undefined => {
  if (span.line < 1 || span.line > doc.lines) return undefined;
  const from = offsetOf(doc, span.line, span.column);
  const to = offsetOf(doc, span.endLine, span.endColumn);
  if (to > from) return { from, to };
  // For an error after the end of a line, marks the character before it.
  const line = doc.lineAt(from);
  return from > line.from ? { from: from - 1, to: from } : undefined;
};

const field = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (shown, transaction) => {
    for (const effect of transaction.effects) {
      if (!effect.is(setMark)) continue;
      const range = effect.value && rangeOf(transaction.state.doc, effect.value.span);
      if (!effect.value || !range) return Decoration.none;
      const mark = Decoration.mark({ class: 'cm-error-span', attributes: { title: effect.value.words } });
      return Decoration.set([mark.range(range.from, range.to)]);
    }
    return transaction.docChanged ? Decoration.none : shown;
  },
  provide: (shown) => EditorView.decorations.from(shown),
});

const look = EditorView.baseTheme({
  '.cm-error-span': {
    // WebKit does not know the short form `text-decoration` with more than a line.
    textDecorationLine: 'underline',
    textDecorationStyle: 'wavy',
    textDecorationColor: 'var(--code-error)',
    textDecorationThickness: '2px',
    textUnderlineOffset: '4px',
    textDecorationSkipInk: 'none',
  },
});

/** Marks the code that an error points at. An edit removes the mark. */
export const errorSpan: Extension = [field, look];

/** Marks a piece of code. With undefined, removes the mark. */
export const showErrorSpan = (view: EditorView, mark: ErrorMark | undefined): void =>
  view.dispatch({ effects: setMark.of(mark) });
