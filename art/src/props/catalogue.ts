import { PROP_NAMES, PROPS, type PropName } from '@hopcode/engine/formats/tilesets';
import { inAutumn } from '../kit/autumn.ts';
import type { Bitmap } from '../kit/bitmap.ts';
import { drawCat, drawCow, drawDuck, drawHen, drawSheep } from './animals.ts';
import { drawBridgeHorizontal, drawBridgeVertical } from './bridge.ts';
import { drawBarn, drawLantern, drawMill, drawStall } from './buildings.ts';
import { drawBush } from './bush.ts';
import { drawCrop } from './crops.ts';
import {
  drawBeehive,
  drawBoulder,
  drawClosedBarrel,
  drawHayBale,
  drawScarecrow,
  drawSign,
  drawStump,
  drawWell,
} from './farmyard.ts';
import { drawFence } from './fence.ts';
import { drawLongTable, drawRug, drawWallShelf } from './furniture.ts';
import { drawCottage } from './house.ts';
import { JOINED_PROPS, type JoinedProp } from './joined.ts';
import { drawPine } from './pine.ts';
import {
  drawFlowers,
  drawLilyFlower,
  drawLilyPad,
  drawPebbles,
  drawReed,
  drawTallTuft,
  drawWildMushrooms,
} from './plants.ts';
import { drawTree } from './tree.ts';

/** One picture, or several as the frames of an animation. */
type Drawn = Bitmap | readonly Bitmap[];

const PROP_DRAWINGS: Readonly<Record<PropName, () => Drawn>> = {
  'flower-pink': () => drawFlowers('pink:3', true),
  'flower-yellow': () => drawFlowers('yellow:4', false),
  'flower-purple': () => drawFlowers('purple:3', false),
  'flower-cream': () => drawFlowers('cream:4', true),
  pebbles: drawPebbles,
  lily: drawLilyPad,
  'lily-flower': drawLilyFlower,
  reed: drawReed,
  'tuft-tall': drawTallTuft,
  'mushrooms-wild': drawWildMushrooms,
  'tree-leaf': () => drawTree('leaf', 9),
  'tree-apple': () => drawTree('leaf', 1, 'red'),
  'tree-orange': () => drawTree('leaf', 8, 'orange'),
  'tree-pine': drawPine,
  'tree-autumn': () => drawTree('autumn', 7),
  'tree-blossom': () => drawTree('blossom', 4),
  bush: () => drawBush(3),
  'bush-berry': () => drawBush(5, 'red'),
  'house-red': () => drawCottage('red', 'plank'),
  'house-blue': () => drawCottage('blue', 'cream'),
  'house-green': () => drawCottage('pine', 'sand'),
  fence: () => drawFence(0),
  'barrel-closed': drawClosedBarrel,
  haybale: drawHayBale,
  sign: drawSign,
  boulder: drawBoulder,
  stump: drawStump,
  well: drawWell,
  hen: drawHen,
  cow: drawCow,
  sheep: drawSheep,
  duck: drawDuck,
  cat: drawCat,
  scarecrow: drawScarecrow,
  beehive: drawBeehive,
  'cabbage-crop': () => drawCrop('cabbage', 2),
  'carrot-crop': () => drawCrop('carrot', 2),
  'tomato-crop': () => drawCrop('tomato', 2),
  'wheat-crop': () => drawCrop('wheat', 2),
  'table-long': drawLongTable,
  'shelf-wall': drawWallShelf,
  rug: drawRug,
  'bridge-horizontal': () => drawBridgeHorizontal(0),
  'bridge-vertical': () => drawBridgeVertical(0),
  windmill: drawMill,
  'market-stall': () => drawStall('red'),
  barn: drawBarn,
  lantern: drawLantern,
  'house-forest': () => drawCottage('gold', 'bark'),
};

/** Props that look different in autumn. Firs do not. */
const AUTUMN_DRAWINGS: Partial<Readonly<Record<PropName, () => Bitmap>>> = {
  'tree-leaf': () => drawTree('maple', 9),
  'tree-apple': () => drawTree('birch', 1, 'red'),
  'tree-orange': () => drawTree('autumn', 8, 'red'),
  'tree-blossom': () => drawTree('brick', 4),
  bush: () => drawBush(3, undefined, 'maple'),
  'bush-berry': () => drawBush(5, 'red', 'birch'),
  'tuft-tall': () => inAutumn(drawTallTuft()),
  reed: () => inAutumn(drawReed()),
};

const JOINED_DRAWINGS: Readonly<Record<JoinedProp, (sides: number) => Bitmap>> = {
  fence: drawFence,
  'bridge-horizontal': drawBridgeHorizontal,
  'bridge-vertical': drawBridgeVertical,
};

/** How long a frame of an animated prop is shown, in milliseconds. */
export const PROP_FRAME_MS = 700;

/** A prop's frames, and the pixel that is drawn on the top left pixel of its cell. */
export type PropPicture = {
  readonly name: string;
  readonly frames: readonly Bitmap[];
  /** The frames in autumn, if they differ from the usual ones. */
  readonly autumn?: readonly Bitmap[];
  readonly anchorX: number;
  readonly anchorY: number;
};

function placed(name: string, prop: PropName, drawn: Drawn): PropPicture {
  const frames = 'width' in drawn ? [drawn] : drawn;
  const [first] = frames;
  if (!first) throw new Error(`The prop '${prop}' has no picture.`);
  const footprint = PROPS[prop].footprint[0] * 16;
  return { name, frames, anchorX: (first.width - footprint) / 2, anchorY: first.height - 16 };
}

/** Every prop in the catalogue, then the joined props, each in its 16 combinations of neighbours. */
export function drawProps(): PropPicture[] {
  const plain = PROP_NAMES.map((prop) => {
    const summer = placed(`prop/${prop}`, prop, PROP_DRAWINGS[prop]());
    const autumn = AUTUMN_DRAWINGS[prop]?.();
    return autumn ? { ...summer, autumn: [autumn] } : summer;
  });
  const joined = JOINED_PROPS.flatMap((prop) =>
    Array.from({ length: 16 }, (_, sides) =>
      placed(`prop/${prop}/${sides}`, prop, JOINED_DRAWINGS[prop](sides)),
    ),
  );
  return [...plain, ...joined];
}
