import type { Timeline } from '@hopcode/engine/formats/timeline';
import type { Moment, Playback, PlaybackListener, PlaybackStatus } from '../../../stage/playback/playback.ts';
import { type Printed, printedUntil } from '../../../stage/playback/printed.ts';
import { eventsAt, type Step, stepAt, stepsOf } from './steps.ts';

/** The run whose time can be travelled, and where in it the picture stands. */
export type Trip = {
  readonly timeline: Timeline;
  /** The program that was run. */
  readonly source: string;
  readonly steps: readonly Step[];
  /** Events that have happened. */
  readonly events: number;
  readonly status: PlaybackStatus;
  /** False when the picture has nothing to do with this run any more: the code was edited, or another run starts. */
  readonly open: boolean;
  /** The run has ended: what plays now is looking back. */
  readonly over: boolean;
};

/** The screen as it was at another moment of the run. */
export type OtherMoment = {
  readonly line: number | undefined;
  readonly printed: readonly Printed[];
  readonly scores: readonly number[];
};

export type TimeTravelParts = {
  readonly playback: () => Playback | undefined;
  /** Called after every jump. */
  readonly onMove: (moment: OtherMoment) => void;
  /** Called when a run that was played again has reached its end, with the scores there. */
  readonly onReplayed: (scores: readonly number[]) => void;
};

export type TimeTravel = {
  /** Joins it to a stage and a screen; before that it does nothing. */
  readonly connect: (parts: TimeTravelParts) => void;
  /** Undefined before the first run. The same object until something changes. */
  readonly snapshot: () => Trip | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Listens to the playing of a timeline; whatever `listener` wants to hear, it still hears. */
  readonly follow: (timeline: Timeline, source: string, listener: PlaybackListener) => PlaybackListener;
  /** The run was ended from outside, before the picture had reached its end. */
  readonly end: () => void;
  /** The picture no longer shows this run; it stays known. */
  readonly close: () => void;
  /** Forgets the run. */
  readonly forget: () => void;
  /** Pauses, goes on; from the end, plays everything again. */
  readonly toggle: () => void;
  readonly forward: () => void;
  readonly back: () => void;
  /** Jumps to a step: 0 is the start, the number of steps the end. */
  readonly toStep: (step: number) => void;
};

/** The scores at the end of a program that came to it: those of the verdict, because only it judges variables. */
const lastScores = ({ end, verdict }: Timeline): readonly number[] | undefined =>
  end.status === 'finished' ? verdict.goals.map(({ score }) => score) : undefined;

const scoresAt = (timeline: Timeline, { event, world }: Moment): readonly number[] =>
  (event >= timeline.events.length ? lastScores(timeline) : undefined) ?? world.scores;

/**
 * Pause, step and jump in the run that is on the stage, during it and after it (issue 'The whole game', 'Time
 * travel'). Knows neither React nor the page.
 */
export const createTimeTravel = (): TimeTravel => {
  let parts: TimeTravelParts | undefined;
  const listeners = new Set<() => void>();
  let trip: Trip | undefined;

  const change = (next: Trip | undefined): void => {
    if (next === trip) return;
    trip = next;
    for (const listener of listeners) listener();
  };
  const update = (changes: Partial<Trip>): void => change(trip && { ...trip, ...changes });

  /** The playback, as long as it may be steered. */
  const steered = (): Playback | undefined => {
    const playback = parts?.playback();
    return trip?.open && playback?.timeline === trip.timeline ? playback : undefined;
  };

  const follow = (timeline: Timeline, source: string, listener: PlaybackListener): PlaybackListener => {
    change({
      timeline,
      source,
      steps: stepsOf(timeline),
      events: 0,
      status: 'idle',
      open: true,
      over: false,
    });
    const isCurrent = (): boolean => trip?.timeline === timeline;
    const stand = (): void => {
      const events = parts?.playback()?.moment().event;
      if (isCurrent() && events !== undefined && events !== trip?.events) update({ events });
    };
    return {
      ...listener,
      onLine: (line, event) => {
        stand();
        listener.onLine?.(line, event);
      },
      onCommand: (command, event) => {
        stand();
        listener.onCommand?.(command, event);
      },
      onStatus: (status) => {
        if (isCurrent()) update({ status });
        if (status === 'finished' && isCurrent()) update({ events: timeline.events.length });
        else stand();
        listener.onStatus?.(status);
        if (status === 'finished' && trip?.over) parts?.onReplayed(lastScores(timeline) ?? []);
      },
      onMove: (moment) => {
        if (isCurrent()) update({ events: moment.event });
        parts?.onMove({
          line: moment.line === 0 ? undefined : moment.line,
          printed: printedUntil(timeline, moment.event),
          scores: scoresAt(timeline, moment),
        });
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
    playback.seek(eventsAt(trip.steps, Math.max(0, step), trip.timeline));
    // A run that is still on its way ends when its end is reached.
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
    close: () => update({ open: false }),
    forget: () => change(undefined),
    toggle: () => {
      const playback = steered();
      if (!playback || !trip) return;
      if (playback.status() === 'playing') {
        playback.pause();
        return;
      }
      if (trip.over && trip.events >= trip.timeline.events.length) playback.seek(0);
      playback.resume();
    },
    forward: () => {
      const playback = steered();
      if (!playback || !trip) return;
      // While a step is being shown the next press goes on at once, so nobody has to wait for the picture.
      if (playback.status() === 'playing') toStep(stepAt(trip.steps, trip.events) + 1);
      else playback.step();
    },
    back: () => steered()?.stepBack(),
    toStep,
  };
};
