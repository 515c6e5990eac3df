// @vitest-environment happy-dom
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cardRoomOf } from './card-room.ts';

let view: EditorView;
beforeEach(() => {
  view = new EditorView({
    parent: document.body,
    state: EditorState.create({ doc: 'import player\n\nplayer.turn_left()\n\n' }),
  });
});
afterEach(() => view.destroy());

const gaps = () => view.contentDOM.querySelectorAll<HTMLElement>('[aria-hidden="true"]');

describe('the space for a card', () => {
  it('is a single gap under the line', () => {
    const room = cardRoomOf(view);
    room.leaveGap({ line: 1, pixels: 80 });
    room.leaveGap({ line: 3, pixels: 90 });
    const [gap] = gaps();
    expect([gaps().length, gap?.style.height, gap?.previousElementSibling?.textContent]).toEqual([
      1,
      '90px',
      'player.turn_left()',
    ]);
    room.leaveGap(undefined);
    expect(gaps().length).toBe(0);
  });

  it('stays with its line during an edit', () => {
    cardRoomOf(view).leaveGap({ line: 1, pixels: 80 });
    view.dispatch({ changes: { from: 0, insert: '# first\n' } });
    expect(gaps()[0]?.previousElementSibling?.textContent).toBe('import player');
  });

  it('is under the last line for a line that no longer exists', () => {
    cardRoomOf(view).leaveGap({ line: 40, pixels: 80 });
    expect(gaps().length).toBe(1);
  });

  it('reports at most the scroll position that is possible without the gap', () => {
    const room = cardRoomOf(view);
    const sizes = { scrollTop: 197, scrollHeight: 587, clientHeight: 364 };
    for (const [name, value] of Object.entries(sizes))
      Object.defineProperty(view.scrollDOM, name, { value, configurable: true });
    room.leaveGap({ line: 3, pixels: 189 });
    const withGap = room.spaceAt(3).scrollTop;
    room.leaveGap(undefined);
    expect([withGap, room.spaceAt(3).scrollTop, room.scrollTop()]).toEqual([34, 197, 197]);
  });

  it('finds the last line with code', () => {
    const room = cardRoomOf(view);
    const before = room.lastLine();
    view.dispatch({ changes: { from: 0, to: view.state.doc.length } });
    expect([before, room.lastLine()]).toEqual([3, 1]);
  });

  it('reports every scroll until it is stopped', () => {
    const tops: number[] = [];
    const stop = cardRoomOf(view).watch({ onScroll: (top) => tops.push(top), onSize: () => {} });
    view.scrollDOM.dispatchEvent(new Event('scroll'));
    stop();
    view.scrollDOM.dispatchEvent(new Event('scroll'));
    expect(tops).toEqual([0]);
  });
});
