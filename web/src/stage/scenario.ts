import type { Position } from '@hopcode/engine/world/geometry';
import type { World } from '@hopcode/engine/world/world';
import { restingFrame } from './animation/pose.ts';
import { createWalk, type Walk } from './animation/walk.ts';
import type { Playback } from './playback/playback.ts';
import type { Frame } from './playback/playhead.ts';

/** What a stage shows: a playback, a walk, or a world in which nothing moves. */
export type Scenario = {
  /** Starts a new level with its start world. */
  readonly load: (start: World) => void;
  /** Shows a playback, or the start world again. */
  readonly play: (playback: Playback | undefined) => void;
  /**
   * Walks from the character's cell. Returns false if there is no world, or if another action replaced the walk. After
   * the walk, a jump within the finished playback shows this playback again.
   */
  readonly walk: (cells: readonly Position[]) => Promise<boolean>;
  /** Advances the time; returns whether something moves. With `still`, a walk reaches its end immediately. */
  readonly tick: (ms: number, still: boolean) => boolean;
  /** The current frame; undefined before the first level. */
  readonly frame: () => Frame | undefined;
  /** Whether there is a playback that has not finished. */
  readonly isBusy: () => boolean;
  readonly isPaused: () => boolean;
  /** Ends the current playback or walk. */
  readonly stop: () => void;
};

type Stroll = { readonly walk: Walk; readonly done: (arrived: boolean) => void };

export const createScenario = (): Scenario => {
  let start: World | undefined;
  let resting: World | undefined;
  let playback: Playback | undefined;
  let stroll: Stroll | undefined;
  /** Whether the character has walked since the end of the playback. */
  let walkedOn = false;

  const isBusy = (): boolean => playback !== undefined && playback.status() !== 'finished';

  const endStroll = (arrived: boolean) => {
    const ended = stroll;
    if (!ended) return;
    stroll = undefined;
    resting = ended.walk.world();
    ended.done(arrived);
  };

  const show = (next: Playback | undefined, world: World | undefined) => {
    endStroll(false);
    walkedOn = false;
    playback = next;
    resting = world;
  };

  const frame = (): Frame | undefined => {
    if (playback && (!walkedOn || isBusy())) return playback.frame();
    return stroll?.walk.frame() ?? (resting && restingFrame(resting));
  };

  return {
    load: (world) => {
      start = world;
      show(undefined, world);
    },
    play: (next) => show(next, start),
    walk: (cells) => {
      endStroll(false);
      const now = frame();
      if (!now) return Promise.resolve(false);
      walkedOn = true;
      return new Promise((done) => {
        stroll = { walk: createWalk(now.after, cells), done };
      });
    },
    tick: (ms, still) => {
      if (walkedOn && isBusy()) show(playback, resting);
      const moves = playback?.status() === 'playing' || stroll !== undefined;
      playback?.tick(ms);
      if (stroll?.walk.tick(still ? Number.POSITIVE_INFINITY : ms)) endStroll(true);
      return moves;
    },
    frame,
    isBusy,
    isPaused: () => playback?.status() === 'paused',
    stop: () => show(undefined, resting),
  };
};
