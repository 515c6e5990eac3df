declare module 'zzfx' {
  /** The synthesizer; it needs an AudioContext, so the module loads only when sound may start. */
  export const ZZFX: {
    /** Multiplied into samples when they are built, and again when they are played. */
    volume: number;
    readonly sampleRate: number;
    readonly audioContext: AudioContext;
    /** Samples, -1 to 1, of up to 21 numbers: volume, randomness, frequency, attack, sustain, release, shape, ... */
    buildSamples(...numbers: readonly number[]): number[];
    /** Plays channels of samples at a share of `volume`. */
    playSamples(channels: readonly (readonly number[])[], volumeScale: number): AudioBufferSourceNode;
  };
}
