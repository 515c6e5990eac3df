declare module 'zzfx' {
  /** The synthesizer. It needs an AudioContext, so the module is loaded only when sound may start. */
  export const ZZFX: {
    /** The volume. The library applies it when it builds samples, and again when it plays them. */
    volume: number;
    readonly sampleRate: number;
    readonly audioContext: AudioContext;
    /**
     * Builds samples (-1 to 1) from up to 21 numbers: volume, randomness, frequency, attack, sustain, release, shape,
     * ...
     */
    buildSamples(...numbers: readonly number[]): number[];
    /** Plays the samples of each channel at a share of `volume`. */
    playSamples(channels: readonly (readonly number[])[], volumeScale: number): AudioBufferSourceNode;
  };
}
