// @vitest-environment happy-dom
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { afterEach, expect, it, vi } from 'vitest';
import { typedText } from './typed-text.ts';

let view: EditorView | undefined;

afterEach(() => {
  view?.destroy();
  vi.restoreAllMocks();
});

const open = (doc: string, anchor: number, head: number, readOnly = false) => {
  view = new EditorView({
    parent: document.body,
    state: EditorState.create({
      doc,
      selection: { anchor, head },
      extensions: [
        typedText,
        EditorState.readOnly.of(readOnly),
        EditorView.inputHandler.of((editor, from, to, text) => {
          if (text !== '(') return false;
          editor.dispatch({ changes: { from, to, insert: '()' } });
          return true;
        }),
      ],
    }),
  });
  return view;
};

/** Sends the event that a browser sends before it types; `at` is the range that the browser would replace. */
const type = (editor: EditorView, at: readonly [number, number], init: InputEventInit) => {
  const [from, to] = at.map((position) => editor.domAtPos(position));
  const event = new InputEvent('beforeinput', { bubbles: true, cancelable: true, ...init });
  Reflect.set(event, 'getTargetRanges', () => [
    {
      startContainer: from?.node,
      startOffset: from?.offset,
      endContainer: to?.node,
      endOffset: to?.offset,
    },
  ]);
  editor.contentDOM.dispatchEvent(event);
  return { taken: event.defaultPrevented, text: editor.state.doc.toString() };
};

const typed = { inputType: 'insertText', data: 'x' };

it.each<[string, readonly [number, number], InputEventInit, { taken: boolean; text: string }]>([
  ['a letter', [1, 1], typed, { taken: true, text: 'axbc' }],
  ['several lines', [1, 1], { ...typed, data: 'x\ny' }, { taken: true, text: 'ax\nybc' }],
  ['what another handler completes', [1, 1], { ...typed, data: '(' }, { taken: true, text: 'a()bc' }],
  ['a letter elsewhere', [2, 2], typed, { taken: false, text: 'abc' }],
  ['a composed letter', [1, 1], { ...typed, isComposing: true }, { taken: false, text: 'abc' }],
  ['a correction', [1, 1], { ...typed, inputType: 'insertReplacementText' }, { taken: false, text: 'abc' }],
  ['nothing', [1, 1], { inputType: 'insertText', data: null }, { taken: false, text: 'abc' }],
])('%s', (_name, at, init, expected) => {
  expect(type(open('abc', 1, 1), at, init)).toEqual(expected);
});

it('replaces the selection, in either direction', () => {
  expect(type(open('abc', 2, 0), [0, 2], typed)).toEqual({ taken: true, text: 'xc' });
  view?.destroy();
  expect(type(open('abc', 0, 2), [0, 2], typed)).toEqual({ taken: true, text: 'xc' });
});

it('does not handle keys in a read-only editor, which the browser does not change either', () => {
  expect(type(open('abc', 1, 1, true), [1, 1], typed)).toEqual({ taken: false, text: 'abc' });
});

it('uses the selection of the page when the browser does not say what it replaces', () => {
  const editor = open('abc', 1, 1);
  const press = (position: number) => {
    const { node, offset } = editor.domAtPos(position);
    document.getSelection()?.collapse(node, offset);
    const event = new InputEvent('beforeinput', { bubbles: true, cancelable: true, ...typed });
    Reflect.set(event, 'getTargetRanges', () => []);
    editor.contentDOM.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([press(3), press(1), editor.state.doc.toString()]).toEqual([false, true, 'axbc']);
});

it.each([
  ['Apple Computer, Inc.', ['removeAllRanges', 'collapse']],
  ['Google Inc.', []],
  ['', []],
])('sets the cursor of the page again in a browser by %j: %j', (vendor, steps) => {
  const editor = open('abc', 1, 1);
  const { node, offset } = editor.domAtPos(1);
  const selection = document.getSelection();
  selection?.collapse(node, offset);
  vi.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor);
  const taken: string[] = [];
  // The editor itself removes or sets no selection here, because it does not have the focus.
  if (selection)
    for (const name of ['removeAllRanges', 'collapse'] as const) {
      const own = selection[name].bind(selection);
      Reflect.set(selection, name, (...values: Parameters<typeof own>) => {
        taken.push(name);
        Reflect.apply(own, selection, values);
      });
    }
  expect(type(editor, [1, 1], typed)).toEqual({ taken: true, text: 'axbc' });
  expect(taken).toEqual(steps);
});
