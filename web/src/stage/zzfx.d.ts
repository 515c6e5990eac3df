declare module 'zzfx' {
  /** The synthesizer; making it needs an AudioContext, so the module is only loaded when sound may start. */
  export const ZZFX: {
    /** Multiplied into samples as they are built, and again as they are played. */
    volume: number;
    readonly sampleRate: number;
    readonly audioContext: AudioContext;
    /** Samples, -1 to 1, of up to 21 numbers: volume, randomness, frequency, attack, sustain, release, shape, ... */
    buildSamples(...numbers: readonly number[]): number[];
    /** Plays channels of samples at a share of `volume`. */
    playSamples(channels: readonly (readonly number[])[], volumeScale: number): AudioBufferSourceNode;
  };
}
