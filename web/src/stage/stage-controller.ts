import type { Level } from '@hopcode/engine/formats/level';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import type { Position } from '@hopcode/engine/world/geometry';
import type { World } from '@hopcode/engine/world/world';
import type { Speed } from '../lib/speed.ts';
import type { AtlasLoadError } from './atlas.ts';
import { productAtlas } from './atlas-source.ts';
import type { ZoomStep } from './camera.ts';
import { createCanvasView } from './canvas-view.ts';
import { fatalEvent } from './fatal-event.ts';
import type { Flag, GameView, Spot } from './game-view.ts';
import { createNarrator, type NarratorHost, narratingListener } from './narrator.ts';
import type { PlacedBox } from './overlay/overlay.ts';
import { createPlayback, type Playback, type PlaybackListener } from './playback/playback.ts';
import { listenForKeys, type StageKeys } from './stage-keys.ts';

export type PlayOptions = PlaybackListener & {
  /** The number of events that were already shown: after a question, the events of the previous timeline. */
  readonly from?: number;
  /** The speed of this playback, until the speed of the stage changes. */
  readonly speed?: Speed;
};

/** The actions of the stage that a feature can call; see README.md. */
export type StageHandle = {
  readonly play: (timeline: Timeline, options?: PlayOptions) => Playback | undefined;
  readonly playback: () => Playback | undefined;
  readonly reset: () => void;
  /**
   * Ends the announcements of the playback. With `told`, waiting words are announced now; otherwise they are dropped.
   */
  readonly endTelling: (rest: 'told' | 'dropped') => void;
  readonly zoom: (step: ZoomStep) => void;
  readonly showPath: (cells: readonly Position[]) => void;
  readonly walk: (cells: readonly Position[]) => Promise<boolean>;
  /** Marks the tile where something happened, until the next playback; undefined removes the mark. */
  readonly flag: (flag: Flag | undefined) => void;
  /** Places a box over the picture until it is removed. */
  readonly place: (...box: Parameters<GameView['place']>) => PlacedBox | undefined;
  /** The shown world; undefined before the stage is mounted. */
  readonly world: () => World | undefined;
  /** The position of the character in the picture; undefined before the stage is mounted. */
  readonly spot: () => Spot | undefined;
};

/** The callbacks and words of a stage's host. They are read whenever they are used, so they may change at any time. */
export type StageHost = NarratorHost & {
  /** Whether animals and plants must not move for now, because the host has more important work. Default: no. */
  readonly isIdlePaused?: (() => boolean) | undefined;
  readonly onReady?: (() => void) | undefined;
  readonly onLoadFailed?: ((error: AtlasLoadError) => void) | undefined;
  readonly onCell?: ((cell: Position) => void) | undefined;
  readonly onHover?: ((cell: Position | undefined) => void) | undefined;
  readonly onSpeaker?: ((spot: Spot) => void) | undefined;
};

export type StageController = StageHandle & {
  readonly load: (level: Level, avatar: string) => void;
  readonly setAvatar: (avatar: string) => void;
  readonly setSpeed: (speed: Speed) => void;
  /** Replaces the announcements with the position of the character, in the current words of the host. */
  readonly retell: () => void;
  readonly destroy: () => void;
};

/** The elements of a stage, which its host creates. `words` is the live region. */
export type StageElements = {
  readonly root: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly boxes: HTMLElement;
  readonly words: HTMLElement;
};

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

const createView = (elements: StageElements, host: () => StageHost) => {
  const motion = window.matchMedia(LESS_MOTION);
  return createCanvasView(elements, {
    loadAtlas: productAtlas,
    isStill: () => motion.matches,
    isIdlePaused: () => host().isIdlePaused?.() ?? false,
    onReady: () => host().onReady?.(),
    onLoadFailed: (error) => host().onLoadFailed?.(error),
    onCell: (cell) => host().onCell?.(cell),
    onHover: (cell) => host().onHover?.(cell),
    onSpeaker: (spot) => host().onSpeaker?.(spot),
  });
};

/** The current playback of a view, if there is one. The next playback ends it without calling its listener. */
const createShownPlayback = (view: GameView, keys: StageKeys) => {
  let shown: Playback | undefined;
  return {
    now: () => shown,
    show: (next: Playback | undefined) => {
      shown?.dispose();
      shown = next;
      keys.forget();
      view.play(next);
    },
  };
};

/** Connects a canvas view, its playbacks, the keyboard and the announcements to form a stage. */
export const createStage = (elements: StageElements, host: () => StageHost): StageController => {
  const view = createView(elements, host);
  const narrator = createNarrator(elements.words, host);
  const { narrate, flush, stop: stopNarration } = narrator;
  let level: Level | undefined;
  let speed: Speed = 'normal';

  const sayStanding = () => narrate({ kind: 'stands', ...view.position() });
  const keys = listenForKeys(elements.root, {
    view,
    level: () => (host().onCell ? level : undefined),
    onCell: (cell) => host().onCell?.(cell),
    narrate,
  });
  const playback = createShownPlayback(view, keys);

  return {
    load: (next, avatar) => {
      playback.show(undefined);
      level = next;
      view.load(next, { avatar });
      sayStanding();
    },
    setAvatar: view.setAvatar,
    play: (timeline, options = {}) => {
      if (!level) return undefined;
      const fatal = fatalEvent(timeline);
      const isCaught = (event: number) => event !== fatal;
      const sounds = () => host().sounds;
      const listener = narratingListener(options, { view, narrate, flush, sounds, isCaught });
      const next = createPlayback(level, timeline, { speed, ...options, listener });
      playback.show(next);
      next.start();
      // Marks the first line of the playback now instead of at the next frame.
      if (timeline.events.length > 0) next.tick(0);
      return next;
    },
    playback: playback.now,
    reset: () => {
      playback.show(undefined);
      sayStanding();
    },
    endTelling: (rest) => {
      if (rest === 'told') flush();
      else stopNarration();
    },
    setSpeed: (next) => {
      speed = next;
      playback.now()?.setSpeed(next);
    },
    retell: () => {
      narrator.clear();
      sayStanding();
    },
    zoom: view.zoom,
    showPath: view.showPath,
    walk: async (cells) => {
      const arrived = !view.isBusy() && (await view.walk(cells));
      if (arrived) sayStanding();
      return arrived;
    },
    flag: view.flag,
    place: view.place,
    world: view.world,
    spot: view.spot,
    destroy: () => {
      playback.now()?.dispose();
      keys.stop();
      stopNarration();
      view.destroy();
    },
  };
};
