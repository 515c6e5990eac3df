import { AVATARS } from '../avatars/catalogue.ts';
import { drawFace } from '../avatars/figure.ts';
import { Bitmap } from '../kit/bitmap.ts';
import { RAMPS } from '../kit/ramps.ts';

const MARK_SCALE = 4;
const FAVICON_SCALE = 2;
const HEAD = 16;

/**
 * The layout of an icon: its side, and the first rows of the head and of the hill. The hill hides the lower part of the
 * head.
 */
type Layout = { readonly side: number; readonly headTop: number; readonly hillTop: number };

const WHOLE: Layout = { side: 20, headTop: 2, hillTop: 14 };
// Systems may crop a maskable icon to a circle whose diameter is 4/5 of its side. The head stays inside this circle.
const MASKABLE: Layout = { side: 28, headTop: 6, hillTop: 18 };

const HILL_EDGE = ['..l...l....l...l...l....l...', 'dlld.dlld.dlld.dlldl.dlld.dl'];

/** The product's mark: the rabbit's head, each pixel enlarged to 4 x 4, on a transparent background. */
export const drawMark = (): Bitmap => drawFace(AVATARS.Rabbit).enlarged(MARK_SCALE);

/** The product's mark for a browser tab, 32 x 32 pixels. */
export const drawFavicon = (): Bitmap => drawFace(AVATARS.Rabbit).enlarged(FAVICON_SCALE);

function drawSmall({ side, headTop, hillTop }: Layout): Bitmap {
  const { sky, grass, leaf } = RAMPS;
  const small = new Bitmap(side, side).rect(0, 0, side, side, sky[4]);
  small.rect(3, 3, 4, 1, sky[5]).rect(2, 4, 6, 1, sky[5]);
  small.rect(side - 6, 5, 4, 1, sky[5]).rect(side - 7, 6, 6, 1, sky[5]);
  small.draw(drawFace(AVATARS.Rabbit), (side - HEAD) / 2, headTop);
  small.rect(0, hillTop, side, side - hillTop, grass[3]);
  small.stamp(0, hillTop - 1, HILL_EDGE, { l: grass[4], d: leaf[3] });
  return small.rect(0, side - 2, side, 2, grass[2]);
}

/** The picture, enlarged by a whole number and cropped around its middle to `side` x `side` pixels. */
function fitted(small: Bitmap, side: number): Bitmap {
  const scale = Math.ceil(side / small.width);
  const overhang = Math.floor((small.width * scale - side) / 2);
  return small.enlarged(scale).cropped(overhang, overhang, side, side);
}

/** A square app icon of `side` pixels: the rabbit looks over a hill. */
export const drawAppIcon = (side: number): Bitmap => fitted(drawSmall(WHOLE), side);

/** The icon for systems that crop icons to their own shape. All important parts are in the middle. */
export const drawMaskableIcon = (side: number): Bitmap => fitted(drawSmall(MASKABLE), side);
