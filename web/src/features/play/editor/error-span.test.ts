// @vitest-environment happy-dom
import { EditorState, Text } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { describe, expect, it } from 'vitest';
import { errorSpan, rangeOf, showErrorSpan } from './error-span.ts';

const DOC = Text.of(['a = 1', 'print(b', '', 'c']);

describe('rangeOf', () => {
  it.each([
    ['a word', [1, 1, 1, 2], 'a'],
    ['more than a line', [1, 5, 2, 6], '1\nprint'],
    ['no further than the end of the line', [1, 3, 1, 99], '= 1'],
    ['the symbol before a missing one', [2, 8, 2, 8], 'b'],
    ['nothing on an empty line', [3, 1, 3, 2], undefined],
    ['nothing on a line that does not exist', [9, 1, 9, 2], undefined],
  ] as const)('marks %s', (_, [line, column, endLine, endColumn], marked) => {
    const range = rangeOf(DOC, { line, column, endLine, endColumn });
    expect(range && DOC.sliceString(range.from, range.to)).toBe(marked);
  });
});

describe('showErrorSpan', () => {
  const span = { line: 2, column: 7, endLine: 2, endColumn: 8 };
  const setUp = () => {
    const view = new EditorView({
      parent: document.body,
      state: EditorState.create({ doc: DOC, extensions: errorSpan }),
    });
    const marked = () =>
      [...view.dom.querySelectorAll<HTMLElement>('.cm-error-span')].map(
        (mark) => `${mark.textContent}: ${mark.title}`,
      );
    return { view, marked };
  };

  it('marks the code and shows why', () => {
    const { view, marked } = setUp();
    showErrorSpan(view, { span, words: 'Nothing is called b.' });
    expect(marked()).toEqual(['b: Nothing is called b.']);
    showErrorSpan(view, undefined);
    expect(marked()).toEqual([]);
  });

  it('removes the mark with the first edit', () => {
    const { view, marked } = setUp();
    showErrorSpan(view, { span, words: '' });
    view.dispatch({ changes: { from: 0, insert: 'x' } });
    expect(marked()).toEqual([]);
  });
});
