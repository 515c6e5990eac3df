// @vitest-environment happy-dom
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { expect, it } from 'vitest';
import { ownDirection } from './own-direction.ts';

const isolatedIn = (code: string): (string | null)[] => {
  const view = new EditorView({ state: EditorState.create({ doc: code, extensions: ownDirection }) });
  const pieces = [...view.contentDOM.querySelectorAll('[dir="auto"]')].map(({ textContent }) => textContent);
  view.destroy();
  return pieces;
};

it.each([
  ['שלום = 3', ['שלום']],
  ['if שלום == ילד2:', ['שלום', 'ילד2']],
  ['speak("שלום!") # אמרו', ['"שלום!"', 'אמרו']],
  ['# כמה צעדים?', ['כמה צעדים?']],
  ['#שלום', ['שלום']],
  ['# three steps # more', []],
  ["x = 'a' + 'שלום", ["'שלום"]],
  ['# שלום "כן"', ['שלום "כן"']],
  ['print("Hi")', []],
])('%j isolates %j', (code, expected) => {
  expect(isolatedIn(code)).toEqual(expected);
});
