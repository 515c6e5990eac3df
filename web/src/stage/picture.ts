import type { Level } from '@hopcode/engine/formats/level';
import type { World } from '@hopcode/engine/world/world';
import type { CameraControl } from './camera-control.ts';
import type { GameViewOptions } from './game-view.ts';
import { createLevelPainter, type LevelPainterOptions } from './level-painter.ts';
import type { Painter, PaintOptions } from './scene/painter.ts';
import { applyLayout, layOut } from './surface.ts';

/** The contents of the canvas, which is redrawn only if the picture changes. */
export type Picture = {
  /** Shows a new level in the colours of its season, and reports when it is first drawn. */
  readonly load: (level: Level) => void;
  /** Call when something has changed, so that the next frame is drawn. */
  readonly touch: () => void;
  /** Whether the canvas shows an old picture: this world at this phase of the idle clock would look different. */
  readonly isOld: (phase: number, world: World) => boolean;
  /** Draws the part of the map that the camera shows. Does nothing while the pictures of the atlas are loading. */
  readonly draw: (phase: number, options: Omit<PaintOptions, 'mostChunks'>) => void;
  readonly release: () => void;
};

export type PictureOptions = Pick<GameViewOptions, 'loadAtlas' | 'onReady' | 'onLoadFailed'> &
  Pick<LevelPainterOptions, 'onPainter'>;

/**
 * The first picture of a level may bake all the visible ground; later pictures bake less, so that the movement stays
 * smooth.
 */
const CHUNKS = { first: 6, later: 1 };

/** The picture on a plain canvas. In a browser without a canvas context the game has no picture. */
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
      // Hides the canvas, because nothing can be drawn in the colours of this season. An empty opaque canvas is a black
      // box.
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
