import { type Level, mapSize, type Season } from '@hopcode/engine/formats/level';
import type { Position } from '@hopcode/engine/world/geometry';
import { createWorld, type World } from '@hopcode/engine/world/world';
import { poseOf } from './animation/pose.ts';
import { pathDots } from './animation/walk.ts';
import type { Atlas } from './atlas.ts';
import { keepLoadingAtlas } from './atlas-loading.ts';
import { cellAt, type Point, type Setting, TILE } from './camera.ts';
import { type CameraControl, createCameraControl } from './camera-control.ts';
import { startFrameLoop } from './frame-loop.ts';
import type { GameView, GameViewOptions } from './game-view.ts';
import { listenForGestures } from './gestures.ts';
import { createCountBadges } from './overlay/count-badges.ts';
import { createOverlay } from './overlay/overlay.ts';
import { createSpeechBubble } from './overlay/speech-bubble.ts';
import { createScenario } from './scenario.ts';
import { createPainter, IDLE_MS, type Marks, type Painter, type PaintOptions } from './scene/painter.ts';
import { applyLayout, layOut } from './surface.ts';

/** Where a view draws: `root` fills the place it has on the page and holds the other two. */
export type ViewElements = {
  readonly root: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly boxes: HTMLElement;
};

/** The first picture of a level may bake what is in view at once; later ones stay fluent. */
const CHUNKS = { first: 6, later: 1 };
const NO_MARKS: Marks = { path: [], cursor: undefined };

const toPixels = ([x, y]: Position): Point => ({ x: x * TILE, y: y * TILE });
const centreOf = ({ x, y }: Point): Point => ({ x: x + TILE / 2, y: y + TILE / 2 });

/** Draws on a canvas as the camera sees it. Answers whether the picture is not complete yet. */
const createPrinter = (canvas: HTMLCanvasElement, control: CameraControl) => {
  const context = canvas.getContext('2d', { alpha: false });
  return (painter: Painter, options: PaintOptions): boolean => {
    if (!context) return false;
    const { deviceRatio, view } = control.setting();
    const layout = layOut(control.camera(), view, deviceRatio);
    applyLayout(canvas, layout);
    return painter.paint(context, layout.window, options);
  };
};

/** The `GameView` on a plain canvas. A browser without a canvas context plays on, without a picture. */
export const createCanvasView = (elements: ViewElements, options: GameViewOptions): GameView => {
  const { root, canvas, boxes } = elements;
  const control = createCameraControl();
  const print = createPrinter(canvas, control);
  const scenario = createScenario();
  const overlay = createOverlay(boxes, () => {
    dirty = true;
  });
  const bubble = createSpeechBubble(overlay);
  const badges = createCountBadges(overlay);

  let atlas: Atlas | undefined;
  let season: Season | undefined;
  let stopLoading: (() => void) | undefined;
  let level: Level | undefined;
  let painter: Painter | undefined;
  let avatar = '';
  let marks = NO_MARKS;
  let clock = 0;
  /** Something changed that only the next picture shows. */
  let dirty = true;
  let drawn: { readonly phase: number; readonly world: World | undefined } = { phase: -1, world: undefined };
  let ready = false;

  const setting = (): Setting => {
    const [columns, rows] = level ? mapSize(level.map) : [1, 1];
    return {
      view: { width: Math.max(1, root.clientWidth), height: Math.max(1, root.clientHeight) },
      map: { width: columns * TILE, height: rows * TILE },
      deviceRatio: window.devicePixelRatio || 1,
    };
  };

  const player = () => scenario.frame()?.after.player ?? { position: [0, 0] as const, facing: 'up' as const };

  /** Lets time pass for everything that moves, then draws if anything looks different. */
  const onFrame = (ms: number) => {
    clock += ms;
    const still = options.isStill();
    const moves = scenario.tick(ms, still);
    if (!scenario.isPaused()) bubble.tick(ms);
    const frame = scenario.frame();
    if (!frame) return;
    const pose = poseOf(frame, { clock, still });
    const panned = control.tick(ms, centreOf(pose.player), still);
    const phase = still ? 0 : Math.floor(clock / IDLE_MS);
    const glows = moves || frame.effects.length > 0;
    if (!dirty && !glows && !panned && phase === drawn.phase && pose.world === drawn.world) return;
    drawn = { phase, world: pose.world };
    badges.show(pose.world);
    overlay.update(control.camera(), control.setting().view, pose.player);
    if (!painter) return;
    const mostChunks = ready ? CHUNKS.later : CHUNKS.first;
    dirty = print(painter, { pose, marks, avatar, clock, still, mostChunks });
    if (ready) return;
    ready = true;
    options.onReady?.();
  };

  const makePainter = () => {
    painter?.release();
    painter = level && atlas && createPainter(level, atlas);
    dirty = true;
  };

  const useSeason = (next: Season) => {
    if (next === season) return;
    season = next;
    atlas = undefined;
    stopLoading?.();
    stopLoading = keepLoadingAtlas(
      () => options.loadAtlas(next),
      (loaded) => {
        atlas = loaded;
        makePainter();
      },
      (error) => options.onLoadFailed?.(error),
    );
  };

  const pick = (x: number, y: number) => cellAt(control.camera(), { x, y }, control.setting().map);

  const mark = (next: Partial<Marks>) => {
    marks = { ...marks, ...next };
    dirty = true;
  };

  const stopGestures = listenForGestures(canvas, root, {
    onDrag: (by) => {
      control.drag(by);
      dirty = true;
    },
    onRelease: control.release,
    onZoom: (factor, at) => {
      control.zoom(factor, at);
      dirty = true;
    },
    onTap: ({ x, y }) => {
      const cell = scenario.isBusy() ? undefined : pick(x, y);
      if (cell) options.onCell?.(cell);
    },
    onHover: (at) => options.onHover?.(at && !scenario.isBusy() ? pick(at.x, at.y) : undefined),
  });

  const resized = new ResizeObserver(() => {
    control.resize(setting());
    dirty = true;
  });
  resized.observe(root);
  const stopFrames = startFrameLoop(onFrame);
  return {
    load: (next, { avatar: name }) => {
      level = next;
      avatar = name;
      marks = NO_MARKS;
      ready = false;
      bubble.hide();
      scenario.load(createWorld(next));
      control.load(setting(), next.zoom, centreOf(toPixels(next.start)));
      useSeason(next.season ?? 'summer');
      makePainter();
    },
    setAvatar: (name) => {
      avatar = name;
      dirty = true;
    },
    setCamera: (move) => {
      if (typeof move === 'string') control.step(move, centreOf(toPixels(player().position)));
      else control.centre(centreOf(toPixels(move.toCell)));
      dirty = true;
    },
    play: (playback) => {
      bubble.hide();
      scenario.play(playback);
      control.follow();
      mark(NO_MARKS);
    },
    walk: (cells) => {
      control.follow();
      return scenario.walk(cells);
    },
    showPath: (cells) => mark({ path: pathDots(cells) }),
    setCursor: (cursor) => {
      mark({ cursor });
      if (cursor) control.reveal(centreOf(toPixels(cursor)));
    },
    speak: bubble.show,
    pick,
    position: player,
    overlay: () => overlay,
    destroy: () => {
      scenario.stop();
      stopFrames();
      stopLoading?.();
      stopGestures();
      resized.disconnect();
      painter?.release();
      canvas.width = 0;
      boxes.replaceChildren();
    },
  };
};
