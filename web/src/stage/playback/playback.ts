import type { Level } from '@hopcode/engine/formats/level';
import type { RunEnd, Timeline, TimelineEvent } from '@hopcode/engine/formats/timeline';
import { replay } from '@hopcode/engine/replay';
import { applyChange, type Change } from '@hopcode/engine/world/change';
import { createWorld, type World } from '@hopcode/engine/world/world';
import { paceOf, type Speed } from '../../lib/speed.ts';
import { createAfterglow, type Effect } from './afterglow.ts';
import { type Beat, composeBeats } from './beats.ts';

export type PlaybackStatus = 'idle' | 'playing' | 'paused' | 'finished';
export type CommandEvent = Extract<TimelineEvent, { kind: 'command' }>;
export type PrintEvent = Extract<TimelineEvent, { kind: 'print' }>;
export type Said = Extract<Change, { type: 'said' }>;

/** Everything at one moment. `event` counts the events that have begun; `line` is 0 before the first line. */
export type Moment = {
  readonly event: number;
  readonly line: number;
  readonly scope: string;
  readonly world: World;
  readonly status: PlaybackStatus;
};

/** What the picture needs: the change that is under way with its worlds, and short effects that still run on. */
export type Frame = {
  readonly before: World;
  readonly after: World;
  readonly change?: Change;
  /** 0 to 1 of `change`, or of a failure shown after it. */
  readonly progress: number;
  readonly failing: boolean;
  /** Changes of the last moments with their age in ms at Normal speed, youngest first. */
  readonly effects: readonly Effect[];
  /** Steps walked so far: which foot comes next. */
  readonly steps: number;
};

export type PlaybackListener = {
  readonly onLine?: (line: number, event: number) => void;
  readonly onCommand?: (command: CommandEvent, event: number) => void;
  readonly onChange?: (change: Change, event: number) => void;
  readonly onSay?: (said: Said, event: number) => void;
  readonly onPrint?: (print: PrintEvent, event: number) => void;
  readonly onCount?: (item: string, count: number, event: number) => void;
  readonly onScore?: (goal: number, score: number, event: number) => void;
  readonly onStatus?: (status: PlaybackStatus) => void;
  readonly onMove?: (moment: Moment) => void;
  readonly onEnd?: (end: RunEnd) => void;
};

export type PlaybackOptions = {
  readonly speed?: Speed;
  /** Events already shown, whose callbacks are not repeated. */
  readonly from?: number;
  readonly listener?: PlaybackListener;
};

export type Playback = {
  readonly timeline: Timeline;
  readonly status: () => PlaybackStatus;
  readonly speed: () => Speed;
  readonly setSpeed: (speed: Speed) => void;
  /** Milliseconds at Normal speed from the beginning. */
  readonly time: () => number;
  readonly duration: () => number;
  readonly moment: () => Moment;
  readonly frame: () => Frame;
  readonly start: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  /** Plays to the beginning of the next line, then pauses; without lines, to the next command. */
  readonly step: () => void;
  /** Jumps to the beginning of the line before the one shown, paused. */
  readonly stepBack: () => void;
  /** Jumps to the moment after `event` events, paused. Out of range is clamped. */
  readonly seek: (event: number) => void;
  /** Lets `ms` milliseconds of real time pass. Unless it plays only effects go on, and die away. */
  readonly tick: (ms: number) => void;
  /** Ends it for good; no callback is called any more. */
  readonly dispose: () => void;
};

/**
 * The playing of a timeline as a pure model: events turned into timed beats, a position in time, callbacks for
 * everything that begins. It has no clock: `tick` moves it. Beats crossed in one tick are reported one by one, in
 * order, so a slow page misses nothing. `onEnd` is called once, also when the end is reached again after a jump.
 */
