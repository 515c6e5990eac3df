import type { Timeline } from '@hopcode/engine/formats/timeline';
import type { Moment, Playback, PlaybackListener, PlaybackStatus } from '../../../stage/playback/playback.ts';
import { type Printed, printedUntil } from '../../../stage/playback/printed.ts';
import { scoresWith, type VariableScore } from '../run/variable-scores.ts';
import { eventsAt, type Step, stepAt, stepsOf } from './steps.ts';

/** A run for time travel, and where the picture is in it. */
export type Trip = {
  readonly timeline: Timeline;
  /** The program that ran. */
  readonly source: string;
  /** The steps that the user can go to. */
  readonly steps: readonly Step[];
  /** How many events have happened at the shown moment. */
  readonly events: number;
  /** How many events the user can go to. If the run was stopped, only the events that were shown. */
  readonly last: number;
  readonly status: PlaybackStatus;
  /** False if the picture no longer shows this run, because the code was edited or another run is starting. */
  readonly open: boolean;
  /** Whether the run has ended. Everything that plays after that is a replay. */
  readonly over: boolean;
};

/** What the screen shows at another moment of the run. */
export type OtherMoment = {
  readonly line: number | undefined;
  readonly printed: readonly Printed[];
  readonly scores: readonly number[];
};

export type TimeTravelParts = {
  readonly playback: () => Playback | undefined;
  /** Called after every jump. */
  readonly onMove: (moment: OtherMoment) => void;
  /** Called when a replay has reached its end. */
  readonly onReplayed: () => void;
};

export type TimeTravel = {
  /** Connects time travel to a stage and a screen. Before that, it does nothing. */
  readonly connect: (parts: TimeTravelParts) => void;
  /** The current run; undefined before the first run. Returns the same object until something changes. */
  readonly snapshot: () => Trip | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Returns a listener that follows the playback of a timeline and passes its events to `listener`. `variables` are the
   * scores of the goals about variables. They are a separate input, because no command causes these scores.
   */
  readonly follow: (
    timeline: Timeline,
    source: string,
    listener: PlaybackListener,
    variables?: readonly VariableScore[],
  ) => PlaybackListener;
  /** Ends the run from outside, even if the picture has not reached its end. */
  readonly end: () => void;
  /** Stops the run. The user can still go to the part that was shown. If nothing was shown, the run is deleted. */
  readonly stop: () => void;
  /** Marks that the picture no longer shows this run. The run stays stored. */
  readonly close: () => void;
  /** Deletes the run. */
  readonly forget: () => void;
  /** Pauses and continues; at the end it plays everything again. */
  readonly toggle: () => void;
  readonly forward: () => void;
  readonly back: () => void;
  /** Jumps to a step: 0 is the start, and the number of steps is the end. */
  readonly toStep: (step: number) => void;
};

/**
 * The scores at the end of a program that finished. They come from the verdict, because nothing else judges variables.
 */
const lastScores = ({ end, verdict }: Timeline): readonly number[] | undefined =>
  end.status === 'finished' ? verdict.goals.map(({ score }) => score) : undefined;

const isEnd = ({ events }: Timeline, event: number): boolean => event >= events.length;

/** What the screen shows at a moment. At the end of a run no line is highlighted, no matter how the run ended. */
const momentOf = (
  timeline: Timeline,
  { event, line, world }: Moment,
  variables: readonly VariableScore[],
): OtherMoment => {
  const atEnd = isEnd(timeline, event);
  return {
    line: line === 0 || atEnd ? undefined : line,
    printed: printedUntil(timeline, event),
    scores: (atEnd ? lastScores(timeline) : undefined) ?? scoresWith(world.scores, variables, event),
  };
};

/**
 * Creates the controls to pause, step and jump in the run on the stage, during the run and after it (issue 'The whole
 * game', 'Time travel'). Does not use React or the page.
 */
