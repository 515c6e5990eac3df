/** Parameters of the synthesizer zzfx: times in seconds, pitches in hertz. Absent parameters have no effect. */
export type Recipe = {
  readonly volume: number;
  readonly frequency: number;
  readonly shape: keyof typeof SHAPES;
  readonly release: number;
  readonly attack?: number;
  readonly decay?: number;
  readonly sustain?: number;
  /** Share of the volume that remains after the decay. */
  readonly sustainVolume?: number;
  /** How much the pitch varies between plays, as a share of the pitch. */
  readonly randomness?: number;
  /** Below 1 the sound is fuller, above 1 sharper. */
  readonly curve?: number;
  readonly slide?: number;
  /** By how many hertz the pitch jumps after `jumpTime`, and again after each `repeatTime`. */
  readonly jump?: number;
  readonly jumpTime?: number;
  readonly repeatTime?: number;
  readonly noise?: number;
  /** How much of the volume varies within each `repeatTime`, from 0 to 1. */
  readonly tremolo?: number;
  /** The delay of an echo, which has half the volume. */
  readonly echo?: number;
  /** If positive, only frequencies above this pitch remain; if negative, only those below it. */
  readonly filter?: number;
};

const SHAPES = { sine: 0, triangle: 1, saw: 2, buzz: 3, hiss: 4 } as const;

/** The numbers of a recipe in the order of zzfx's parameters. */
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
