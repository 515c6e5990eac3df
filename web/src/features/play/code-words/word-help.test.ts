// @vitest-environment happy-dom
import { pythonLanguage } from '@codemirror/lang-python';
import { LanguageSupport } from '@codemirror/language';
import { EditorView, runScopeHandlers } from '@codemirror/view';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadEnglish } from '../testing/render-play.tsx';
import { wordHelp } from './word-help.ts';

beforeAll(loadEnglish);
let view: EditorView | undefined;
afterEach(() => view?.destroy());

const open = (doc: string, cursor: number): EditorView => {
  view = new EditorView({
    doc,
    selection: { anchor: cursor },
    parent: document.body,
    extensions: [new LanguageSupport(pythonLanguage), wordHelp()],
  });
  return view;
};

const press = (editor: EditorView, key: string, ctrlKey = false) =>
  runScopeHandlers(editor, new KeyboardEvent('keydown', { key, ctrlKey }), 'editor');

const card = () => document.querySelector('.cm-tooltip')?.textContent;

it('the key explains the word at the cursor, and Escape closes the card', async () => {
  const editor = open('while True:\n    pass', 2);
  press(editor, 'i', true);
  await vi.waitFor(() => expect(card()).toContain('Read it as: as long as'));
  expect(press(editor, 'Escape')).toBe(true);
  expect(card()).toBeUndefined();
});

it.each<[string, (editor: EditorView) => void]>([
  ['typing', (editor) => editor.dispatch({ changes: { from: 0, insert: 'a' } })],
  ['moving the cursor', (editor) => editor.dispatch({ selection: { anchor: 8 } })],
])('%s closes the card', async (_, act) => {
  const editor = open('player.look()', 9);
  press(editor, 'i', true);
  await vi.waitFor(() => expect(card()).toContain('Find out what is on the tile in front of you.'));
  act(editor);
  expect(card()).toBeUndefined();
});

it('does not show a late card at an old position of the cursor', async () => {
  const editor = open('while True:\n    pass', 2);
  press(editor, 'i', true);
  editor.dispatch({ selection: { anchor: 18 } });
  press(editor, 'i', true);
  await vi.waitFor(() => expect(card()).toContain('do nothing'));
});

it('leaves Escape to the editor while no card is open', () => {
  expect(press(open('pass', 0), 'Escape')).toBe(false);
});
