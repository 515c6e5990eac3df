import type { Level } from '@hopcode/engine/formats/level';
import type { RunEnd, Timeline, TimelineEvent } from '@hopcode/engine/formats/timeline';
import type { Change } from '@hopcode/engine/world/change';
import { paceOf, type Speed } from '../../lib/speed.ts';
import type { Beat } from './beat.ts';
import { createPlayhead, type Frame, type Place } from './playhead.ts';
import { createTransport, type PlaybackStatus } from './transport.ts';

export type { PlaybackStatus } from './transport.ts';

export type CommandEvent = Extract<TimelineEvent, { kind: 'command' }>;
export type PrintEvent = Extract<TimelineEvent, { kind: 'print' }>;
export type Said = Extract<Change, { type: 'said' }>;

/** The state at one moment. */
export type Moment = Place & { readonly status: PlaybackStatus };

export type PlaybackListener = {
  readonly onLine?: (line: number, event: number) => void;
  readonly onCommand?: (command: CommandEvent, event: number) => void;
  readonly onChange?: (change: Change, event: number) => void;
  readonly onSay?: (said: Said, event: number) => void;
  /** Called after the changes of a command that failed. */
  readonly onFailure?: (command: CommandEvent, event: number) => void;
  readonly onPrint?: (print: PrintEvent, event: number) => void;
  readonly onCount?: (item: string, count: number, event: number) => void;
  readonly onScore?: (goal: number, score: number, event: number) => void;
  readonly onStatus?: (status: PlaybackStatus) => void;
  readonly onMove?: (moment: Moment) => void;
  readonly onEnd?: (end: RunEnd) => void;
};

export type PlaybackOptions = {
  readonly speed?: Speed;
  /**
   * The number of events that have been shown already; their callbacks are not called again.
   */
  readonly from?: number;
  readonly listener?: PlaybackListener;
};

export type Playback = {
  readonly timeline: Timeline;
  readonly status: () => PlaybackStatus;
  readonly speed: () => Speed;
  readonly setSpeed: (speed: Speed) => void;
  /** The position in the timeline, in milliseconds at Normal speed. */
  readonly time: () => number;
  readonly duration: () => number;
  readonly moment: () => Moment;
  readonly frame: () => Frame;
  readonly start: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  /** Plays to the beginning of the next line, then pauses. If there are no lines, plays to the next command. */
  readonly step: () => void;
  /** Jumps to the beginning of the line before the shown line, and pauses. */
  readonly stepBack: () => void;
  /** Jumps to the moment after `event` events, and pauses. A number outside the range is limited to it. */
  readonly seek: (event: number) => void;
  /** Advances the real time by `ms`. While paused, only effects continue and fade. */
  readonly tick: (ms: number) => void;
  /** Ends the playback permanently. No more callbacks are called. */
  readonly dispose: () => void;
};

/** Calls the listener for a beat that has started. */
const report = (listener: PlaybackListener, beat: Beat, what: TimelineEvent | undefined): void => {
  const { event } = beat;
  if (beat.kind === 'rest') return;
  if (beat.kind === 'change') {
    const { change } = beat;
    listener.onChange?.(change, event);
    if (change.type === 'said') listener.onSay?.(change, event);
    if (change.type === 'counted') listener.onCount?.(change.item, change.count, event);
    if (change.type === 'scored') listener.onScore?.(change.goal, change.score, event);
  } else if (what?.kind === 'line') listener.onLine?.(what.line, event);
  else if (what?.kind === 'command' && beat.kind === 'command') listener.onCommand?.(what, event);
  else if (what?.kind === 'command' && beat.kind === 'failure') listener.onFailure?.(what, event);
  else if (what?.kind === 'print') listener.onPrint?.(what, event);
};

/**
 * The playback of a timeline as a pure model: a position in the timeline, and callbacks for every beat that starts. It
 * has no clock; `tick` moves it. If one tick covers several beats, the beats are reported one by one, in order. So a
 * slow page misses none. `onEnd` is called only once, even if the end is reached again after a jump.
 */
export const createPlayback = (level: Level, timeline: Timeline, options: PlaybackOptions = {}): Playback => {
  const { events, end } = timeline;
  const head = createPlayhead(level, events);
  let listener = options.listener ?? {};
  let speed = options.speed ?? 'normal';
  let ended = false;
  let disposed = false;
  const transport = createTransport((status) => listener.onStatus?.(status));

  const moment = (): Moment => ({ ...head.place(), status: transport.status() });

  const stopAfterJump = () => {
    transport.hold();
    listener.onMove?.(moment());
  };

  const finish = () => {
    transport.finish();
    if (ended || disposed) return;
    ended = true;
    listener.onEnd?.(end);
  };

  const tick = (ms: number) => {
    const pace = paceOf(speed);
    head.fade(ms / pace);
    if (transport.status() !== 'playing' || disposed) return;
    const target = head.reach(ms, pace);
    const jumps = head.jumps();
    for (let beat = head.due(target); beat; beat = head.due(target)) {
      // If a step ends at this beat, the beat is still reported, and the model stays at the start of the beat.
      const endsStep = transport.isStepping() && beat.kind === head.stepKind;
      head.begin(beat, target);
      report(listener, beat, events[beat.event]);
      // If a callback jumps, the remaining beats are not reported.
      if (disposed || head.jumps() !== jumps) return;
      if (endsStep) transport.hold();
      if (transport.status() !== 'playing') return;
    }
    head.moveTo(target);
    if (head.isAtEnd()) finish();
  };

  if (options.from) head.jump(options.from);

  return {
    timeline,
    status: transport.status,
    speed: () => speed,
    setSpeed: (next) => {
      speed = next;
    },
    time: head.time,
    duration: () => head.duration,
    moment,
    frame: head.frame,
    start: transport.start,
    pause: transport.pause,
    resume: transport.resume,
    step: transport.step,
    stepBack: () => {
      head.jumpBack();
      stopAfterJump();
    },
    seek: (event) => {
      head.jump(event);
      stopAfterJump();
    },
    tick,
    dispose: () => {
      disposed = true;
      listener = {};
      transport.stop();
    },
  };
};
