import type { Change } from '@hopcode/engine/world/change';

/** A sound as the synthesizer makes it; times in seconds, pitches in hertz. What is absent has no effect. */
type Recipe = {
  readonly volume: number;
  readonly frequency: number;
  /** 0 sine, 1 triangle, 2 saw, 4 noise. */
  readonly shape: number;
  readonly release: number;
  readonly attack?: number;
  readonly sustain?: number;
  readonly randomness?: number;
  readonly curve?: number;
  readonly slide?: number;
  readonly jump?: number;
  readonly jumpTime?: number;
  readonly repeatTime?: number;
};

const SOUNDS = {
  step: { volume: 0.2, randomness: 0.1, frequency: 150, sustain: 0.01, release: 0.03, shape: 4 },
  bump: { volume: 0.8, frequency: 110, sustain: 0.02, release: 0.12, shape: 2, curve: 0.5, slide: -3 },
  collect: { volume: 0.6, frequency: 523, sustain: 0.05, release: 0.2, shape: 1, jump: 262, jumpTime: 0.05 },
  speak: { volume: 0.5, frequency: 330, sustain: 0.05, release: 0.05, shape: 1, jump: 80, jumpTime: 0.05 },
  open: { volume: 0.5, frequency: 240, attack: 0.02, sustain: 0.06, release: 0.1, shape: 1, slide: 3 },
  error: { volume: 0.7, frequency: 196, sustain: 0.12, release: 0.2, shape: 1, jump: -60, jumpTime: 0.1 },
  win: {
    volume: 0.8,
    frequency: 392,
    sustain: 0.25,
    release: 0.4,
    shape: 1,
    jump: 196,
    jumpTime: 0.12,
    repeatTime: 0.1,
  },
  click: { volume: 0.3, frequency: 700, release: 0.02, shape: 1 },
} as const satisfies Record<string, Recipe>;
export type SoundName = keyof typeof SOUNDS;

/** Loudness of everything (game.md section 9, 'Volumes'). */
const VOLUME = 0.75;

/** The order of the synthesizer's numbers. */
const numbersOf = (recipe: Recipe): number[] => {
  const { volume, randomness = 0.02, frequency, attack = 0, sustain = 0, release, shape } = recipe;
  const { curve = 1, slide = 0, jump = 0, jumpTime = 0, repeatTime = 0 } = recipe;
  const deltaSlide = 0;
  return [
    volume,
    randomness,
    frequency,
    attack,
    sustain,
    release,
    shape,
    curve,
    slide,
    deltaSlide,
    jump,
    jumpTime,
    repeatTime,
  ];
};

/** What plays numbers; the real one is loaded with the first gesture. */
export type Synthesizer = {
  readonly play: (parameters: readonly number[], volume: number) => void;
  /** Lets it sound; browsers allow that only during a gesture. Answers whether it may. */
  readonly wake: () => Promise<boolean>;
};

export type Sounds = {
  readonly play: (name: SoundName) => void;
  readonly setMuted: (muted: boolean) => void;
  readonly dispose: () => void;
};

const loadZzfx = async (): Promise<Synthesizer> => {
  const { ZZFX, zzfx } = await import('zzfx');
  return {
    play: (parameters, volume) => {
      ZZFX.volume = volume;
      zzfx(...parameters);
    },
    wake: async () => {
      await ZZFX.audioContext.resume();
      return ZZFX.audioContext.state === 'running';
    },
  };
};

/**
 * Sounds that wait for the first press of a key, mouse or finger, as browsers ask; before that, while muted and
 * where sound cannot be made, playing does nothing.
 */
export const createSounds = (
  options: { readonly muted?: boolean; readonly load?: () => Promise<Synthesizer> } = {},
): Sounds => {
  const load = options.load ?? loadZzfx;
  let muted = options.muted ?? false;
  let loading: Promise<Synthesizer> | undefined;
  let awake: Synthesizer | undefined;
  const gestures = new AbortController();

  const wake = async () => {
    if (muted || awake) return;
    try {
      loading ??= load();
      const synthesizer = await loading;
      if (!(await synthesizer.wake())) return;
      awake = synthesizer;
      gestures.abort();
    } catch {
      // No sound on this device: the game goes on without.
      loading = undefined;
    }
  };

  for (const kind of ['pointerdown', 'keydown'])
    document.addEventListener(kind, () => void wake(), { signal: gestures.signal });

  return {
    play: (name) => {
      if (!muted) awake?.play(numbersOf(SOUNDS[name]), VOLUME);
    },
    setMuted: (next) => {
      muted = next;
    },
    dispose: () => {
      gestures.abort();
      awake = undefined;
    },
  };
};

/** The sound of a change as it begins; undefined for those that are heard through another. */
export const soundOf = (change: Change): SoundName | undefined => {
  switch (change.type) {
    case 'moved':
      return 'step';
    case 'bumped':
      return 'bump';
    case 'counted':
      return 'collect';
    case 'said':
      return 'speak';
    case 'thing-changed':
      return change.state === 'open' || change.state === 'closed' ? 'open' : undefined;
    case 'turned':
    case 'scored':
      return undefined;
  }
};
