export type PlaybackStatus = 'idle' | 'playing' | 'paused' | 'finished';

/** Whether something is played, as the buttons of a player have it. */
export type Transport = {
  readonly status: () => PlaybackStatus;
  /** It plays to the end of a step only. */
  readonly isStepping: () => boolean;
  readonly start: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly step: () => void;
  /** A step has ended, or somebody has jumped: paused, whatever went on. */
  readonly hold: () => void;
  /** The end has been reached: only a jump leads on from there. */
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
