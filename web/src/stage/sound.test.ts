// @vitest-environment happy-dom
import { SOUND_NAMES, type SoundName, soundNamed } from '@hopcode/art/sounds/catalogue';
import { kindsWithoutRow } from '@hopcode/engine/testing/change-kinds';
import type { Change } from '@hopcode/engine/world/change';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSounds, soundOf } from './sound.ts';

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
        play: (numbers: readonly number[], loudness: number) => {
          played.push((numbers[2] ?? 0) * loudness);
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

  it('loads once before the first gesture on request, and is silent until the gesture', async () => {
    const fake = synthesizer();
    const sounds = createSounds({ load: fake.load });
    await sounds.prepare();
    sounds.play('collect');
    expect([fake.loads(), fake.played]).toEqual([1, []]);
    document.dispatchEvent(new Event('pointerdown'));
    await settle();
    sounds.play('collect');
    expect([fake.loads(), fake.played]).toEqual([1, [523 * 0.75]]);
    sounds.dispose();
  });

  it('loads nothing in advance while muted, and survives a device without sound', async () => {
    const fake = synthesizer();
    const muted = createSounds({ load: fake.load, muted: true });
    await muted.prepare();
    expect(fake.loads()).toBe(0);
    muted.dispose();
    const without = createSounds({ load: () => Promise.reject(new Error('no audio')) });
    await expect(without.prepare()).resolves.toBeUndefined();
    without.dispose();
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

  it('scales sounds by the chosen volume', async () => {
    const fake = synthesizer();
    const sounds = createSounds({ load: fake.load, volume: 0.5 });
    document.dispatchEvent(new Event('pointerdown'));
    await settle();
    for (const volume of [0.5, 0, 7]) {
      sounds.setVolume(volume);
      sounds.play('collect');
    }
    expect(fake.played).toEqual([523 * 0.75 * 0.5, 523 * 0.75]);
    sounds.dispose();
  });

  it('continues without sound if audio is not supported', async () => {
    const sounds = createSounds({ load: () => Promise.reject(new Error('no audio')) });
    document.dispatchEvent(new Event('pointerdown'));
    await settle();
    expect(() => sounds.play('win')).not.toThrow();
    sounds.dispose();
  });
});

/** The part of AudioContext that the synthesizer uses. It records the gain of each started sound. */
const fakeAudio = () => {
  const gains: number[] = [];
  class FakeAudioContext {
    state = 'suspended';
    readonly destination = {};
    async resume() {
      this.state = 'running';
    }
    createBuffer() {
      return { getChannelData: () => ({ set: () => undefined }) };
    }
    createGain() {
      const gain = { value: 1 };
      return { gain, connect: () => gains.push(gain.value) };
    }
    createBufferSource() {
      const source = { playbackRate: {}, connect: (next: object) => next, start: () => undefined };
      return source;
    }
  }
  class FakePanner {
    connect(next: object) {
      return next;
    }
  }
  vi.stubGlobal('AudioContext', FakeAudioContext);
  vi.stubGlobal('StereoPannerNode', FakePanner);
  return gains;
};

describe('the synthesizer', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('plays at the volume of the specification, water more softly', async () => {
    const gains = fakeAudio();
    const sounds = createSounds();
    document.dispatchEvent(new Event('pointerdown'));
    await vi.waitFor(
      () => {
        sounds.play('collect');
        expect(gains.length).toBeGreaterThan(0);
      },
      { timeout: 60_000 },
    );
    sounds.play('pour');
    expect([gains.at(0), gains.at(-1)]).toEqual([0.75, 0.5]);
    sounds.dispose();
  });

  describe.each(SOUND_NAMES)('%s', (name) => {
    // The synthesizer varies the pitch randomly, so this tests the lowest, the planned and the highest pitch.
    it.each([0, 0.5, 1 - Number.EPSILON])(
      'is audible and neither clipped nor cut off, random %d',
      async (chance) => {
        fakeAudio();
        vi.spyOn(Math, 'random').mockReturnValue(chance);
        const { ZZFX } = await import('zzfx');
        ZZFX.volume = 1;
        const samples = ZZFX.buildSamples(...soundNamed(name).numbers);
        const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
        const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
        const seconds = samples.length / ZZFX.sampleRate;
        expect(peak).toBeLessThanOrEqual(1);
        expect(peak).toBeGreaterThan(0.3);
        expect(Math.sqrt(power)).toBeGreaterThan(0.05);
        expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.02);
        expect(seconds).toBeLessThanOrEqual(name === 'win' ? 1 : name === 'pour' ? 0.75 : 0.45);
      },
    );
  });
});

/** The sounds that the pages play directly. */
const PAGE_SOUNDS: readonly SoundName[] = ['error', 'win', 'click'];

const HEARD: readonly (readonly [Change, SoundName | undefined])[] = [
  [{ type: 'moved', to: [1, 1] }, 'step'],
  [{ type: 'bumped', at: [1, 1] }, 'bump'],
  [{ type: 'said', channel: 'speak', text: 'hi' }, 'speak'],
  [{ type: 'thing-changed', id: 0, state: 'gone' }, 'collect'],
  [{ type: 'thing-changed', id: 0, state: 'there' }, 'build'],
  [{ type: 'thing-changed', id: 0, state: 'filled' }, 'build'],
  [{ type: 'thing-changed', id: 0, state: 'planted' }, 'plant'],
  [{ type: 'thing-changed', id: 0, state: 'wet' }, 'pour'],
  [{ type: 'thing-changed', id: 0, state: 'open' }, 'open'],
  [{ type: 'thing-changed', id: 0, state: 'closed' }, 'close'],
  [{ type: 'thing-changed', id: 0, position: [1, 1] }, 'push'],
  [{ type: 'thing-changed', id: 0, position: [1, 1], facing: 'right' }, 'step'],
  [{ type: 'told', id: 0, text: 'hi' }, 'speak'],
  [{ type: 'sky-changed', sky: 'night' }, undefined],
  [{ type: 'reacted', reaction: 0 }, undefined],
  [{ type: 'thing-changed', id: 0, state: 'hidden' }, undefined],
  [{ type: 'counted', item: 'water', count: 1 }, 'pour'],
  [{ type: 'counted', item: 'egg', count: 1 }, undefined],
  [{ type: 'scored', goal: 0, score: 1 }, undefined],
  [{ type: 'turned', facing: 'up' }, undefined],
];

describe('soundOf', () => {
  it.each(HEARD)('%o has the sound %s', (change, name) => {
    expect(soundOf(change)).toBe(name);
  });

  it('has a row for each kind of change', () => {
    expect(kindsWithoutRow(HEARD.map(([change]) => change))).toEqual([]);
  });

  it('uses every sound of the list', () => {
    const asked = new Set([...HEARD.flatMap(([, sound]) => sound ?? []), ...PAGE_SOUNDS]);
    expect([...asked].toSorted()).toEqual(SOUND_NAMES.toSorted());
  });
});
