// @vitest-environment happy-dom
import { autocompletion, CompletionContext, insertCompletionText } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { COMMANDS } from '@hopcode/engine/commands/registry';
import { describe, expect, it } from 'vitest';
import { completions } from './completions.ts';

const commandNames = COMMANDS.map((command) => command.name);
const words = ['for', 'while', 'if', 'print', 'range'];

/** The labels that the editor offers at the end of `text`; undefined if it offers none. */
const offered = async (text: string, explicit = false): Promise<string[] | undefined> => {
  const state = EditorState.create({ doc: text });
  const result = await completions(() => '')(new CompletionContext(state, text.length, explicit));
  return result?.options.map((option) => option.label);
};

describe('completions', () => {
  it.each([
    ['player.', commandNames],
    ['player.mo', commandNames],
    ['    player.', commandNames],
    ['mo', [...words, ...commandNames]],
    ['import helper\nhelper.', commandNames],
    ['import asyncio\naw', ['asyncio', ...words, 'await', 'async', ...commandNames]],
    ['eggs = 3\ne', ['eggs', ...words, ...commandNames]],
    ['import player\nfor i in range(3):\n    p', ['player', 'i', ...words, ...commandNames]],
  ])('after %j: %j', async (text, labels) => {
    expect(await offered(text)).toEqual(labels);
  });

  it.each([
    '',
    '\n',
    'other.',
    'other.mo',
    'helper.mo',
    '# mo',
    'player.speak("mo',
    "x = 'mo",
    'a = 12',
    'x = 3.',
  ])('offers nothing after %j', async (text) => {
    expect(await offered(text)).toBeUndefined();
  });

  it('offers everything on request, even before the first letter', async () => {
    expect(await offered('', true)).toEqual([...words, ...commandNames]);
  });

  it.each([
    ['mo', 'move_forward', 'player.move_forward(|)'],
    ['turn_l', 'turn_left', 'player.turn_left()|'],
    ['player.mo', 'move_forward', 'player.move_forward(|)'],
    ['from player import *\nmo', 'move_forward', 'from player import *\nmove_forward(|)'],
    ['ra', 'range', 'range(|)'],
    ['fo', 'for', 'for |'],
  ])('after %j, choosing %s gives %j', async (text, label, expected) => {
    const view = new EditorView({ doc: text, extensions: [autocompletion()] });
    const result = await completions(() => '')(new CompletionContext(view.state, text.length, false));
    const option = result?.options.find((one) => one.label === label);
    const apply = option?.apply;
    if (!result || !option) throw new Error(`${label} is not offered`);
    if (typeof apply === 'function') apply(view, option, result.from, text.length);
    else view.dispatch(insertCompletionText(view.state, apply ?? label, result.from, text.length));
    const { head } = view.state.selection.main;
    expect(`${view.state.sliceDoc(0, head)}|${view.state.sliceDoc(head)}`).toBe(expected);
  });
});
