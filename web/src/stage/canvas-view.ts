import { type Level, mapSize } from '@hopcode/engine/formats/level';
import type { Position } from '@hopcode/engine/world/geometry';
import { createWorld } from '@hopcode/engine/world/world';
import { poseOf } from './animation/pose.ts';
import { cellAt, type Point, type Setting, TILE } from './camera.ts';
import { type CameraControl, createCameraControl } from './camera-control.ts';
import { startFrameLoop } from './frame-loop.ts';
import type { GameView, GameViewOptions } from './game-view.ts';
import { type GestureHandlers, listenForGestures } from './gestures.ts';
import { createCountBadges } from './overlay/count-badges.ts';
import { createOverlay } from './overlay/overlay.ts';
import { createSpeechBubble } from './overlay/speech-bubble.ts';
import { createPicture } from './picture.ts';
import { createScenario, type Scenario } from './scenario.ts';
import { IDLE_MS, type Marks } from './scene/painter.ts';

/** Where a view draws: `root` fills the place it has on the page and holds the other two. */
export type ViewElements = {
  readonly root: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly boxes: HTMLElement;
};

const NO_MARKS: Marks = { path: [], cursor: undefined };
const NOBODY = { position: [0, 0], facing: 'up' } as const;

const centreOf = ({ x, y }: Point): Point => ({ x: x + TILE / 2, y: y + TILE / 2 });
const centreOfCell = ([x, y]: Position): Point => centreOf({ x: x * TILE, y: y * TILE });

const settingOf = (root: HTMLElement, level: Level | undefined): Setting => {
  const [columns, rows] = level ? mapSize(level.map) : [1, 1];
  return {
    view: { width: Math.max(1, root.clientWidth), height: Math.max(1, root.clientHeight) },
    map: { width: columns * TILE, height: rows * TILE },
    deviceRatio: window.devicePixelRatio || 1,
  };
};

/** What hands do: they move the camera at any time, and choose cells while nothing plays. */
const handlersOf = (
  control: CameraControl,
  scenario: Scenario,
  options: GameViewOptions,
  redraw: () => void,
): GestureHandlers => {
  const cellUnder = (at: Point) =>
    scenario.isBusy() ? undefined : cellAt(control.camera(), at, control.setting().map);
  return {
    onDrag: (by) => {
      control.drag(by);
      redraw();
    },
    onRelease: (speed) => {
      control.release(speed);
      redraw();
    },
    onZoom: (factor, at) => {
      control.zoom(factor, at);
      redraw();
    },
    onTap: (at) => {
      const cell = cellUnder(at);
      if (cell) options.onCell?.(cell);
    },
    onHover: (at) => options.onHover?.(at && cellUnder(at)),
  };
};

/** The `GameView` on a plain canvas. A browser without a canvas context plays on, without a picture. */
export const createCanvasView = (elements: ViewElements, options: GameViewOptions): GameView => {
  const { root, canvas, boxes } = elements;
  const control = createCameraControl();
  const picture = createPicture(canvas, control, { ...options, onPainter: () => frames.wake() });
  const scenario = createScenario();
  const redraw = () => {
    picture.touch();
    frames.wake();
  };
  const overlay = createOverlay(boxes, redraw);
  const bubble = createSpeechBubble(overlay);
  const badges = createCountBadges(overlay);
  let level: Level | undefined;
  let avatar = '';
  let marks = NO_MARKS;
  let clock = 0;

  const player = () => scenario.frame()?.after.player ?? NOBODY;

  /** Lets time pass for everything that moves, then draws if anything looks different; see `startFrameLoop`. */
  const onFrame = (ms: number): number => {
    clock += ms;
    const still = options.isStill();
    const moves = scenario.tick(ms, still);
    if (!scenario.isPaused()) bubble.tick(ms);
    const frame = scenario.frame();
    if (!frame) return IDLE_MS;
    const pose = poseOf(frame, { clock, still });
    const panned = control.tick(ms, centreOf(pose.player), still);
    const phase = still ? 0 : Math.floor(clock / IDLE_MS);
    const glows = moves || frame.effects.length > 0;
    if (glows || panned || picture.isOld(phase, pose.world)) {
      badges.show(pose.world);
      overlay.update(control.camera(), control.setting().view, pose.player);
      picture.draw(phase, { pose, marks, avatar, clock, still });
    }
    // A large map is drawn piece by piece: its picture can be old at once.
    const goesOn = glows || panned || picture.isOld(phase, pose.world);
    return goesOn ? 0 : IDLE_MS - (clock % IDLE_MS);
  };
  const frames = startFrameLoop(onFrame);

  const mark = (next: Partial<Marks>) => {
    marks = { ...marks, ...next };
    redraw();
  };

  const stopGestures = listenForGestures(canvas, root, handlersOf(control, scenario, options, redraw));
  const resized = new ResizeObserver(() => {
    control.resize(settingOf(root, level));
    redraw();
  });
  resized.observe(root);

  return {
    load: (next, { avatar: name }) => {
      level = next;
      avatar = name;
      marks = NO_MARKS;
      bubble.hide();
      scenario.load(createWorld(next));
      control.load(settingOf(root, next), next.zoom, centreOfCell(next.start));
      picture.load(next);
      redraw();
    },
    setAvatar: (name) => {
      avatar = name;
      redraw();
    },
    zoom: (step) => {
      control.step(step, centreOfCell(player().position));
      redraw();
    },
    play: (playback) => {
      bubble.hide();
      scenario.play(playback);
      control.follow();
      mark(NO_MARKS);
    },
    walk: (cells) => {
      control.follow();
      frames.wake();
      return scenario.walk(cells);
    },
    showPath: (cells) => mark({ path: cells }),
    setCursor: (cursor) => {
      mark({ cursor });
      if (cursor) control.reveal(centreOfCell(cursor));
    },
    speak: bubble.show,
    wake: frames.wake,
    position: player,
    overlay: () => overlay,
    destroy: () => {
      scenario.stop();
      frames.stop();
      stopGestures();
      resized.disconnect();
      picture.release();
      boxes.replaceChildren();
    },
  };
};
