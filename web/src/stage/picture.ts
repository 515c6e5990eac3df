import type { Level } from '@hopcode/engine/formats/level';
import type { World } from '@hopcode/engine/world/world';
import type { CameraControl } from './camera-control.ts';
import type { GameViewOptions } from './game-view.ts';
import { createLevelPainter, type LevelPainterOptions } from './level-painter.ts';
import type { Painter, PaintOptions } from './scene/painter.ts';
import { applyLayout, layOut } from './surface.ts';

/** The contents of the canvas, which is redrawn only if it would look different. */
export type Picture = {
  /** Sets a new level, in the colours of its season; reports its first picture. */
  readonly load: (level: Level) => void;
  /** Marks a change for the next frame. */
  readonly touch: () => void;
  /** Whether a picture of this world at this phase of the idle clock would look different. */
  readonly isOld: (phase: number, world: World) => boolean;
  /** Draws with the camera. Until the pictures of the atlas have loaded, it only stores the request. */
  readonly draw: (phase: number, options: Omit<PaintOptions, 'mostChunks'>) => void;
  readonly release: () => void;
};

export type PictureOptions = Pick<GameViewOptions, 'loadAtlas' | 'onReady' | 'onLoadFailed'> &
  Pick<LevelPainterOptions, 'onPainter'>;

/** The first picture of a level may bake everything that is visible; later pictures bake less, to stay smooth. */
const CHUNKS = { first: 6, later: 1 };

/** The picture on a plain canvas. A browser without a canvas context continues without a picture. */
export const createPicture = (
  canvas: HTMLCanvasElement,
  control: CameraControl,
  options: PictureOptions,
): Picture => {
  const context = canvas.getContext('2d', { alpha: false });
  let ready = false;
  let dirty = true;
  let drawn: { readonly phase: number; readonly world: World | undefined } = { phase: -1, world: undefined };

  const levelPainter = createLevelPainter({
    loadAtlas: options.loadAtlas,
    onPainter: () => {
      dirty = true;
      options.onPainter();
    },
    onLoadFailed: (error) => {
      // Nothing has been drawn, or the season has changed: an opaque canvas would be a black box.
      canvas.width = 0;
      options.onLoadFailed?.(error);
    },
  });

  /** Returns whether the picture is incomplete. */
  const paint = (painter: Painter, paintOptions: PaintOptions): boolean => {
    if (!context) return false;
    const { deviceRatio, view } = control.setting();
    const layout = layOut(control.camera(), view, deviceRatio);
    applyLayout(canvas, layout);
    return painter.paint(context, layout.window, paintOptions);
  };

  return {
    load: (level) => {
      levelPainter.load(level);
      ready = false;
      dirty = true;
    },
    touch: () => {
      dirty = true;
    },
    isOld: (phase, world) => dirty || phase !== drawn.phase || world !== drawn.world,
    draw: (phase, paintOptions) => {
      drawn = { phase, world: paintOptions.pose.world };
      dirty = false;
      const painter = levelPainter.now();
      if (!painter) return;
      dirty = paint(painter, { ...paintOptions, mostChunks: ready ? CHUNKS.later : CHUNKS.first });
      if (ready) return;
      ready = true;
      options.onReady?.();
    },
    release: () => {
      levelPainter.release();
      canvas.width = 0;
    },
  };
};
