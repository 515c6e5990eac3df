export type PlaybackStatus = 'idle' | 'playing' | 'paused' | 'finished';

/** The state of a playback, with actions like the buttons of a media player. */
export type Transport = {
  readonly status: () => PlaybackStatus;
  /** Whether the playback will pause at the end of the current step. */
  readonly isStepping: () => boolean;
  readonly start: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly step: () => void;
  /** Call at the end of a step or after a jump: pauses the playback. */
  readonly hold: () => void;
  /** Call at the end: after this, only a jump can continue the playback. */
  readonly finish: () => void;
  readonly stop: () => void;
};

/** `onStatus` is called with every new status. */
export const createTransport = (onStatus: (status: PlaybackStatus) => void): Transport => {
  let mode: PlaybackStatus | 'stepping' = 'idle';

  const status = (): PlaybackStatus => (mode === 'stepping' ? 'playing' : mode);

  const go = (next: typeof mode) => {
    const before = status();
    mode = next;
    if (status() !== before) onStatus(status());
  };

  return {
    status,
    isStepping: () => mode === 'stepping',
    start: () => {
      if (mode === 'idle') go('playing');
    },
    pause: () => {
      if (status() === 'playing') go('paused');
    },
    resume: () => {
      if (mode === 'paused' || mode === 'stepping') go('playing');
    },
    step: () => {
      if (mode !== 'finished') go('stepping');
    },
    hold: () => go('paused'),
    finish: () => go('finished'),
    stop: () => go('idle'),
  };
};
