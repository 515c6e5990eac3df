import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { EditorView, type Rect } from '@codemirror/view';

const setRoom = StateEffect.define<number>();

const room = StateField.define<number>({
  create: () => 0,
  update: (known, { effects }) => effects.findLast((effect) => effect.is(setRoom))?.value ?? known,
});

const paddingOf = (pixels: number): Record<string, string> =>
  pixels > 0 ? { style: `padding-bottom: ${pixels}px` } : {};

/** Whatever brings the cursor into view keeps so much room free under it as something else covers there. */
export const roomBelow: Extension = [
  room,
  EditorView.scrollMargins.of((view) => ({ bottom: view.state.field(room) })),
  // The room is counted from the end of the editor: without it the last line would pass for one that is covered.
  EditorView.contentAttributes.compute([room], (state) => paddingOf(state.field(room))),
];

/** Something covers so many CSS pixels at the bottom of the window from now on; the cursor stays in view. */
export const leaveRoom = (view: EditorView, pixels: number): void => {
  const cursor = pixels > 0 ? [EditorView.scrollIntoView(view.state.selection.main)] : [];
  view.dispatch({ effects: [setRoom.of(pixels), ...cursor] });
};

/** Where a list that helps with typing can be seen: what the on-screen keyboard and the room below leave of the window. */
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