export const createTimeTravel = (): TimeTravel => {
  let parts: TimeTravelParts | undefined;
  const listeners = new Set<() => void>();
  let trip: Trip | undefined;
  /** The largest number of events that have been shown so far, wherever the picture is now. */
  let shown = 0;

  const change = (next: Trip | undefined): void => {
    if (next === trip) return;
    trip = next;
    for (const listener of listeners) listener();
  };
  const update = (changes: Partial<Trip>): void => {
    shown = Math.max(shown, changes.events ?? 0);
    change(trip && { ...trip, ...changes });
  };

  /** The playback; undefined while the user cannot control it. */
  const steered = (): Playback | undefined => {
    const playback = parts?.playback();
    return trip?.open && playback?.timeline === trip.timeline ? playback : undefined;
  };

  const follow: TimeTravel['follow'] = (timeline, source, listener, variables = []) => {
    shown = 0;
    change({
      timeline,
      source,
      steps: stepsOf(timeline),
      events: 0,
      last: timeline.events.length,
      status: 'idle',
      open: true,
      over: false,
    });
    const isCurrent = (): boolean => trip?.timeline === timeline;
    const stand = (): void => {
      const events = parts?.playback()?.moment().event;
      if (isCurrent() && events !== undefined && events !== trip?.events) update({ events });
    };
    /** Whether an event is after the point where the run was stopped. If so, moves the picture back to that point. */
    const isBeyond = (event: number): boolean => {
      if (!trip || !isCurrent() || event < trip.last) return false;
      parts?.playback()?.seek(trip.last);
      return true;
    };
    return {
      ...listener,
      onLine: (line, event) => {
        if (isBeyond(event)) return;
        stand();
        listener.onLine?.(line, event);
      },
      onCommand: (command, event) => {
        if (isBeyond(event)) return;
        stand();
        listener.onCommand?.(command, event);
      },
      onPrint: (print, event) => {
        if (!isBeyond(event)) listener.onPrint?.(print, event);
      },
      onStatus: (status) => {
        if (isCurrent()) update({ status });
        if (status === 'finished' && isCurrent()) update({ events: timeline.events.length });
        else stand();
        listener.onStatus?.(status);
        // A step may reach the end of the run. Then nothing more plays.
        const isDone = status === 'finished' || (status === 'paused' && isEnd(timeline, trip?.events ?? 0));
        if (isDone && trip?.over) parts?.onReplayed();
      },
      onMove: (moment) => {
        if (isCurrent()) update({ events: moment.event });
        parts?.onMove(momentOf(timeline, moment, variables));
        listener.onMove?.(moment);
      },
      onEnd: (end) => {
        if (isCurrent()) update({ over: true });
        listener.onEnd?.(end);
      },
    };
  };

  const toStep = (step: number): void => {
    const playback = steered();
    if (!playback || !trip) return;
    playback.seek(Math.min(eventsAt(trip.steps, Math.max(0, step), trip.timeline), trip.last));
    // If the user jumps to the end of a run that is in progress, the run must end.
    if (!trip.over && step >= trip.steps.length) playback.resume();
  };

  return {
    connect: (next) => {
      parts = next;
    },
    snapshot: () => trip,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow,
    end: () => update({ over: true }),
    stop: () => {
      if (!trip?.open) {
        change(undefined);
        return;
      }
      const last = Math.max(shown, steered()?.moment().event ?? 0);
      update({ over: true, last, steps: trip.steps.filter(({ event }) => event < last) });
    },
    close: () => update({ open: false }),
    forget: () => change(undefined),
    toggle: () => {
      const playback = steered();
      if (!playback || !trip) return;
      if (playback.status() === 'playing') {
        playback.pause();
        return;
      }
      if (trip.over && trip.events >= trip.last) playback.seek(0);
      playback.resume();
    },
    forward: () => {
      const playback = steered();
      if (!playback || !trip) return;
      // A press during a step jumps to the next step immediately and does not wait for the picture.
      if (playback.status() === 'playing') toStep(stepAt(trip.steps, trip.events) + 1);
      else if (!trip.over || trip.events < trip.last) playback.step();
    },
    back: () => steered()?.stepBack(),
    toStep,
  };
};
