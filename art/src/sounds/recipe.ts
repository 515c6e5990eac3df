/** A sound as the synthesizer zzfx makes it: times in seconds, pitches in hertz. What is absent has no effect. */
export type Recipe = {
  readonly volume: number;
  readonly frequency: number;
  readonly shape: keyof typeof SHAPES;
  readonly release: number;
  readonly attack?: number;
  readonly decay?: number;
  readonly sustain?: number;
  /** Share of the volume that is left after the decay. */
  readonly sustainVolume?: number;
  /** How far the pitch may differ from time to time, as a share of it. */
  readonly randomness?: number;
  /** Below 1 fuller, above 1 sharper. */
  readonly curve?: number;
  readonly slide?: number;
  /** Hertz that the pitch jumps by after `jumpTime`, and again after each `repeatTime`. */
  readonly jump?: number;
  readonly jumpTime?: number;
  readonly repeatTime?: number;
  readonly noise?: number;
  /** How much of the volume comes and goes with `repeatTime`, 0 to 1. */
  readonly tremolo?: number;
  /** Second time it is heard, at half the volume. */
  readonly echo?: number;
  /** Keeps what is above (positive) or below (negative) this pitch. */
  readonly filter?: number;
};

const SHAPES = { sine: 0, triangle: 1, saw: 2, buzz: 3, hiss: 4 } as const;

/** The numbers of a recipe in the order in which zzfx takes them. */
export function zzfxNumbers(recipe: Recipe): readonly number[] {
  const { volume, frequency, shape, release, attack = 0, decay = 0, sustain = 0, sustainVolume = 1 } = recipe;
  const { randomness = 0.02, curve = 1, slide = 0, jump = 0, jumpTime = 0, repeatTime = 0 } = recipe;
  const { noise = 0, tremolo = 0, echo = 0, filter = 0 } = recipe;
  const slideOfSlide = 0;
  const modulation = 0;
  const crush = 0;
  return [
    volume,
    randomness,
    frequency,
    attack,
    sustain,
    release,
    SHAPES[shape],
    curve,
    slide,
    slideOfSlide,
    jump,
    jumpTime,
    repeatTime,
    noise,
    modulation,
    crush,
    echo,
    sustainVolume,
    decay,
    tremolo,
    filter,
  ];
}
