import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { EditorView, type Rect } from '@codemirror/view';

const setRoom = StateEffect.define<number>();

const room = StateField.define<number>({
  create: () => 0,
  update: (known, { effects }) => effects.findLast((effect) => effect.is(setRoom))?.value ?? known,
});

const paddingOf = (pixels: number): Record<string, string> =>
  pixels > 0 ? { style: `padding-bottom: ${pixels}px` } : {};

/** Leaves this much space under the cursor when the editor scrolls to it, because something covers the bottom. */
export const roomBelow: Extension = [
  room,
  EditorView.scrollMargins.of((view) => ({ bottom: view.state.field(room) })),
  // The space is measured from the end of the editor. Without padding, the last line would count as covered.
  EditorView.contentAttributes.compute([room], (state) => paddingOf(state.field(room))),
];

/** Reserves CSS pixels at the bottom of the window for something that covers it; keeps the cursor visible. */
export const leaveRoom = (view: EditorView, pixels: number): void => {
  const cursor = pixels > 0 ? [EditorView.scrollIntoView(view.state.selection.main)] : [];
  view.dispatch({ effects: [setRoom.of(pixels), ...cursor] });
};

/** The space for a list of suggestions: the window without the on-screen keyboard and the space below. */
export const spaceAbove = (view: EditorView): Rect => {
  const { clientWidth, clientHeight } = document.documentElement;
  const seen = globalThis.visualViewport;
  const top = seen?.offsetTop ?? 0;
  return {
    left: 0,
    right: clientWidth,
    top,
    bottom: Math.min(clientHeight, top + (seen?.height ?? clientHeight)) - view.state.field(room),
  };
};
