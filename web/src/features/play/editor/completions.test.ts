import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { COMMANDS } from '@hopcode/engine/commands/registry';
import { describe, expect, it } from 'vitest';
import { completions } from './completions.ts';

const commandNames = COMMANDS.map((command) => command.name);

/** Labels offered at the end of a text; undefined if there are none. */
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
    ['mo', commandNames],
    ['eggs = 3\ne', ['eggs', ...commandNames]],
    ['import player\nfor i in range(3):\n    p', ['player', 'i', ...commandNames]],
  ])('after %j: %j', async (text, labels) => {
    expect(await offered(text)).toEqual(labels);
  });

  it.each(['', '\n', 'other.', 'other.mo', '# mo', 'player.speak("mo', "x = 'mo", 'a = 12', 'x = 3.'])(
    'offers nothing after %j',
    async (text) => {
      expect(await offered(text)).toBeUndefined();
    },
  );

  it('offers everything on request, even before the first letter', async () => {
    expect(await offered('', true)).toEqual(commandNames);
  });
});
