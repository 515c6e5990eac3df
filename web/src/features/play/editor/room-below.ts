import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { EditorView, type Rect } from '@codemirror/view';

const setRoom = StateEffect.define<number>();

const room = StateField.define<number>({
  create: () => 0,
  update: (known, { effects }) => effects.findLast((effect) => effect.is(setRoom))?.value ?? known,
});

const paddingOf = (pixels: number): Record<string, string> =>
  pixels > 0 ? { style: `padding-bottom: ${pixels}px` } : {};

/** When the editor scrolls to the cursor, leaves space below it, because something covers the bottom of the window. */
export const roomBelow: Extension = [
  room,
  EditorView.scrollMargins.of((view) => ({ bottom: view.state.field(room) })),
  // The editor measures this space from its own end. Without padding, the last line would count as covered.
  EditorView.contentAttributes.compute([room], (state) => paddingOf(state.field(room))),
];

/** Reserves CSS pixels at the bottom of the window for something that covers it. The cursor stays visible. */
export const leaveRoom = (view: EditorView, pixels: number): void => {
  const cursor = pixels > 0 ? [EditorView.scrollIntoView(view.state.selection.main)] : [];
  view.dispatch({ effects: [setRoom.of(pixels), ...cursor] });
};

/**
 * The space for a list of suggestions: the window without the on-screen keyboard and without the reserved space above
 * the keyboard.
 */
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
