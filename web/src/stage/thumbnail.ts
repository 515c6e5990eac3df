import type { Level, Season } from '@hopcode/engine/formats/level';
import { createWorld } from '@hopcode/engine/world/world';
import { poseOf, restingFrame } from './animation/pose.ts';
import type { LoadedAtlas } from './atlas.ts';
import { productAtlas } from './atlas-source.ts';
import { centredOn, nativeSize, type Setting, type Size } from './camera.ts';
import { createPainter } from './scene/painter.ts';
import { applyLayout, layOut } from './surface.ts';

export type ThumbnailOptions = {
  /** The size of the picture on the page, in CSS pixels. */
  readonly size: Size;
  readonly avatar: string;
  readonly loadAtlas?: (season?: Season) => Promise<LoadedAtlas>;
};

/**
 * Paints the whole map of a level at its start into a canvas. The canvas may be a pixel larger than `size`, so its
 * parent must hide the rest (`overflow: hidden`). Returns false if the map could not be painted.
 */
export const paintThumbnail = async (
  canvas: HTMLCanvasElement,
  level: Level,
  { size, avatar, loadAtlas = productAtlas }: ThumbnailOptions,
): Promise<boolean> => {
  const loaded = await loadAtlas(level.season);
  const context = canvas.getContext('2d', { alpha: false });
  if (!loaded.ok || !context) return false;
  const map = nativeSize(level.map);
  const setting: Setting = { view: size, map, deviceRatio: window.devicePixelRatio || 1 };
  const scale = Math.min(size.width / map.width, size.height / map.height);
  const camera = centredOn({ x: map.width / 2, y: map.height / 2 }, scale, setting);
  const layout = layOut(camera, size, setting.deviceRatio);
  applyLayout(canvas, layout);
  const painter = createPainter(level, loaded.atlas);
  painter.paint(context, layout.window, {
    pose: poseOf(restingFrame(createWorld(level)), { clock: 0, still: true }),
    marks: { path: [], cursor: undefined },
    avatar,
    clock: 0,
    still: true,
    mostChunks: Number.POSITIVE_INFINITY,
  });
  painter.release();
  return true;
};
