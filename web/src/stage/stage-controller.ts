import { type Level, mapSize } from '@hopcode/engine/formats/level';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import { type FacingName, type Position, samePosition } from '@hopcode/engine/world/geometry';
import {
  type Board,
  createBoard,
  createWorld,
  isWalkableGround,
  thingsAt,
  type World,
} from '@hopcode/engine/world/world';
import type { Speed } from '../lib/speed.ts';
import type { AtlasLoadError } from './atlas.ts';
import { productAtlas } from './atlas-source.ts';
import type { ZoomStep } from './camera.ts';
import { createCanvasView } from './canvas-view.ts';
import type { Describe, Happening } from './describe.ts';
import type { GameView } from './game-view.ts';
import { createLiveText } from './live-text.ts';
import type { Overlay } from './overlay/overlay.ts';
import { createPlayback, type Playback, type PlaybackListener } from './playback/playback.ts';
import { type Sounds, soundOf } from './sound.ts';
import { createTileCursor } from './tile-cursor.ts';

export type PlayOptions = PlaybackListener & {
  /** Events already shown: after a question, the length of the former timeline's events. */
  readonly from?: number;
  readonly speed?: Speed;
};

/** What a feature can do with a stage; see README.md. */
export type StageHandle = {
  readonly play: (timeline: Timeline, options?: PlayOptions) => Playback | undefined;
  readonly playback: () => Playback | undefined;
  readonly reset: () => void;
  readonly setSpeed: (speed: Speed) => void;
  readonly zoom: (step: ZoomStep) => void;
  readonly showPath: (cells: readonly Position[]) => void;
  readonly walk: (cells: readonly Position[]) => Promise<boolean>;
  /** Undefined before the stage is mounted. */
  readonly overlay: () => Overlay | undefined;
  readonly position: () => { readonly position: Position; readonly facing: FacingName };
};

/** What the host of a stage hears and says. Looked up at every use, so it may change at any time. */
export type StageHost = {
  readonly describe?: Describe | undefined;
  /** Where described sentences go; without it the stage has its own live region. */
  readonly announce?: ((text: string) => void) | undefined;
  /** Plays the sounds of what happens; without it the stage is silent. */
  readonly sounds?: Sounds | undefined;
  readonly onReady?: (() => void) | undefined;
  readonly onLoadFailed?: ((error: AtlasLoadError) => void) | undefined;
  readonly onCell?: ((cell: Position) => void) | undefined;
  readonly onHover?: ((cell: Position | undefined) => void) | undefined;
};

export type StageController = StageHandle & {
  readonly load: (level: Level, avatar: string) => void;
  readonly setAvatar: (avatar: string) => void;
  readonly destroy: () => void;
};

/** The elements of a stage, made by its host. `words` is the live region. */
export type StageElements = {
  readonly root: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly boxes: HTMLElement;
  readonly words: HTMLElement;
};

/** Camera zoom levels (game.md section 9), and back to the base. */
const ZOOM_KEYS: Readonly<Record<string, ZoomStep>> = {
  PageUp: 'in',
  PageDown: 'out',
  Home: 'home',
};

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

const holdsOf = (board: Board, world: World, cell: Position) => {
  if (samePosition(world.player.position, cell)) return 'player';
  if (thingsAt(world, cell).length > 0) return 'things';
  return isWalkableGround(board, cell) ? 'free' : 'blocked';
};

/** Tells screen readers what happens, in the words of the host. */
const createTeller = (region: HTMLElement, host: () => StageHost) => {
  const live = createLiveText((text) => {
    const { announce } = host();
    if (announce) announce(text);
    else region.textContent = text;
  });
  return {
    tell: (happening: Happening) => live.say(host().describe?.(happening) ?? ''),
    stop: live.stop,
  };
};

