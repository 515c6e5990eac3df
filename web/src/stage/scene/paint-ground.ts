import { INK } from '../../lib/palette/shades.ts';
import { TILE } from '../camera.ts';
import type { Window } from './brush.ts';
import type { ChunkBank } from './chunk-bank.ts';

const OUTSIDE_SHADE = `${INK}12`;
const BORDER_LINE = `${INK}4d`;

/** Draws the baked ground of a window; returns true when some of it is missing or shows an old frame. */
export const paintGround = (
  context: CanvasRenderingContext2D,
  window: Window,
  ground: ChunkBank,
  options: { readonly clock: number; readonly mostChunks: number },
): boolean => {
  const frame = ground.frameMs > 0 ? Math.floor(options.clock / ground.frameMs) : 0;
  const more = ground.prepare(window, frame, options.mostChunks);
  // Edges on whole canvas pixels, so that no seam shows between chunks at any ratio.
  const toCanvas = (native: number) => Math.round(native * window.ratio);
  context.fillStyle = INK;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  ground.visit(window, (picture, x, y) => {
    const left = toCanvas(x - window.x);
    const top = toCanvas(y - window.y);
    const right = toCanvas(x - window.x + picture.width);
    const bottom = toCanvas(y - window.y + picture.height);
    context.drawImage(picture, left, top, right - left, bottom - top);
  });
  return more;
};

/** Darkens the ground beyond the map a little, so that its border is visible. */
export const shadeOutside = (
  context: CanvasRenderingContext2D,
  window: Window,
  map: { readonly columns: number; readonly rows: number },
): void => {
  const left = Math.max(0, -window.x);
  const top = Math.max(0, -window.y);
  const right = Math.min(window.width, map.columns * TILE - window.x);
  const bottom = Math.min(window.height, map.rows * TILE - window.y);
  context.fillStyle = OUTSIDE_SHADE;
  context.fillRect(0, 0, window.width, top);
  context.fillRect(0, bottom, window.width, window.height - bottom);
  context.fillRect(0, top, left, bottom - top);
  context.fillRect(right, top, window.width - right, bottom - top);
  context.strokeStyle = BORDER_LINE;
  context.lineWidth = 1;
  // Half a pixel out, so that the line fills whole native pixels just beyond the map.
  context.strokeRect(-window.x - 0.5, -window.y - 0.5, map.columns * TILE + 1, map.rows * TILE + 1);
};
