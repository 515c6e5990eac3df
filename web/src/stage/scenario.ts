import type { Position } from '@hopcode/engine/world/geometry';
import type { World } from '@hopcode/engine/world/world';
import { restingFrame } from './animation/pose.ts';
import { createWalk, type Walk } from './animation/walk.ts';
import type { Frame, Playback } from './playback/playback.ts';

/** What a stage shows: a playback, a walk, or a world at rest; only ever one of them. */
export type Scenario = {
  /** A new level: its start world, at rest. */
  readonly load: (start: World) => void;
  /** Shows a playback, or the start world again. */
  readonly play: (playback: Playback | undefined) => void;
  /** Walks from where the character is; false when there is nothing to walk in or something else took over. */
  readonly walk: (cells: readonly Position[]) => Promise<boolean>;
  /** Lets time pass; answers whether something moves. `still`: a walk arrives at once. */
  readonly tick: (ms: number, still: boolean) => boolean;
  /** Undefined before the first level. */
  readonly frame: () => Frame | undefined;
  /** A playback has begun and is not finished. */
  readonly isBusy: () => boolean;
  readonly isPaused: () => boolean;
  /** Ends whatever goes on. */
  readonly stop: () => void;
};

type Stroll = { readonly walk: Walk; readonly done: (arrived: boolean) => void };

export const createScenario = (): Scenario => {
  let start: World | undefined;
  let resting: World | undefined;
  let playback: Playback | undefined;
  let stroll: Stroll | undefined;

  const endStroll = (arrived: boolean) => {
    const ended = stroll;
    if (!ended) return;
    stroll = undefined;
    resting = ended.walk.world();
    ended.done(arrived);
  };

  const frame = (): Frame | undefined =>
    playback?.frame() ?? stroll?.walk.frame() ?? (resting && restingFrame(resting));

  return {
    load: (world) => {
      endStroll(false);
      playback = undefined;
      start = world;
      resting = world;
    },
    play: (next) => {
      endStroll(false);
      playback = next;
      resting = start;
    },
    walk: (cells) => {
      endStroll(false);
      const now = frame();
      if (!now) return Promise.resolve(false);
      playback = undefined;
      return new Promise((done) => {
        stroll = { walk: createWalk(now.after, cells), done };
      });
    },
    tick: (ms, still) => {
      const moves = playback?.status() === 'playing' || stroll !== undefined;
      playback?.tick(ms);
      if (stroll?.walk.tick(still ? Number.POSITIVE_INFINITY : ms)) endStroll(true);
      return moves;
    },
    frame,
    isBusy: () => playback !== undefined && playback.status() !== 'finished',
    isPaused: () => playback?.status() === 'paused',
    stop: () => {
      endStroll(false);
      playback = undefined;
    },
  };
};
