import type { Level } from '@hopcode/engine/formats/level';
import type { TimelineEvent } from '@hopcode/engine/formats/timeline';
import type { Change } from '@hopcode/engine/world/change';
import type { World } from '@hopcode/engine/world/world';
import { clampIndex } from '../../lib/clamp.ts';
import type { Beat } from './beat.ts';
import { composeBeats } from './beats.ts';
import { createShownWorld, type Sight } from './shown-world.ts';

/** A place in a timeline. `event` is the number of events that have started; `line` is 0 before the first line. */
export type Place = {
  readonly event: number;
  readonly line: number;
  readonly scope: string;
  readonly world: World;
};

/** A change that runs at the same time as others, and the world before it. */
export type Motion = { readonly change: Change; readonly before: World; readonly progress: number };

/**
 * The data for the picture: the current change with the worlds before and after it, and short effects that are still
 * visible.
 */
export type Frame = Sight & {
  readonly change?: Change;
  /** How far the change, or the failure that is shown after it, has progressed, from 0 to 1. */
  readonly progress: number;
  /** Whether the character, and not its helper, has just failed. */
  readonly failing: boolean;
  /** In a run with a helper, the changes that run at the same time as this one. */
  readonly beside?: readonly Motion[];
};

/** A place in a timeline that moves beat by beat, or jumps. All times are milliseconds at Normal speed. */
export type Playhead = {
  readonly duration: number;
  /** The kind of event that separates two steps: a line, or a command if no lines were traced. */
  readonly stepKind: 'line' | 'command';
  readonly time: () => number;
  readonly place: () => Place;
  readonly frame: () => Frame;
  /**
   * The time in the timeline after `real` milliseconds, if a millisecond of the timeline takes `pace` real
   * milliseconds.
   */
  readonly reach: (real: number, pace: number) => number;
  /** The next beat, if it starts at `time` or before. */
  readonly due: (time: number) => Beat | undefined;
  /** Moves to the start of the next beat, on the way to the later time `until`. */
  readonly begin: (beat: Beat, until: number) => void;
  /** Moves within the current beat. */
  readonly moveTo: (time: number) => void;
  /** Whether the playhead is at the end, where nothing more starts or moves. */
  readonly isAtEnd: () => boolean;
  /** Advances the effects, which have their own time. */
  readonly fade: (ms: number) => void;
  /** Jumps to the moment after `event` events. A number out of range is limited to the range. */
  readonly jump: (event: number) => void;
  /** Jumps to the start of the last step: its line is shown, but has not run yet. */
  readonly jumpBack: () => void;
  /** The number of jumps so far. */
  readonly jumps: () => number;
};

/** The last line among the first `count` events. */
const lineAfter = (events: readonly TimelineEvent[], count: number): Pick<Place, 'line' | 'scope'> => {
  for (let index = count - 1; index >= 0; index -= 1) {
    const what = events[index];
    if (what?.kind === 'line') return { line: what.line, scope: what.scope };
  }
  return { line: 0, scope: '' };
};

/** Creates a playhead at the start, before the first event. */
export const createPlayhead = (level: Level, events: readonly TimelineEvent[]): Playhead => {
  const { beats, eventBeats, eventStarts, duration } = composeBeats(events);
  const stepKind = events.some((event) => event.kind === 'line') ? 'line' : 'command';
  const shown = createShownWorld(level, events);
  let jumps = 0;
  let time = 0;
  /** Index of the first beat that has not started. */
  let cursor = 0;
  /** The beat of the last jump: the effects before it have ended. */
  let settled = 0;
  let at = lineAfter(events, 0);
  let running: readonly (Omit<Motion, 'progress'> & Pick<Beat, 'start' | 'ms'>)[] = [];

  /** Moves to the point after `event` events, at which the first `begun` beats of the next event have started. */
  const stand = (event: number, begun: number) => {
    shown.jump(event);
    time = eventStarts[event] ?? 0;
    cursor = (eventBeats[event] ?? 0) + begun;
    settled = cursor;
    running = [];
    at = lineAfter(events, event + begun);
    jumps += 1;
  };

  const frame = (): Frame => {
    const beat = cursor > settled ? beats[cursor - 1] : undefined;
    const progress = beat && beat.ms > 0 ? Math.min(1, (time - beat.start) / beat.ms) : 1;
    const failed = beat?.kind === 'failure' ? events[beat.event] : undefined;
    const failing = failed?.kind === 'command' && !failed.by && progress < 1;
    const beside = running.flatMap(({ change, before, start, ms }) =>
      time < start + ms ? [{ change, before, progress: (time - start) / ms }] : [],
    );
    const still = { ...shown.sight(), progress, failing, ...(beside.length > 0 && { beside }) };
    return beat?.aside ? still : beat?.kind === 'change' ? { ...still, change: beat.change } : still;
  };

  const begin = (beat: Beat, until: number) => {
    time = beat.start;
    cursor += 1;
    running = running.filter(({ start, ms }) => time < start + ms);
    if (beat.kind === 'change' && beat.aside && beat.ms > 0)
      running = [...running, { change: beat.change, before: shown.world(), start: beat.start, ms: beat.ms }];
    shown.begin(beat, until - beat.start);
    const what = events[beat.event];
    if (what?.kind === 'line') at = { line: what.line, scope: what.scope };
  };

  return {
    duration,
    stepKind,
    time: () => time,
    place: () => {
      const last = cursor > 0 ? beats[cursor - 1] : undefined;
      return { event: last ? last.event + 1 : 0, ...at, world: shown.world() };
    },
    frame,
    reach: (real, pace) => {
      let left = real;
      let reached = time;
      for (let index = Math.max(0, cursor - 1); index < beats.length && left > 0; index += 1) {
        const beat = beats[index];
        if (!beat || beat.aside || beat.ms <= 0) continue;
        const rest = beat.start + beat.ms - reached;
        if (rest <= 0) continue;
        // A beat whose minimum time is longer runs more slowly than `pace`.
        const slow = Math.max(pace, (beat.least ?? 0) / beat.ms);
        const passed = left / slow;
        // Floating-point numbers are inexact: after a subtraction, a tiny remainder could reach into the next beat.
        if (passed < rest) return Math.min(duration, reached + passed);
        reached = beat.start + beat.ms;
        left -= rest * slow;
      }
      // The sum of many small numbers is inexact.
      return left > 0 ? duration : Math.min(duration, reached);
    },
    due: (by) => {
      const beat = beats[cursor];
      return beat && beat.start <= by ? beat : undefined;
    },
    begin,
    moveTo: (next) => {
      time = next;
    },
    isAtEnd: () => time >= duration && cursor >= beats.length,
    fade: shown.fade,
    jump: (event) => stand(clampIndex(event, events.length + 1), 0),
    jumpBack: () => {
      const step = events.findLastIndex(
        ({ kind }, event) => kind === stepKind && (eventBeats[event] ?? 0) + 1 < cursor,
      );
      stand(Math.max(0, step), step < 0 ? 0 : 1);
    },
    jumps: () => jumps,
  };
};
