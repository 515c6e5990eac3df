// @vitest-environment happy-dom
import { type ChangeSpec, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lineMarks, lineSigns, showFailed } from './line-marks.ts';
import { showTip } from './tip-sign.ts';

const CODE = 'one\ntwo\n\nfour';

let view: EditorView;
beforeEach(() => {
  vi.useFakeTimers();
  view = new EditorView({
    parent: document.body,
    state: EditorState.create({ doc: CODE, extensions: lineMarks }),
  });
});
afterEach(() => {
  view.destroy();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const onApply = vi.fn<() => void>();
const markOn = (line: number) => ({ line, label: `Apply ${line}`, onApply });
const wait = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

const gutter = () => view.dom.querySelector('.cm-mark-gutter');
const signs = () => [...view.dom.querySelectorAll<HTMLButtonElement>('button')];
/** The text of each line that has a sign. */
const marked = () => {
  const lines: string[] = [];
  for (const set of view.state.facet(lineSigns)) {
    set.between(0, view.state.doc.length, (from) => {
      lines.push(view.state.doc.lineAt(from).text);
    });
  }
  return lines;
};

describe('the sign of a tip', () => {
  it('appears half a second after the line, with its words', () => {
    showTip(view, markOn(2));
    wait(499);
    expect(signs()).toEqual([]);
    wait(1);
    expect([marked(), signs().map(({ title }) => title)]).toEqual([['two'], ['Apply 2']]);
  });

  it('scrolls to its line immediately, and again when it appears', () => {
    const bring = vi.spyOn(EditorView, 'scrollIntoView');
    const broughtTo = () => bring.mock.calls.map(([at]) => at);
    showTip(view, markOn(4));
    expect(broughtTo()).toEqual([9]);
    wait(500);
    expect(broughtTo()).toEqual([9, 9]);
  });

  it('applies the tip', () => {
    showTip(view, markOn(2));
    wait(500);
    signs()[0]?.click();
    expect(onApply).toHaveBeenCalledOnce();
  });

  it('cannot have the focus, because its gutter is hidden from screen readers', () => {
    showTip(view, markOn(2));
    wait(500);
    expect([signs()[0]?.tabIndex, gutter()?.closest('[aria-hidden=true]')]).toEqual([-1, expect.anything()]);
  });

  it.each([
    ['a new line after the last one', 5, 'four'],
    ['a line far after the end', 99, 'four'],
  ])('is beside the last line for %s', (_, line, text) => {
    showTip(view, markOn(line));
    wait(500);
    expect(marked()).toEqual([text]);
  });

  it('does not appear if it is removed before, and disappears if it is removed after', () => {
    showTip(view, markOn(2));
    wait(300);
    showTip(view, undefined);
    wait(1000);
    expect(signs()).toEqual([]);
    showTip(view, markOn(2));
    wait(500);
    showTip(view, undefined);
    expect(signs()).toEqual([]);
  });

  it('restarts the delay for another tip', () => {
    showTip(view, markOn(2));
    wait(300);
    showTip(view, markOn(4));
    wait(300);
    expect(signs()).toEqual([]);
    wait(200);
    expect(marked()).toEqual(['four']);
  });

  it('does not appear in a destroyed editor', () => {
    showTip(view, markOn(2));
    view.destroy();
    wait(500);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is in front of the sign of an error in the same line', () => {
    showFailed(view, 2);
    showTip(view, markOn(2));
    wait(500);
    const cell = signs()[0]?.parentElement;
    expect([...(cell?.children ?? [])].map((sign) => sign.classList[0])).toEqual([
      'cm-error-sign',
      'cm-tip-sign',
    ]);
  });

  /** Offsets: `one` 0-3, `two` 4-7, the empty line 8, `four` 9-13. */
  it.each<[what: string, line: number, change: ChangeSpec, beside: string[]]>([
    ['moves down with its line', 2, { from: 0, insert: 'zero\n' }, ['two']],
    ['moves down when its line is moved down', 2, { from: 4, insert: '\n' }, ['two']],
    ['stays when its line gets more text', 2, { from: 7, insert: 's' }, ['twos']],
    ['stays when its line is indented', 2, { from: 4, insert: '    ' }, ['    two']],
    ['stays when a part of its line is deleted', 2, { from: 4, to: 6 }, ['o']],
    ['moves up when a line above is deleted', 2, { from: 0, to: 4 }, ['two']],
    ['stays beside an empty line', 3, { from: 7, insert: 's' }, ['']],
    ['is deleted with its line', 2, { from: 4, to: 8 }, []],
    ['is deleted with the last line', 4, { from: 8, to: 13 }, []],
    ['is deleted with an empty line', 3, { from: 7, to: 8 }, []],
    ['is deleted with the whole program', 2, { from: 0, to: 13, insert: 'new' }, []],
  ])('%s', (_, line, change, beside) => {
    showTip(view, markOn(line));
    wait(500);
    view.dispatch({ changes: change });
    expect(marked()).toEqual(beside);
  });

  it('follows edits before it appears', () => {
    showTip(view, markOn(2));
    view.dispatch({ changes: { from: 0, insert: 'zero\n' } });
    wait(500);
    expect(marked()).toEqual(['two']);
    showTip(view, markOn(1));
    view.dispatch({ changes: { from: 0, to: 5 } });
    wait(500);
    expect(signs()).toEqual([]);
  });
});
