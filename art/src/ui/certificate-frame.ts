import { ROOTS } from '../items/roots.ts';
import { Bitmap } from '../kit/bitmap.ts';
import { RAMPS } from '../kit/ramps.ts';
import { drawSprite } from '../kit/sprite.ts';

/** The size of a corner in pixels. The sides between the corners can be repeated, or stretched by whole pixels. */
export const FRAME_CORNER = 20;
const SIDE = FRAME_CORNER * 2 + 8;

const LEAF = ['....gg..', '..ggGGg.', '.gGGlGg.', 'gGGlGgg.', 'gGlGGg..', 'glGGg...', '.ggg....'];

/** Colours from the outer edge to the paper. */
const RINGS = [
  RAMPS.wood[0],
  RAMPS.wood[4],
  RAMPS.wood[3],
  RAMPS.wood[2],
  RAMPS.wood[0],
  RAMPS.gold[4],
  RAMPS.gold[2],
  RAMPS.cream[4],
  RAMPS.cream[4],
  RAMPS.gold[3],
];

/** A frame of wood and gold around paper, with leaves and a carrot in each corner: nine pieces, see `FRAME_CORNER`. */
export function drawCertificateFrame(): Bitmap {
  const frame = new Bitmap(SIDE, SIDE).rect(0, 0, SIDE, SIDE, RAMPS.cream[4]);
  RINGS.forEach((color, ring) => {
    const length = SIDE - ring * 2;
    frame.rect(ring, ring, length, 1, color).rect(ring, SIDE - 1 - ring, length, 1, color);
    frame.rect(ring, ring, 1, length, color).rect(SIDE - 1 - ring, ring, 1, length, color);
  });
  // Light comes from the top left, so the inner edges of the wood are dark on that side and light on the other.
  frame.rect(1, SIDE - 2, SIDE - 2, 1, RAMPS.wood[2]).rect(SIDE - 2, 1, 1, SIDE - 2, RAMPS.wood[2]);
  const corner = new Bitmap(FRAME_CORNER, FRAME_CORNER);
  const { leaf } = RAMPS;
  const colors = { g: leaf[1], G: leaf[3], l: leaf[5] };
  corner.stamp(11, 1, LEAF, colors).draw(new Bitmap(8, 7).stamp(0, 0, LEAF, colors), 1, 11);
  corner.draw(drawSprite(ROOTS.carrot), 0, 0);
  const mirrored = corner.mirrored();
  frame.draw(corner, 0, 0).draw(mirrored, SIDE - FRAME_CORNER, 0);
  frame.draw(corner, 0, SIDE - FRAME_CORNER).draw(mirrored, SIDE - FRAME_CORNER, SIDE - FRAME_CORNER);
  return frame;
}
