import { type Extension, Facet, RangeSet, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  GutterMarker,
  gutter,
  gutterLineClass,
} from '@codemirror/view';
import { svgSign } from './svg-sign.ts';

const setExecuting = StateEffect.define<number | undefined>();
const setFailed = StateEffect.define<number | undefined>();

/** A decoration of at most one whole line. `effect` moves it to another line. */
const lineField = (
  effect: typeof setExecuting,
  decoration: Decoration,
  clearedByEdit: boolean,
): StateField<DecorationSet> =>
  StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update: (shown, transaction) => {
      for (const change of transaction.effects) {
        if (!change.is(effect)) continue;
        const line = change.value;
        if (line === undefined || line < 1 || line > transaction.state.doc.lines) return Decoration.none;
        return Decoration.set([decoration.range(transaction.state.doc.line(line).from)]);
      }
      if (!transaction.docChanged) return shown;
      return clearedByEdit ? Decoration.none : shown.map(transaction.changes);
    },
    provide: (field) => EditorView.decorations.from(field),
  });

const executing = lineField(
  setExecuting,
  Decoration.line({ class: 'cm-executing', attributes: { 'aria-current': 'step' } }),
  false,
);
const failed = lineField(setFailed, Decoration.line({ class: 'cm-error-line' }), true);

/** Gives the gutters of a marked line the colour of the line. */
class GutterTint extends GutterMarker {
  override readonly elementClass: string;

  constructor(elementClass: string) {
    super();
    this.elementClass = elementClass;
  }
}

const tintOf = (field: StateField<DecorationSet>, elementClass: string): Extension => {
  const tint = new GutterTint(elementClass);
  return gutterLineClass.compute([field], (state) => {
    const line = state.field(field).iter();
    return line.value === null ? RangeSet.empty : RangeSet.of([tint.range(line.from)]);
  });
};

/** A circle with an exclamation mark. Colour alone would not be enough to mark the line. */
class ErrorSign extends GutterMarker {
  override toDOM(): Node {
    const svg = svgSign(16, 'M8 0a8 8 0 1 0 0 16A8 8 0 0 0 8 0Zm-1.2 3.5h2.4v5.4H6.8Zm0 6.8h2.4v2.3H6.8Z');
    svg.setAttribute('class', 'cm-error-sign');
    svg.setAttribute('fill', 'currentColor');
    return svg;
  }
}

const errorSign = new ErrorSign();

/** Signs in the gutter beside a line. If a line has two signs, the later one covers the other. */
export const lineSigns = Facet.define<RangeSet<GutterMarker>>();

const signs = gutter({
  class: 'cm-mark-gutter',
  initialSpacer: () => errorSign,
  markers: (view) => view.state.facet(lineSigns),
});

const errorSigns = lineSigns.compute([failed], (state) => {
  const line = state.field(failed).iter();
  return line.value === null ? RangeSet.empty : RangeSet.of([errorSign.range(line.from)]);
});

/** Marks the line that is running, and the line where a program failed. */
export const lineMarks: Extension = [
  executing,
  failed,
  tintOf(executing, 'cm-executing-gutter'),
  tintOf(failed, 'cm-error-gutter'),
  errorSigns,
  signs,
];

/** Scrolls to a line, counted from 1, with `yMargin` CSS pixels above and below it. */
export const scrollTo = (view: EditorView, line: number | undefined, yMargin = 44): StateEffect<unknown>[] =>
  line !== undefined && line >= 1 && line <= view.state.doc.lines
    ? [EditorView.scrollIntoView(view.state.doc.line(line).from, { y: 'nearest', yMargin })]
    : [];

/** Highlights the line that is running, counted from 1. With undefined, removes the highlight. */
export const showExecuting = (view: EditorView, line: number | undefined): void =>
  view.dispatch({ effects: [setExecuting.of(line), ...scrollTo(view, line)] });

/** Marks the line where a program failed, counted from 1. With undefined, removes the mark. */
export const showFailed = (view: EditorView, line: number | undefined): void =>
  view.dispatch({ effects: [setFailed.of(line), ...scrollTo(view, line)] });