export const createPlayback = (level: Level, timeline: Timeline, options: PlaybackOptions = {}): Playback => {
  const { events } = timeline;
  const score = composeBeats(events);
  const listener = options.listener ?? {};
  const stopKind = events.some((event) => event.kind === 'line') ? 'line' : 'command';
  let speed = options.speed ?? 'normal';
  let status: PlaybackStatus = 'idle';
  let worlds: readonly World[] | undefined;
  let ended = false;
  let disposed = false;
  /** Changes with every jump, so that a callback that jumps stops the beats that were still to be reported. */
  let jumps = 0;
  let stopAtLine = false;

  let time = 0;
  /** Index of the first beat that has not begun. */
  let cursor = 0;
  /** The beat that a jump went to: what was shown before it is over. */
  let settled = 0;
  const afterglow = createAfterglow();
  let before = createWorld(level);
  let world = before;
  let line = 0;
  let scope = '';
  let steps = 0;

  const setStatus = (next: PlaybackStatus) => {
    if (next === status) return;
    status = next;
    listener.onStatus?.(next);
  };

  const place = (event: number) => {
    const at = Math.max(0, Math.min(events.length, event));
    worlds ??= replay(level, events);
    world = worlds[at] ?? world;
    before = world;
    time = score.eventStarts[at] ?? 0;
    cursor = score.eventBeats[at] ?? 0;
    settled = cursor;
    afterglow.clear();
    steps = 0;
    line = 0;
    scope = '';
    for (let index = at - 1; index >= 0; index -= 1) {
      const what = events[index];
      if (what?.kind !== 'line') continue;
      line = what.line;
      scope = what.scope;
      break;
    }
    jumps += 1;
  };

  const moment = (): Moment => {
    const last = cursor > 0 ? score.beats[cursor - 1] : undefined;
    return { event: last ? last.event + 1 : 0, line, scope, world, status };
  };

  const settle = () => {
    stopAtLine = false;
    setStatus('paused');
    listener.onMove?.(moment());
  };

  const report = (change: Change, event: number) => {
    listener.onChange?.(change, event);
    if (change.type === 'said') listener.onSay?.(change, event);
    if (change.type === 'counted') listener.onCount?.(change.item, change.count, event);
    if (change.type === 'scored') listener.onScore?.(change.goal, change.score, event);
  };

  const begin = (beat: Beat) => {
    const what = events[beat.event];
    before = world;
    if (beat.kind === 'change') {
      world = applyChange(world, beat.change);
      if (beat.change.type === 'moved') steps += 1;
      report(beat.change, beat.event);
    } else if (what?.kind === 'line') {
      line = what.line;
      scope = what.scope;
      listener.onLine?.(line, beat.event);
    } else if (what?.kind === 'command' && beat.kind === 'command') listener.onCommand?.(what, beat.event);
    else if (what?.kind === 'print') listener.onPrint?.(what, beat.event);
  };

  /** Whether a step ends with this beat: it is reported, and the model stands at its beginning. */
  const endsStep = (beat: Beat): boolean => stopAtLine && beat.kind === stopKind;

  const tick = (ms: number) => {
    const passed = ms / paceOf(speed);
    afterglow.pass(passed);
    if (status !== 'playing' || disposed) return;
    const target = Math.min(score.duration, time + passed);
    const jump = jumps;
    for (let beat = score.beats[cursor]; beat && beat.start <= target; beat = score.beats[cursor]) {
      time = beat.start;
      const stops = endsStep(beat);
      cursor += 1;
      if (beat.kind === 'change') afterglow.add(beat.change, target - beat.start);
      begin(beat);
      if (disposed || jumps !== jump) return;
      if (stops) {
        stopAtLine = false;
        setStatus('paused');
      }
      if (status !== 'playing') return;
    }
    time = target;
    if (time < score.duration || cursor < score.beats.length) return;
    stopAtLine = false;
    setStatus('finished');
    if (ended || disposed) return;
    ended = true;
    listener.onEnd?.(timeline.end);
  };

  const frame = (): Frame => {
    const beat = cursor > settled ? score.beats[cursor - 1] : undefined;
    const progress = beat && beat.ms > 0 ? Math.min(1, (time - beat.start) / beat.ms) : 1;
    const failing = beat?.kind === 'failure' && progress < 1;
    const shown = {
      before,
      after: world,
      progress,
      failing,
      effects: afterglow.effects(),
      steps,
    };
    return beat?.kind === 'change' ? { ...shown, change: beat.change } : shown;
  };

  /** Stands where the last step before this moment would have stopped: its line shown, its work still to do. */
  const placeOneStepBack = () => {
    const now = cursor;
    for (let event = events.length - 1; event >= 0; event -= 1) {
      const begun = (score.eventBeats[event] ?? 0) + 1;
      const what = events[event];
      if (begun >= now || what?.kind !== stopKind) continue;
      place(event);
      cursor = begun;
      settled = begun;
      if (what.kind === 'line') ({ line, scope } = what);
      return;
    }
    place(0);
  };

  if (options.from) place(options.from);

  return {
    timeline,
    status: () => status,
    speed: () => speed,
    setSpeed: (next) => {
      speed = next;
    },
    time: () => time,
    duration: () => score.duration,
    moment,
    frame,
    start: () => {
      if (status === 'idle') setStatus('playing');
    },
    pause: () => {
      if (status === 'playing') setStatus('paused');
    },
    resume: () => {
      stopAtLine = false;
      if (status === 'paused') setStatus('playing');
    },
    step: () => {
      if (status === 'finished') return;
      stopAtLine = true;
      setStatus('playing');
    },
    stepBack: () => {
      placeOneStepBack();
      settle();
    },
    seek: (event) => {
      place(event);
      settle();
    },
    tick,
    dispose: () => {
      disposed = true;
      status = 'idle';
    },
  };
};
