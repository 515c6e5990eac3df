import { EditorSelection, StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { clamp } from '../../../lib/clamp.ts';
import type { LineSpace } from '../result/card-place.ts';

/** Free space under a line, in CSS pixels, for a card over the editor. */
export type Gap = { readonly line: number; readonly pixels: number };

/** The space in an editor for a card at one of its lines. Lines are numbered from 1. */
export type CardRoom = {
  readonly spaceAt: (line: number) => LineSpace;
  /** Opens a gap under a line. With undefined, closes the gap. */
  readonly leaveGap: (gap: Gap | undefined) => void;
  readonly scrollTo: (top: number) => void;
  /** The current scroll position of the program. */
  readonly scrollTop: () => number;
  /** Reports every scroll, with the new distance from the top, and every new size. Returns a function that stops it. */
  readonly watch: (listener: { onScroll: (top: number) => void; onSize: () => void }) => () => void;
  /** The last line with code. */
  readonly lastLine: () => number;
};

class Spacer extends WidgetType {
  private readonly pixels: number;

  constructor(pixels: number) {
    super();
    this.pixels = pixels;
  }

  override eq(other: Spacer): boolean {
    return other.pixels === this.pixels;
  }

  override get estimatedHeight(): number {
    return this.pixels;
  }

  override toDOM(): HTMLElement {
    const box = document.createElement('div');
    box.style.height = `${this.pixels}px`;
    box.setAttribute('aria-hidden', 'true');
    return box;
  }
}

const lineIn = (doc: Text, line: number): number => clamp(line, 1, doc.lines);

const setGap = StateEffect.define<Gap | undefined>();

type Shown = { readonly gap: Gap | undefined; readonly spacer: DecorationSet };

const NO_GAP: Shown = { gap: undefined, spacer: Decoration.none };

const field = StateField.define<Shown>({
  create: () => NO_GAP,
  update: (before, { effects, newDoc, docChanged, changes }) => {
    const effect = effects.findLast((one) => one.is(setGap));
    if (effect === undefined) return docChanged ? { ...before, spacer: before.spacer.map(changes) } : before;
    const gap = effect.value;
    if (gap === undefined) return NO_GAP;
    const widget = Decoration.widget({ widget: new Spacer(gap.pixels), side: 1, block: true });
    return { gap, spacer: Decoration.set([widget.range(newDoc.line(lineIn(newDoc, gap.line)).to)]) };
  },
  provide: (from) => EditorView.decorations.from(from, ({ spacer }) => spacer),
});

/** Letters that are twice as wide as Latin letters. */
const WIDE = /[\u2e80-\uffdc\u{1f000}-\u{3fffd}]/gu;

const widthOf = (view: EditorView, text: string): number =>
  (text.replace(/\t/g, '    ').length + (text.match(WIDE)?.length ?? 0)) * view.defaultCharacterWidth;

/** The space before and after the code in a line. */
const CODE_RIM = 10;

const spaceAt = (view: EditorView, line: number): LineSpace => {
  const { scrollDOM, contentDOM } = view;
  const { doc } = view.state;
  const box = scrollDOM.getBoundingClientRect();
  const above = view.documentTop - box.top + scrollDOM.scrollTop;
  const { gap } = view.state.field(field);
  const topOf = (number: number): number => {
    const apart = gap && number > lineIn(doc, gap.line) ? gap.pixels : 0;
    return above + view.lineBlockAt(doc.line(number).from).top - apart;
  };
  const top = topOf(lineIn(doc, line));
  const start = contentDOM.getBoundingClientRect().left - box.left + scrollDOM.scrollLeft + CODE_RIM;
  return {
    top,
    bottom: top + view.defaultLineHeight,
    // A gap makes the program longer. Without the gap, the editor cannot scroll as far.
    scrollTop: Math.min(
      scrollDOM.scrollTop,
      Math.max(0, scrollDOM.scrollHeight - (gap?.pixels ?? 0) - scrollDOM.clientHeight),
    ),
    width: scrollDOM.clientWidth,
    height: scrollDOM.clientHeight,
    codeEnd: (from, to) => {
      let end = start;
      for (let number = 1; number <= doc.lines; number += 1) {
        const at = topOf(number);
        if (at + view.defaultLineHeight > from && at < to)
          end = Math.max(end, start + widthOf(view, doc.line(number).text));
      }
      return end;
    },
  };
};

/** The space above and below a part that is scrolled into view, in CSS pixels. */
const MARGIN = 12;

/**
 * Scrolls only the editor to show a gap. By default, the editor also scrolls the elements around it, and that would
 * move the goal above the program.
 */
const ownScroll = EditorView.scrollHandler.of((view, range, { y, yMargin }) => {
  if (view.state.field(field).gap === undefined || y !== 'nearest' || yMargin !== MARGIN) return false;
  const { scrollDOM } = view;
  const above = view.documentTop - scrollDOM.getBoundingClientRect().top + scrollDOM.scrollTop;
  const top = above + view.lineBlockAt(range.from).top - MARGIN;
  const bottom = above + view.lineBlockAt(range.to).top + view.defaultLineHeight + MARGIN;
  if (scrollDOM.scrollTop > top) scrollDOM.scrollTop = top;
  else if (scrollDOM.scrollTop + scrollDOM.clientHeight < bottom)
    scrollDOM.scrollTop = Math.min(top, bottom - scrollDOM.clientHeight);
  return true;
});

/**
 * Scrolls to a line and the gap under it. By default, the editor would leave the lines under a new gap in place, and
 * scroll the line above the gap out of sight.
 */
const scrollToGap = (doc: Text, line: number): StateEffect<unknown> => {
  const from = doc.line(lineIn(doc, line)).from;
  const to = doc.line(lineIn(doc, line + 1)).from;
  return EditorView.scrollIntoView(EditorSelection.range(to, from), { y: 'nearest', yMargin: MARGIN });
};

/** The last line that is not empty. In an empty program, the first line. */
const lastLine = (doc: Text): number => {
  for (let number = doc.lines; number > 1; number -= 1)
    if (doc.line(number).text.trim() !== '') return number;
  return 1;
};

/** Prepares an editor for cards. Adds the extension to the editor before the first card. */
export const cardRoomOf = (view: EditorView): CardRoom => {
  if (view.state.field(field, false) === undefined)
    view.dispatch({ effects: StateEffect.appendConfig.of([field, ownScroll]) });
  return {
    spaceAt: (line) => spaceAt(view, line),
    leaveGap: (gap) =>
      view.dispatch({ effects: [setGap.of(gap), ...(gap ? [scrollToGap(view.state.doc, gap.line)] : [])] }),
    scrollTo: (top) => {
      view.scrollDOM.scrollTop = top;
    },
    scrollTop: () => view.scrollDOM.scrollTop,
    watch: ({ onScroll, onSize }) => {
      const scrolled = (): void => onScroll(view.scrollDOM.scrollTop);
      const sizes = new ResizeObserver(onSize);
      view.scrollDOM.addEventListener('scroll', scrolled);
      sizes.observe(view.scrollDOM);
      return () => {
        view.scrollDOM.removeEventListener('scroll', scrolled);
        sizes.disconnect();
      };
    },
    lastLine: () => lastLine(view.state.doc),
  };
};
