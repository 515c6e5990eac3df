// @vitest-environment happy-dom
import { EditorView } from '@codemirror/view';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveRoom, roomBelow, spaceAbove } from './room-below.ts';

const HEIGHT = 640;

const marginBelow = (view: EditorView): number =>
  view.state
    .facet(EditorView.scrollMargins)
    .reduce((most, margins) => Math.max(most, margins(view)?.bottom ?? 0), 0);

describe('leaveRoom', () => {
  let view: EditorView;
  beforeEach(() => {
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(HEIGHT);
    view = new EditorView({ doc: 'a = 1', extensions: [roomBelow] });
  });
  afterEach(() => {
    view.destroy();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it.each<[what: string, seen: object | undefined, room: number, bottom: number]>([
    ['nothing is covered', undefined, 0, HEIGHT],
    ['keys are at the bottom', undefined, 53, HEIGHT - 53],
    ['keys are above a keyboard', { offsetTop: 0, height: 340 }, 53, 340 - 53],
    ['the page was moved up by the keyboard', { offsetTop: 100, height: 340 }, 53, 440 - 53],
  ])('keeps the cursor and the list of names visible where %s', (_, seen, room, bottom) => {
    vi.stubGlobal('visualViewport', seen);
    leaveRoom(view, room);
    expect([marginBelow(view), spaceAbove(view).bottom]).toEqual([room, bottom]);
  });

  it('releases the room', () => {
    leaveRoom(view, 53);
    expect(view.contentDOM.style.paddingBottom).toBe('53px');
    leaveRoom(view, 0);
    expect([marginBelow(view), view.contentDOM.style.paddingBottom]).toEqual([0, '']);
  });
});
