import { type Recipe, zzfxNumbers } from './recipe.ts';

/** Every sound, in the order in which a child usually hears them. */
export const SOUND_NAMES = [
  'step',
  'bump',
  'collect',
  'build',
  'pour',
  'plant',
  'open',
  'close',
  'push',
  'speak',
  'error',
  'win',
  'click',
] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

const RECIPES: Readonly<Record<SoundName, Recipe>> = {
  /** A step in the grass. */
  step: { volume: 0.5, randomness: 0.15, frequency: 240, release: 0.06, shape: 'hiss', filter: -900 },
  /** A dull knock against wood. */
  bump: {
    volume: 0.9,
    frequency: 140,
    attack: 0.005,
    sustain: 0.02,
    release: 0.16,
    shape: 'triangle',
    curve: 0.7,
    slide: -0.7,
    noise: 0.2,
  },
  /** Two notes upwards. */
  collect: {
    volume: 0.6,
    frequency: 523,
    sustain: 0.05,
    release: 0.2,
    shape: 'triangle',
    jump: 262,
    jumpTime: 0.06,
  },
  /** Three blows of a hammer. */
  build: {
    volume: 0.8,
    frequency: 250,
    sustain: 0.3,
    release: 0.06,
    shape: 'triangle',
    curve: 0.8,
    slide: -2.6,
    repeatTime: 0.12,
    noise: 0.5,
    tremolo: 0.5,
  },
  /** Water that flows out of a can. */
  pour: {
    volume: 0.45,
    randomness: 0.1,
    frequency: 300,
    attack: 0.08,
    sustain: 0.4,
    release: 0.25,
    shape: 'hiss',
    repeatTime: 0.07,
    tremolo: 0.3,
    filter: -2200,
  },
  /** Something small that drops into soft earth. */
  plant: {
    volume: 0.9,
    frequency: 300,
    attack: 0.01,
    sustain: 0.03,
    release: 0.12,
    shape: 'sine',
    slide: -2,
    echo: 0.1,
  },
  /** A hinge, with rising pitch. */
  open: {
    volume: 0.5,
    frequency: 190,
    attack: 0.03,
    sustain: 0.12,
    release: 0.12,
    shape: 'triangle',
    slide: 1.6,
    noise: 0.3,
  },
  /** A hinge, with falling pitch. */
  close: {
    volume: 0.6,
    frequency: 380,
    attack: 0.02,
    sustain: 0.1,
    release: 0.08,
    shape: 'triangle',
    slide: -2.2,
    noise: 0.3,
  },
  /** Something heavy that slides over the ground. */
  push: {
    volume: 1.2,
    frequency: 300,
    attack: 0.05,
    sustain: 0.2,
    release: 0.15,
    shape: 'hiss',
    repeatTime: 0.05,
    tremolo: 0.4,
    filter: -300,
  },
  /** Two syllables of a small animal. */
  speak: {
    volume: 0.5,
    randomness: 0.1,
    frequency: 400,
    sustain: 0.06,
    release: 0.06,
    shape: 'triangle',
    jump: 90,
    jumpTime: 0.05,
  },
  /** Two notes downwards, not harsh. */
  error: {
    volume: 0.6,
    frequency: 220,
    sustain: 0.14,
    release: 0.25,
    shape: 'triangle',
    jump: -66,
    jumpTime: 0.13,
  },
  /** Four rising notes of one chord. */
  win: {
    volume: 0.9,
    randomness: 0,
    frequency: 392.4,
    sustain: 0.4,
    release: 0.2,
    shape: 'triangle',
    jump: 130.8,
    jumpTime: 0.15,
    repeatTime: 0.15,
    echo: 0.15,
  },
  /** A tick. */
  click: { volume: 0.4, frequency: 900, release: 0.03, shape: 'triangle' },
};

/** The volume of a sound (game.md section 9: 0.75, water 0.5). */
const LOUDNESS = 0.75;
const QUIETER: Partial<Readonly<Record<SoundName, number>>> = { pour: 0.5 };

/** A sound for the code that plays sounds. */
export type Sound = {
  /** The parameters of zzfx, in its order. */
  readonly numbers: readonly number[];
  /** The volume of the whole sound, from 0 to 1. */
  readonly loudness: number;
};

export const soundNamed = (name: SoundName): Sound => ({
  numbers: zzfxNumbers(RECIPES[name]),
  loudness: QUIETER[name] ?? LOUDNESS,
});
