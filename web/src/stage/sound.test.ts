// @vitest-environment happy-dom
import type { Change } from '@hopcode/engine/world/change';
import { describe, expect, it } from 'vitest';
import { createSounds, type SoundName, soundOf } from './sound.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

const synthesizer = () => {
  const played: number[] = [];
  let loads = 0;
  return {
    played,
    loads: () => loads,
    load: async () => {
      loads += 1;
      return {
        play: (parameters: readonly number[], volume: number) => {
          played.push((parameters[2] ?? 0) * volume);
        },
        wake: async () => true,
      };
    },
  };
};

describe('createSounds', () => {
  it('is silent and loads nothing until the first gesture', async () => {
    const fake = synthesizer();
    const sounds = createSounds({ load: fake.load });
    sounds.play('collect');
    expect([fake.loads(), fake.played]).toEqual([0, []]);
    document.dispatchEvent(new Event('pointerdown'));
    await settle();
    sounds.play('collect');
    document.dispatchEvent(new Event('keydown'));
    await settle();
    expect([fake.loads(), fake.played]).toEqual([1, [523 * 0.75]]);
    sounds.dispose();
  });

  it('is silent while muted and after dispose', async () => {
    const fake = synthesizer();
    const sounds = createSounds({ load: fake.load });
    document.dispatchEvent(new Event('pointerdown'));
    await settle();
    sounds.setMuted(true);
    sounds.play('win');
    sounds.setMuted(false);
    sounds.dispose();
    sounds.play('win');
    expect(fake.played).toEqual([]);
  });

  it('goes on without sound where none can be made', async () => {
    const sounds = createSounds({ load: () => Promise.reject(new Error('no audio')) });
    document.dispatchEvent(new Event('pointerdown'));
    await settle();
    expect(() => sounds.play('win')).not.toThrow();
    sounds.dispose();
  });
});

describe('soundOf', () => {
  it.each<[Change, SoundName | undefined]>([
    [{ type: 'moved', to: [1, 1] }, 'step'],
    [{ type: 'bumped', at: [1, 1] }, 'bump'],
    [{ type: 'counted', item: 'egg', count: 1 }, 'collect'],
    [{ type: 'said', channel: 'speak', text: 'hi' }, 'speak'],
    [{ type: 'thing-changed', id: 0, state: 'open' }, 'open'],
    [{ type: 'thing-changed', id: 0, state: 'gone' }, undefined],
    [{ type: 'turned', facing: 'up' }, undefined],
  ])('%o is heard as %s', (change, name) => {
    expect(soundOf(change)).toBe(name);
  });
});
