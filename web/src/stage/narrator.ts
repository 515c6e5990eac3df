import type { Describe, Happening } from './describe.ts';
import type { GameView } from './game-view.ts';
import { createLiveText } from './live-text.ts';
import type { PlaybackListener } from './playback/playback.ts';
import { type Sounds, soundOf } from './sound.ts';

/** The words and sounds of events. Read on every use, so it may change at any time. */
export type NarratorHost = {
  readonly describe?: Describe | undefined;
  /** Plays the sounds of events; without it the stage is silent. */
  readonly sounds?: Sounds | undefined;
};

export type Narrator = {
  readonly narrate: (happening: Happening) => void;
  /** Announces the waiting words immediately. */
  readonly flush: () => void;
  readonly stop: () => void;
  /** Removes all words, read or waiting: they are in a language that the page no longer has. */
  readonly clear: () => void;
};

/** Maximum lines: more than are added before a screen reader reads the first. */
const MOST_LINES = 10;

/**
 * Adds a line to a live region. A text that replaces another would lose an unread one, and would be silent if it is
 * the same.
 */
const addLine = (region: HTMLElement, text: string): void => {
  const line = document.createElement('p');
  line.textContent = text;
  region.append(line);
  if (region.childElementCount > MOST_LINES) region.firstElementChild?.remove();
};

/** Whether a later description replaces this one if it was not read yet. */
const isPassing = ({ kind }: Happening): boolean => kind === 'cell' || kind === 'stands';

/**
 * Announces events to screen readers, in the words of the host; `region` is the live region of the stage. Every step
 * of a run is announced; of places that the user passes quickly, only the last.
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
  /** Whether the program caught the failure of this event: the end of the run announces the others. */
  readonly isCaught: (event: number) => boolean;
};

/** What the character thinks when a command fails and the program goes on. */
const OOPS = '!';

/** A listener that also announces and plays every event, before the listener of the playback. */
export const narratingListener = (
  listener: PlaybackListener,
  { view, narrate, flush, sounds, isCaught }: Parts,
): PlaybackListener => {
  // Two that act together can speak together.
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
      // The end is announced elsewhere, after the events before it.
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
