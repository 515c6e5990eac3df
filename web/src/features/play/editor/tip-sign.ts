import { RangeSet, StateEffect, StateField, type Text, type Transaction } from '@codemirror/state';
import { EditorView, GutterMarker, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { clamp } from '../../../lib/clamp.ts';
import type { TipMark } from '../tips/tip-view.ts';
import { lineSigns, scrollTo } from './line-marks.ts';
import { svgSign } from './svg-sign.ts';

/** Delay before the sign appears beside the visible line, in milliseconds (game.md section 9). */
const WAIT = 500;

const BULB =
  'M15 14c.2-1 .7-1.7 1.5-2.5 1-.9 1.5-2.2 1.5-3.5A6 6 0 0 0 6 8c0 1 .2 2.2 1.5 3.5.7.7 1.3 1.5 1.5 2.5M9 18h6M10 22h4';

/**
 * A light bulb that applies the tip. It works only with a pointer, like everything in a gutter. For the keyboard, the
 * bubble has a button.
 */
class TipSign extends GutterMarker {
  private readonly mark: TipMark;

  constructor(mark: TipMark) {
    super();
    this.mark = mark;
  }

  override toDOM(): Node {
    const button = document.createElement('button');
    button.type = 'button';
    button.tabIndex = -1;
    button.className = 'cm-tip-sign';
    button.title = this.mark.label;
    button.append(svgSign(24, BULB));
    // Prevents the press from moving the cursor.
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', this.mark.onApply);
    return button;
  }
}

/** The line of a tip, as the offset of its start, with the sign if it is already visible. */
type Shown = { readonly at: number; readonly mark: TipMark; readonly sign: TipSign | undefined };

const setMark = StateEffect.define<TipMark | undefined>();
const reveal = StateEffect.define();

/**
 * The line of a mark. If the tip adds a line at the end, that line does not exist yet, so the last line gets the mark.
 */
const lineOf = (doc: Text, { line }: TipMark): number => clamp(line, 1, doc.lines);

/** Moves the mark after an edit; undefined if its line was deleted. */
const moved = (shown: Shown, { changes, startState, newDoc }: Transaction): Shown | undefined => {
  const line = startState.doc.lineAt(shown.at);
  let isGone = false;
  changes.iterChangedRanges((from, to) => {
    if (from < to && from <= line.from && to >= line.to) isGone = true;
  });
  return isGone ? undefined : { ...shown, at: newDoc.lineAt(changes.mapPos(shown.at, 1)).from };
};

const field = StateField.define<Shown | undefined>({
  create: () => undefined,
  update: (before, transaction) => {
    let shown = before && transaction.docChanged ? moved(before, transaction) : before;
    for (const effect of transaction.effects) {
      if (effect.is(setMark)) {
        const mark = effect.value;
        const { newDoc } = transaction;
        shown = mark && { at: newDoc.line(lineOf(newDoc, mark)).from, mark, sign: undefined };
      }
      if (effect.is(reveal) && shown) shown = { ...shown, sign: new TipSign(shown.mark) };
    }
    return shown;
  },
  provide: (from) =>
    lineSigns.compute([from], (state) => {
      const shown = state.field(from);
      return shown?.sign ? RangeSet.of([shown.sign.range(shown.at)]) : RangeSet.empty;
    }),
});

/** Shows the sign after the delay. */
const clock = ViewPlugin.define((view) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (): void => {
    const shown = view.state.field(field);
    if (!shown) return;
    // The bubble with the tip may have taken some space after the first scroll, so this scrolls again.
    const line = view.state.doc.lineAt(shown.at).number;
    const margin = Math.min(44, view.scrollDOM.clientHeight / 4);
    view.dispatch({ effects: [reveal.of(null), ...scrollTo(view, line, margin)] });
  };
  return {
    update: ({ transactions }: ViewUpdate) => {
      const isNew = transactions.some(({ effects }) => effects.some((effect) => effect.is(setMark)));
      if (!isNew) return;
      clearTimeout(timer);
      timer = setTimeout(show, WAIT);
    },
    destroy: () => clearTimeout(timer),
  };
});

const look = EditorView.baseTheme({
  '.cm-tip-sign': {
    gridArea: '1 / 1',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    width: '22px',
    height: '20px',
    padding: 0,
    color: 'var(--sun-ink)',
    backgroundColor: 'var(--sun)',
    border: 0,
    borderRadius: '7px',
    cursor: 'pointer',
  },
  '.cm-tip-sign:hover': { backgroundColor: 'var(--sun-light)' },
  '.cm-tip-sign svg': {
    width: '15px',
    height: '15px',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2.6,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
});

/**
 * Scrolls to the line of a tip and soon shows the sign beside it. With undefined, removes the sign (game.md section 4,
 * 'Tips'). The sign moves with its line. If the line is deleted, the sign disappears. The first tip adds the extensions
 * to the editor.
 */
export const showTip = (view: EditorView, mark: TipMark | undefined): void => {
  if (!view.plugin(clock)) view.dispatch({ effects: StateEffect.appendConfig.of([field, clock, look]) });
  view.dispatch({ effects: [setMark.of(mark), ...scrollTo(view, mark && lineOf(view.state.doc, mark))] });
};
