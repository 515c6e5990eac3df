import type { Describe, Happening } from './describe.ts';
import type { GameView } from './game-view.ts';
import { createLiveText } from './live-text.ts';
import type { PlaybackListener } from './playback/playback.ts';
import { type Sounds, soundOf } from './sound.ts';

/** The words and sounds for events. They are read again whenever they are used, so they can change at any time. */
export type NarratorHost = {
  readonly describe?: Describe | undefined;
  /** Plays the sounds of events. Without `sounds`, the stage is silent. */
  readonly sounds?: Sounds | undefined;
};

export type Narrator = {
  readonly narrate: (happening: Happening) => void;
  /** Announces the waiting words immediately. */
  readonly flush: () => void;
  readonly stop: () => void;
  /** Removes all words, announced or waiting, because the language of the page has changed. */
  readonly clear: () => void;
};

/** The maximum number of lines. It is so large that a screen reader has read a line before the line is removed. */
const MOST_LINES = 10;

/**
 * Adds a line to a live region. If the line replaced the previous text, unread text would be lost, and repeated text
 * would not be announced.
 */
const addLine = (region: HTMLElement, text: string): void => {
  const line = document.createElement('p');
  line.textContent = text;
  region.append(line);
  if (region.childElementCount > MOST_LINES) region.firstElementChild?.remove();
};

/** Whether a later description replaces this one if it has not been read yet. */
const isPassing = ({ kind }: Happening): boolean => kind === 'cell' || kind === 'stands';

/**
 * Announces events to screen readers in the words of the host; `region` is the live region of the stage. Every step of
 * a run is announced. If the user moves quickly over several tiles, only the last is announced.
 */
export const createNarrator = (region: HTMLElement, host: () => NarratorHost): Narrator => {
  // In development React mounts every stage twice, with the same elements.
  region.replaceChildren();
  const live = createLiveText((text) => addLine(region, text));
  return {
    narrate: (happening) => live.say(host().describe?.(happening) ?? '', isPassing(happening)),
    flush: live.flush,
    stop: live.stop,
    clear: () => {
      live.stop();
      region.replaceChildren();
    },
  };
};

type Parts = {
  readonly view: Pick<GameView, 'speak' | 'wake' | 'world'>;
  readonly narrate: Narrator['narrate'];
  readonly flush: Narrator['flush'];
  readonly sounds: () => Sounds | undefined;
  /** Whether the program caught the failure of this event. Other failures are announced at the end of the run. */
  readonly isCaught: (event: number) => boolean;
};

/** What the character thinks when a command fails and the program continues. */
const OOPS = '!';

/** A listener that announces every event and plays its sound, and then calls the listener of the playback. */
export const narratingListener = (
  listener: PlaybackListener,
  { view, narrate, flush, sounds, isCaught }: Parts,
): PlaybackListener => {
  // Whether two characters act at the same time and may also speak at the same time.
  let isForTwo = false;
  return {
    ...listener,
    onCommand: (command, event) => {
      const before = view.world();
      isForTwo = command.takes !== undefined;
      if (before)
        narrate({ kind: 'command', changes: command.changes, before, ...(command.by && { by: command.by }) });
      listener.onCommand?.(command, event);
    },
    onChange: (change, event) => {
      const sound = soundOf(change);
      if (sound) sounds()?.play(sound);
      const speaker = change.type === 'told' ? view.world()?.things[change.id] : undefined;
      if (change.type === 'told' && speaker) view.speak(change.text, speaker.position);
      listener.onChange?.(change, event);
    },
    onSay: (said, event) => {
      const speaker = said.by === undefined ? undefined : view.world()?.things[said.by];
      if (said.channel === 'speak') view.speak(said.text, speaker?.position, isForTwo);
      listener.onSay?.(said, event);
    },
    onFailure: (command, event) => {
      if (command.failure && isCaught(event)) {
        view.speak(OOPS);
        narrate({ kind: 'caught', failure: command.failure });
      }
      listener.onFailure?.(command, event);
    },
    onStatus: (status) => {
      view.wake();
      // Other code announces the end, so the events before the end are announced now.
      if (status === 'finished') flush();
      listener.onStatus?.(status);
    },
    onMove: (moment) => {
      view.wake();
      narrate({ kind: 'stands', ...moment.world.player });
      listener.onMove?.(moment);
    },
  };
};