/** A listener that also lets everybody hear and read what happens, before whoever started the playback. */
const tellingListener = (
  options: PlayOptions,
  view: GameView,
  tell: (happening: Happening) => void,
  parts: { readonly sounds: () => Sounds | undefined; readonly world: () => World | undefined },
): PlaybackListener => ({
  ...options,
  onCommand: (command, event) => {
    const before = parts.world();
    if (before) tell({ kind: 'command', changes: command.changes, before });
    options.onCommand?.(command, event);
  },
  onChange: (change, event) => {
    const sound = soundOf(change);
    if (sound) parts.sounds()?.play(sound);
    options.onChange?.(change, event);
  },
  onSay: (said, event) => {
    if (said.channel === 'speak') view.speak(said.text);
    options.onSay?.(said, event);
  },
  onStatus: (status) => {
    view.wake();
    options.onStatus?.(status);
  },
  onMove: (moment) => {
    view.wake();
    tell({ kind: 'stands', ...moment.world.player });
    options.onMove?.(moment);
  },
});

/** Listens to the keys that are pressed on the stage itself; `press` answers whether a key was one of its own. */
const listenForKeys = (root: HTMLElement, press: (key: string) => boolean): (() => void) => {
  const stop = new AbortController();
  root.tabIndex = 0;
  root.addEventListener(
    'keydown',
    (event) => {
      const isOurs = event.target === root && !event.altKey && !event.ctrlKey && !event.metaKey;
      if (isOurs && press(event.key)) event.preventDefault();
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
};

/** Joins a canvas view, playbacks, keyboard and words into one stage. */
export const createStage = (elements: StageElements, host: () => StageHost): StageController => {
  const motion = window.matchMedia(LESS_MOTION);
  const view = createCanvasView(elements, {
    loadAtlas: productAtlas,
    isStill: () => motion.matches,
    onReady: () => host().onReady?.(),
    onLoadFailed: (error) => host().onLoadFailed?.(error),
    onCell: (cell) => host().onCell?.(cell),
    onHover: (cell) => host().onHover?.(cell),
  });
  const teller = createTeller(elements.words, host);
  let level: Level | undefined;
  let board: Board | undefined;
  let playback: Playback | undefined;
  let speed: Speed = 'normal';

  const isPlaying = (): boolean => playback !== undefined && playback.status() !== 'finished';
  const sayStanding = () => teller.tell({ kind: 'stands', ...view.position() });

  const cursor = createTileCursor({
    size: () => (level && host().onCell ? mapSize(level.map) : undefined),
    from: () => view.position().position,
    onMove: (cell) => {
      view.setCursor(cell);
      const world = playback?.moment().world ?? (level && createWorld(level));
      if (!board || !world) return;
      const holds = holdsOf(board, { ...world, player: view.position() }, cell);
      teller.tell({ kind: 'cell', position: cell, holds });
    },
    onHide: () => view.setCursor(undefined),
    onChoose: (cell) => {
      if (!isPlaying()) host().onCell?.(cell);
    },
  });
  const stopKeys = listenForKeys(elements.root, (key) => {
    const step = ZOOM_KEYS[key];
    if (step) view.zoom(step);
    return step !== undefined || cursor.press(key);
  });

  const stop = () => {
    playback?.dispose();
    playback = undefined;
    cursor.forget();
  };

  const play: StageHandle['play'] = (timeline, options = {}) => {
    if (!level) return undefined;
    stop();
    speed = options.speed ?? speed;
    const listener = tellingListener(options, view, teller.tell, {
      sounds: () => host().sounds,
      world: () => playback?.moment().world,
    });
    playback = createPlayback(level, timeline, { speed, from: options.from ?? 0, listener });
    view.play(playback);
    playback.start();
    return playback;
  };

  return {
    load: (next, avatar) => {
      stop();
      level = next;
      board = createBoard(next);
      view.load(next, { avatar });
      sayStanding();
    },
    setAvatar: view.setAvatar,
    play,
    playback: () => playback,
    reset: () => {
      stop();
      view.play(undefined);
      sayStanding();
    },
    setSpeed: (next) => {
      speed = next;
      playback?.setSpeed(next);
    },
    zoom: view.zoom,
    showPath: view.showPath,
    walk: async (cells) => {
      const arrived = !isPlaying() && (await view.walk(cells));
      if (arrived) sayStanding();
      return arrived;
    },
    overlay: view.overlay,
    position: view.position,
    destroy: () => {
      stop();
      stopKeys();
      teller.stop();
      view.destroy();
    },
  };
};
