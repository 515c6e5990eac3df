import { describe, expect, it } from 'vitest';
import { ANY_COMMAND_REASONS } from './commands/command.ts';
import { COMMANDS } from './commands/registry.ts';
import { GOAL_KINDS } from './goals/registry.ts';
import { IDEA_MISSING, IDEA_UNUSED } from './program-ideas.ts';
import { englishWords, gapsOf } from './testing/english-words.ts';
import { SCENERY_KINDS } from './world/scenery.ts';

const words = englishWords();
const keysIn = (section: string) => [...words.keys()].filter((key) => key.startsWith(`${section}.`));

describe('the English words of the engine', () => {
  it('have a sentence for every failure code, and none for an unknown code', () => {
    const codes = [
      ...ANY_COMMAND_REASONS,
      IDEA_MISSING,
      IDEA_UNUSED,
      ...COMMANDS.flatMap((command) => command.reasons),
      ...GOAL_KINDS.flatMap((kind) => (kind.met === 'checked' ? kind.reasons : [])),
    ];
    expect(keysIn('failures').toSorted()).toEqual(
      [...new Set(codes)].map((code) => `failures.${code}`).toSorted(),
    );
  });

  it('explain every command and nothing else', () => {
    const parts = ['title', 'summary', 'detail'];
    expect(keysIn('commands').toSorted()).toEqual(
      COMMANDS.flatMap(({ name }) => parts.map((part) => `commands.${name}.${part}`)).toSorted(),
    );
  });

  it("contain the specification's wordings word for word", () => {
    expect(words.get('failures.bumped-into-wall')).toBe('Wrong way, you bumped into a wall');
    expect(words.get('closer.bumped')).toContain('Wrong way, you bumped into a wall');
    expect(words.get('failures.unexpected')).toBe('Unexpected game error');
  });

  it('have both forms of each plural, with the same placeholders', () => {
    for (const [key, sentence] of words) {
      if (!key.endsWith('_one')) continue;
      const other = words.get(key.replace(/_one$/, '_other')) ?? '';
      expect([key, gapsOf(other).filter((gap) => gap !== 'count')]).toEqual([
        key,
        gapsOf(sentence).filter((gap) => gap !== 'count'),
      ]);
      expect(other).not.toBe('');
    }
  });

  it('name every kind of scenery and nothing else', () => {
    expect(keysIn('scenery').toSorted()).toEqual(SCENERY_KINDS.map((kind) => `scenery.${kind}`).toSorted());
  });

  it('explain every command that works only on X marks, and nothing else', () => {
    const onMarks = COMMANDS.filter(({ reasons }) => reasons.some((reason) => reason === 'unexpected'));
    const wanted = onMarks.map(({ name }) => `explained.did.${name}`);
    const missing = wanted.filter((key) => !keysIn('explained.did').includes(key));
    expect(missing, 'These keys are missing in translations/en/engine.json.').toEqual([]);
    expect(keysIn('explained.did').toSorted()).toEqual(wanted.toSorted());
    expect(keysIn('explained.wants')).toHaveLength(3);
  });

  it('are short: no failure sentence has more than 110 characters', () => {
    const long = [...keysIn('failures'), ...keysIn('closer'), ...keysIn('explained')].filter(
      (key) => (words.get(key) ?? '').length > 110,
    );
    expect(long).toEqual([]);
  });
});
