// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import type { EditorHandle } from './editor-handle.ts';
import PythonEditor from './python-editor.tsx';

/** The editor with a parent that decides which code it passes back. */
const setUp = (first: string) => {
  const handle = createRef<EditorHandle>();
  const changes: string[] = [];
  const editor = (code: string) => (
    <PythonEditor
      ref={handle}
      code={code}
      onChange={(code) => changes.push(code)}
      onPaste={() => {}}
      label="code"
      description=""
      failedLine={undefined}
      failedSpan={undefined}
      failedWords=""
    />
  );
  const { rerender } = renderPlay(editor(first));
  return {
    changes,
    type: (text: string, back?: number) => act(() => handle.current?.type(text, back)),
    handle: () => handle.current,
    give: (code: string) => rerender(editor(code)),
    box: () => screen.getByRole('textbox').closest('.cm-editor')?.parentElement ?? document.body,
    shown: () =>
      [...screen.getByRole('textbox').querySelectorAll('.cm-line')]
        .map((line) => line.textContent)
        .join('\n'),
  };
};

beforeAll(loadEnglish);
afterEach(cleanup);

describe('PythonEditor', () => {
  it('reports what is typed', () => {
    const { type, changes, shown } = setUp('');
    type('a');
    type('b');
    expect([changes, shown()]).toEqual([['a', 'ab'], 'ab']);
  });

  it('keeps typed text while an older text comes back', () => {
    const { type, give, shown } = setUp('');
    type('a');
    type('b');
    give('a');
    expect(shown()).toBe('ab');
    give('ab');
    expect(shown()).toBe('ab');
  });

  it('shows another program when it gets one, even one that it showed before', () => {
    const { type, give, shown } = setUp('one');
    type('x');
    give('xone');
    for (const code of ['two', 'three', 'two', 'xone']) {
      give(code);
      expect(shown()).toBe(code);
    }
  });

  it('types around the cursor, undoes and redoes, indents lines', () => {
    const { type, handle, shown } = setUp('');
    type('()', 1);
    type('"a"');
    expect(shown()).toBe('("a")');
    act(() => handle()?.indent('more'));
    expect(shown()).toBe('    ("a")');
    act(() => handle()?.undo());
    expect(shown()).toBe('("a")');
    act(() => handle()?.redo());
    expect(shown()).toBe('    ("a")');
    act(() => handle()?.move('right'));
    type('#');
    expect(shown()).toBe('    ("a")#');
  });

  it('treats a press below it as a press at the end of the text', () => {
    const { box, type, shown } = setUp('ab');
    const editor = screen.getByRole('textbox');
    fireEvent.mouseDown(box());
    expect(document.activeElement).toBe(editor);
    editor.blur();
    type('c');
    expect(shown()).toBe('abc');
  });

  it.each([
    ['height', '600px'],
    ['font size', '16px'],
    ['line height', '22px'],
    ['tab', '4'],
  ])('has the %s of the specification', (what, value) => {
    setUp('');
    const editor = screen.getByRole('textbox').closest<HTMLElement>('.cm-editor');
    const content = screen.getByRole('textbox');
    const scroller = screen.getByRole('textbox').closest<HTMLElement>('.cm-scroller');
    if (!editor || !scroller) throw new Error('There is no editor.');
    const found: Readonly<Record<string, string>> = {
      height: getComputedStyle(editor).maxHeight,
      'font size': getComputedStyle(editor).fontSize,
      'line height': getComputedStyle(scroller).lineHeight,
      tab: content.style.tabSize,
    };
    expect(found[what]).toBe(value);
  });
});
