declare module 'zzfx' {
  /** The synthesizer; making it needs an AudioContext, so the module is only loaded when sound may start. */
  export const ZZFX: {
    volume: number;
    readonly audioContext: AudioContext;
  };
  /** Plays a sound from up to 20 numbers: volume, randomness, frequency, attack, sustain, release, shape, ... */
  export function zzfx(...parameters: readonly number[]): unknown;
}
