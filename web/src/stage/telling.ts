import type { Describe, Happening } from './describe.ts';
import type { GameView } from './game-view.ts';
import { createLiveText } from './live-text.ts';
import type { PlaybackListener } from './playback/playback.ts';
import { type Sounds, soundOf } from './sound.ts';

/** How what happens is told and heard. Looked up at every use, so it may change at any time. */
export type TellingHost = {
  readonly describe?: Describe | undefined;
  /** Where described sentences go; without it the stage has its own live region. */
  readonly announce?: ((text: string) => void) | undefined;
  /** Plays the sounds of what happens; without it the stage is silent. */
  readonly sounds?: Sounds | undefined;
};

export type Teller = {
  readonly tell: (happening: Happening) => void;
  /** Tells at once what waits to be told. */
  readonly flush: () => void;
  readonly stop: () => void;
};

/** Tells screen readers what happens, in the words of the host; `region` is the stage's own live region. */
export const createTeller = (region: HTMLElement, host: () => TellingHost): Teller => {
  const live = createLiveText((text) => {
    const { announce } = host();
    if (announce) announce(text);
    else region.textContent = text;
  });
  return {
    tell: (happening) => live.say(host().describe?.(happening) ?? ''),
    flush: live.flush,
    stop: live.stop,
  };
};

type Parts = {
  readonly view: Pick<GameView, 'speak' | 'wake' | 'world'>;
  readonly tell: Teller['tell'];
  readonly flush: Teller['flush'];
  readonly sounds: () => Sounds | undefined;
};

/** A listener that also lets everybody hear and read what happens, before whoever started the playback. */
export const tellingListener = (
  listener: PlaybackListener,
  { view, tell, flush, sounds }: Parts,
): PlaybackListener => ({
  ...listener,
  onCommand: (command, event) => {
    const before = view.world();
    if (before) tell({ kind: 'command', changes: command.changes, before });
    listener.onCommand?.(command, event);
  },
  onChange: (change, event) => {
    const sound = soundOf(change);
    if (sound) sounds()?.play(sound);
    listener.onChange?.(change, event);
  },
  onSay: (said, event) => {
    if (said.channel === 'speak') view.speak(said.text);
    listener.onSay?.(said, event);
  },
  onStatus: (status) => {
    view.wake();
    // How it ended is said elsewhere, after what has led to it.
    if (status === 'finished') flush();
    listener.onStatus?.(status);
  },
  onMove: (moment) => {
    view.wake();
    tell({ kind: 'stands', ...moment.world.player });
    listener.onMove?.(moment);
  },
});
