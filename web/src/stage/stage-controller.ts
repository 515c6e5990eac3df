import { type Level, mapSize } from '@hopcode/engine/formats/level';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import type { FacingName, Position } from '@hopcode/engine/world/geometry';
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
import { createCanvasView } from './canvas-view.ts';
import type { Describe } from './describe.ts';
import { createLiveText } from './live-text.ts';
import type { Overlay } from './overlay/overlay.ts';
import { createPlayback, type Playback, type PlaybackListener } from './playback/playback.ts';
import { type Sounds, soundOf } from './sound.ts';
import { cursorAfter } from './tile-cursor.ts';

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
  readonly zoom: (way: 'in' | 'out' | 'home') => void;
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
const ZOOM_KEYS: Readonly<Record<string, 'in' | 'out' | 'home'>> = {
  PageUp: 'in',
  PageDown: 'out',
  Home: 'home',
};

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

const holdsOf = (board: Board, world: World, cell: Position, things: readonly string[]) => {
  const [x, y] = world.player.position;
  if (x === cell[0] && y === cell[1]) return 'player';
  if (things.length > 0) return 'things';
  return isWalkableGround(board, cell) ? 'free' : 'blocked';
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
  const live = createLiveText((text) => {
    const { announce } = host();
    if (announce) announce(text);
    else elements.words.textContent = text;
  });
  let level: Level | undefined;
  let board: Board | undefined;
  let playback: Playback | undefined;
  let speed: Speed = 'normal';
  let cursor: Position | undefined;

  const sayStanding = () => live.say(host().describe?.({ kind: 'stands', ...view.position() }) ?? '');

  const stop = () => {
    playback?.dispose();
    playback = undefined;
  };

  const listenerOf = (options: PlayOptions): PlaybackListener => ({
    ...options,
    onCommand: (command, event) => {
      const before = playback?.moment().world;
      if (before) live.say(host().describe?.({ kind: 'command', changes: command.changes, before }) ?? '');
      options.onCommand?.(command, event);
    },
    onChange: (change, event) => {
      const sound = soundOf(change);
      if (sound) host().sounds?.play(sound);
      options.onChange?.(change, event);
    },
    onSay: (said, event) => {
      if (said.channel === 'speak') view.speak(said.text);
      options.onSay?.(said, event);
    },
    onMove: (moment) => {
      live.say(host().describe?.({ kind: 'stands', ...moment.world.player }) ?? '');
      options.onMove?.(moment);
    },
  });

  const worldNow = (): World | undefined => playback?.moment().world ?? (level && createWorld(level));

  const sayCell = (cell: Position) => {
    const world = worldNow();
    if (!board || !world) return;
    const things = thingsAt(world, cell).flatMap((id) => world.things[id]?.type ?? []);
    const holds = holdsOf(board, { ...world, player: view.position() }, cell, things);
    live.say(host().describe?.({ kind: 'cell', position: cell, holds, things }) ?? '');
  };

  const moveCursor = (key: string): boolean => {
    if (!level || !host().onCell) return false;
    const from = cursor ?? view.position().position;
    if ((key === 'Enter' || key === ' ') && cursor) {
      if (playback === undefined || playback.status() === 'finished') host().onCell?.(cursor);
      return true;
    }
    if (key === 'Escape' && cursor) {
      cursor = undefined;
      view.setCursor(undefined);
      return true;
    }
    const next = cursorAfter(key, from, ...mapSize(level.map));
    if (!next) return false;
    cursor = next;
    view.setCursor(next);
    sayCell(next);
    return true;
  };

  const onZoomKey = (key: string): boolean => {
    const way = ZOOM_KEYS[key];
    if (way) view.setCamera(way);
    return way !== undefined;
  };

  const keys = new AbortController();
  elements.root.tabIndex = 0;
  elements.root.addEventListener(
    'keydown',
    (event) => {
      const isOurs = event.target === elements.root && !event.altKey && !event.ctrlKey && !event.metaKey;
      if (isOurs && (onZoomKey(event.key) || moveCursor(event.key))) event.preventDefault();
    },
    { signal: keys.signal },
  );

  return {
    load: (next, avatar) => {
      stop();
      level = next;
      board = createBoard(next);
      cursor = undefined;
      view.load(next, { avatar });
      sayStanding();
    },
    setAvatar: view.setAvatar,
    play: (timeline, options = {}) => {
      if (!level) return undefined;
      stop();
      cursor = undefined;
      speed = options.speed ?? speed;
      playback = createPlayback(level, timeline, {
        speed,
        from: options.from ?? 0,
        listener: listenerOf(options),
      });
      view.play(playback);
      playback.start();
      return playback;
    },
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
    zoom: view.setCamera,
    showPath: view.showPath,
    walk: (cells) => {
      if (playback && playback.status() !== 'finished') return Promise.resolve(false);
      return view.walk(cells);
    },
    overlay: view.overlay,
    position: view.position,
    destroy: () => {
      stop();
      keys.abort();
      live.stop();
      view.destroy();
    },
  };
};
