import type { Level, Season } from '@hopcode/engine/formats/level';
import { USUAL_SKY } from '@hopcode/engine/formats/reaction';
import { isFigure } from '@hopcode/engine/things/figures';
import { createWorld } from '@hopcode/engine/world/world';
import { nextTask } from '../lib/next-task.ts';
import { poseOf, restingFrame } from './animation/pose.ts';
import type { LoadedAtlas } from './atlas.ts';
import { productAtlas } from './atlas-source.ts';
import { cornerOfCell, nativeSize, type Size, TILE } from './camera.ts';
import { focusOf } from './focus.ts';
import { startFrameLoop } from './frame-loop.ts';
import { HORIZON, paintHorizon } from './scene/paint-horizon.ts';
import { createPainter, IDLE_MS, type Painter } from './scene/painter.ts';
import { type People, type StoryView, storyView } from './story-view.ts';

export type StoryPictureOptions = {
  readonly level: Level;
  readonly avatar: string;
  readonly size: Size;
  /** The height of the lower part that is covered by text, in CSS pixels. */
  readonly covered: number;
  readonly hasSky: boolean;
  /** Whether nothing may move (reduced motion). */
  readonly still: boolean;
  /** While this is true, the picture does not move, because other code needs the processor. */
  readonly isPaused: () => boolean;
  readonly loadAtlas?: (season?: Season) => Promise<LoadedAtlas>;
};

/** The canvases of a picture: the sky, and the land below it. */
export type StoryCanvases = { readonly sky: HTMLCanvasElement; readonly land: HTMLCanvasElement };

const peopleOf = ({ start, items }: Level): People => {
  const cells = [start, ...items.filter(({ type }) => isFigure(type)).map(({ position }) => position)];
  const corners = cells.map(cornerOfCell);
  return {
    left: Math.min(...corners.map(({ x }) => x)),
    right: Math.max(...corners.map(({ x }) => x)) + TILE,
    bottom: Math.max(...corners.map(({ y }) => y)) + TILE,
  };
};

const setSize = (canvas: HTMLCanvasElement, { width, height }: Size, scale: number): void => {
  canvas.width = width;
  canvas.height = height;
  canvas.style.width = `${width * scale}px`;
  canvas.style.height = `${height * scale}px`;
};

const paintSky = (canvas: HTMLCanvasElement, { landTop, window, scale }: StoryView, level: Level): void => {
  setSize(canvas, { width: window.width, height: landTop === 0 ? 0 : HORIZON }, scale);
  // If the sky is cut off, its lower part with the hills stays visible.
  canvas.style.top = `${(landTop - HORIZON) * scale}px`;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context || landTop === 0) return;
  paintHorizon(
    (color, x, y, width, height) => {
      context.fillStyle = color;
      context.fillRect(x, y, width, height);
    },
    level.sky ?? USUAL_SKY,
    window.width,
  );
};

/** Draws a picture of the story and animates it. Returns a function that stops the animation. */
export const showStoryPicture = (
  { sky, land }: StoryCanvases,
  options: StoryPictureOptions,
): (() => void) => {
  const { level, avatar, size, covered, hasSky, still, isPaused, loadAtlas = productAtlas } = options;
  const deviceRatio = globalThis.devicePixelRatio || 1;
  const setting = {
    view: size,
    covered,
    deviceRatio,
    map: nativeSize(level.map),
    people: peopleOf(level),
    focus: focusOf(level),
    hasSky,
  };
  const view = storyView(setting);
  const world = createWorld(level);
  let painter: Painter | undefined;
  let stopped = false;
  let stopLoop = (): void => {};

  const paint = (clock: number, mostChunks: number): void => {
    const context = land.getContext('2d', { alpha: false });
    if (!context || !painter) return;
    painter.paint(context, view.window, {
      pose: poseOf(restingFrame(world), { clock, still }),
      marks: { path: [], cursor: undefined },
      avatar,
      clock,
      still,
      borderless: true,
      mostChunks,
    });
  };

  const begin = async (): Promise<void> => {
    const loaded = await loadAtlas(level.season);
    if (stopped || !loaded.ok) return;
    painter = createPainter(level, loaded.atlas);
    // Prepares the ground in several tasks, so that the page responds to input in between.
    do await nextTask();
    while (!stopped && painter.prepare(view.window, 1));
    if (stopped) return;
    paintSky(sky, view, level);
    setSize(land, view.window, view.scale);
    land.style.top = `${view.landTop * view.scale}px`;
    paint(0, Number.POSITIVE_INFINITY);
    if (still) return;
    let clock = 0;
    const loop = startFrameLoop((ms) => {
      if (isPaused()) return IDLE_MS;
      clock += ms;
      paint(clock, 1);
      return IDLE_MS;
    });
    stopLoop = loop.stop;
  };
  void begin();

  return () => {
    stopped = true;
    stopLoop();
    painter?.release();
  };
};
