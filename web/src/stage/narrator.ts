import type { Describe, Happening } from './describe.ts';
import type { GameView } from './game-view.ts';
import { createLiveText } from './live-text.ts';
import type { PlaybackListener } from './playback/playback.ts';
import { type Sounds, soundOf } from './sound.ts';

/** How what happens is told and heard. Looked up at every use, so it may change at any time. */
export type NarratorHost = {
  readonly describe?: Describe | undefined;
  /** Plays the sounds of what happens; without it the stage is silent. */
  readonly sounds?: Sounds | undefined;
};

export type Narrator = {
  readonly narrate: (happening: Happening) => void;
  /** Tells at once what waits to be told. */
  readonly flush: () => void;
  readonly stop: () => void;
};

/** More lines than are told before somebody has heard the first of them. */
const MOST_LINES = 10;

/**
 * Adds a line to a live region. A text that takes the place of another is lost where the other was not read yet, and
 * silent where it is the same.
 */
const addLine = (region: HTMLElement, text: string): void => {
  const line = document.createElement('p');
  line.textContent = text;
  region.append(line);
  if (region.childElementCount > MOST_LINES) region.firstElementChild?.remove();
};

/**
 * Tells screen readers what happens, in the words of the host; `region` is the live region of the stage. Every step of
 * a run is told; of the places somebody looks at or jumps to in a hurry, only where that ends.
 */
export const createNarrator = (region: HTMLElement, host: () => NarratorHost): Narrator => {
  // In development React makes every stage twice, with the same elements.
  region.replaceChildren();
  const live = createLiveText((text) => addLine(region, text));
  return {
    narrate: (happening) => live.say(host().describe?.(happening) ?? '', happening.kind !== 'command'),
    flush: live.flush,
    stop: live.stop,
  };
};

type Parts = {
  readonly view: Pick<GameView, 'speak' | 'wake' | 'world'>;
  readonly narrate: Narrator['narrate'];
  readonly flush: Narrator['flush'];
  readonly sounds: () => Sounds | undefined;
};

/** A listener that also lets everybody hear and read what happens, before whoever started the playback. */
export const narratingListener = (
  listener: PlaybackListener,
  { view, narrate, flush, sounds }: Parts,
): PlaybackListener => ({
  ...listener,
  onCommand: (command, event) => {
    const before = view.world();
    if (before) narrate({ kind: 'command', changes: command.changes, before });
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
    narrate({ kind: 'stands', ...moment.world.player });
    listener.onMove?.(moment);
  },
});
