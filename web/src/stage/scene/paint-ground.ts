import { INK, SUN } from '../../lib/palette/shades.ts';
import { TILE } from '../camera.ts';
import type { Window } from './brush.ts';
import type { ChunkBank } from './chunk-bank.ts';
import type { ScenePlan } from './scene-plan.ts';

const OUTSIDE_SHADE = `${INK}12`;
/** The colours of the rope around a farm, and of its pegs at every second tile. */
const ROPE = `${SUN[9]}59`;
const PEG = `${SUN[9]}b3`;

/** Draws the baked ground inside a window. Returns true if some of the ground is missing or shows an old frame. */
export const paintGround = (
  context: CanvasRenderingContext2D,
  window: Window,
  ground: ChunkBank,
  options: { readonly clock: number; readonly mostChunks: number },
): boolean => {
  const frame = ground.frameMs > 0 ? Math.floor(options.clock / ground.frameMs) : 0;
  const more = ground.prepare(window, frame, options.mostChunks);
  // Edges are at whole canvas pixels, so that there is never a gap between two chunks.
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

/** Makes the ground outside the map a little darker, so that the border is visible, and draws a rope around a farm. */
export const shadeOutside = (
  context: CanvasRenderingContext2D,
  window: Window,
  map: Pick<ScenePlan, 'columns' | 'rows' | 'indoors'>,
): void => {
  const { x, y } = window;
  const [wide, high] = [map.columns * TILE, map.rows * TILE];
  context.fillStyle = OUTSIDE_SHADE;
  context.beginPath();
  context.rect(0, 0, window.width, window.height);
  context.rect(-x, -y, wide, high);
  context.fill('evenodd');
  // A building has walls instead of a rope.
  if (map.indoors) return;
  context.fillStyle = ROPE;
  for (const edge of [-2, high + 1]) context.fillRect(-x - 2, edge - y, wide + 4, 1);
  for (const edge of [-2, wide + 1]) context.fillRect(edge - x, -y - 2, 1, high + 4);
  context.fillStyle = PEG;
  for (let at = -2; at <= Math.max(wide, high); at += 2 * TILE) {
    for (const edge of [-3, high]) if (at <= wide) context.fillRect(at - x, edge - y, 2, 4);
    for (const edge of [-3, wide + 1]) if (at <= high) context.fillRect(edge - x, at - y - 1, 2, 4);
  }
};
