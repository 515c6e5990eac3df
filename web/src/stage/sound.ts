import { type SoundName, soundNamed } from '@hopcode/art/sounds/catalogue';
import type { Change } from '@hopcode/engine/world/change';
import { clamp } from '../lib/clamp.ts';

/** Plays a sound from its numbers. The real synthesizer is loaded by `prepare` or by the first gesture. */
export type Synthesizer = {
  /** Plays a sound at the share `loudness` of the full volume, from 0 to 1. */
  readonly play: (numbers: readonly number[], loudness: number) => void;
  /** Enables sound, which browsers allow only during a gesture. Returns whether it succeeded. */
  readonly wake: () => Promise<boolean>;
};

export type Sounds = {
  /**
   * Loads the synthesizer before the first gesture. Connecting to the audio device blocks the page for more than 100
   * ms, which would otherwise delay the first click on Run. Does nothing while the sound is muted.
   */
  readonly prepare: () => Promise<void>;
  readonly play: (name: SoundName) => void;
  readonly setMuted: (muted: boolean) => void;
  /** The volume of all sounds, from 0 to 1, relative to the default (game.md section 9, 'Volumes'). */
  readonly setVolume: (volume: number) => void;
  readonly dispose: () => void;
};

const loadZzfx = async (): Promise<Synthesizer> => {
  const { ZZFX } = await import('zzfx');
  // The library applies its own volume when it builds the samples and again when it plays them. Only the value 1 leaves
  // our volume unchanged.
  ZZFX.volume = 1;
  return {
    play: (numbers, loudness) => {
      ZZFX.playSamples([ZZFX.buildSamples(...numbers)], loudness);
    },
    wake: async () => {
      await ZZFX.audioContext.resume();
      return ZZFX.audioContext.state === 'running';
    },
  };
};

/**
 * Creates the sounds. Browsers allow sound only after the first press of a key, the mouse or a finger. Before that,
 * while muted, and on a device without audio, playing does nothing.
 */
export const createSounds = (
  options: {
    readonly muted?: boolean;
    readonly volume?: number;
    readonly load?: () => Promise<Synthesizer>;
  } = {},
): Sounds => {
  const load = options.load ?? loadZzfx;
  let muted = options.muted ?? false;
  let volume = options.volume ?? 1;
  let loading: Promise<Synthesizer> | undefined;
  let awake: Synthesizer | undefined;
  const gestures = new AbortController();

  /** The loaded synthesizer; undefined on a device without sound, where the game continues silently. */
  const loaded = async (): Promise<Synthesizer | undefined> => {
    try {
      loading ??= load();
      return await loading;
    } catch {
      loading = undefined;
      return undefined;
    }
  };

  const wake = async () => {
    if (muted || awake) return;
    const synthesizer = await loaded();
    const isAwake = await synthesizer?.wake().catch(() => false);
    if (!isAwake) return;
    awake = synthesizer;
    gestures.abort();
  };

  // The build renders pages without a browser.
  for (const kind of ['pointerdown', 'keydown'])
    globalThis.document?.addEventListener(kind, () => void wake(), { signal: gestures.signal });

  return {
    prepare: async () => {
      if (!muted) await loaded();
    },
    play: (name) => {
      if (muted || volume === 0 || !awake) return;
      const { numbers, loudness } = soundNamed(name);
      awake.play(numbers, loudness * volume);
    },
    setMuted: (next) => {
      muted = next;
    },
    setVolume: (next) => {
      volume = clamp(next, 0, 1);
    },
    dispose: () => {
      gestures.abort();
      awake = undefined;
    },
  };
};

type ThingChange = Extract<Change, { type: 'thing-changed' }>;

const soundOfThing = ({ state, position, facing }: ThingChange): SoundName | undefined => {
  // A thing with a facing direction walks by itself; any other thing was pushed.
  if (position && !state) return facing ? 'step' : 'push';
  switch (state) {
    case 'gone':
      return 'collect';
    case 'there':
    case 'filled':
      return 'build';
    case 'planted':
      return 'plant';
    case 'wet':
      return 'pour';
    case 'open':
      return 'open';
    case 'closed':
      return 'close';
    case 'empty':
    case 'hidden':
    case undefined:
      return undefined;
  }
};

/**
 * The sound of a change when it starts; undefined for changes without a sound. When the number of held things changes,
 * another change usually has the sound. Only collecting water changes nothing else.
 */
export const soundOf = (change: Change): SoundName | undefined => {
  switch (change.type) {
    case 'moved':
      return 'step';
    case 'bumped':
      return 'bump';
    case 'said':
    case 'told':
      return 'speak';
    case 'thing-changed':
      return soundOfThing(change);
    case 'counted':
      return change.item === 'water' ? 'pour' : undefined;
    case 'turned':
    case 'scored':
    case 'reacted':
    case 'sky-changed':
      return undefined;
    default:
      // A new kind of change must be added here, or this function does not compile.
      change satisfies never;
      return undefined;
  }
};
