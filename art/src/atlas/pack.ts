import { Bitmap, sideBySide } from '../kit/bitmap.ts';
import type { Atlas, AtlasSprite } from './format.ts';

/** A named picture before it is packed into the atlas. */
export type NamedSprite = {
  readonly name: string;
  readonly frames: readonly Bitmap[];
  /** The frames in autumn, in the same number and size; absent if autumn changes nothing. */
  readonly autumn?: readonly Bitmap[];
  readonly anchorX: number;
  readonly anchorY: number;
  /** Needed for a sprite with more than one frame. */
  readonly frameMs?: number;
};

const WIDTH = 512;

/** A sprite's frames in both seasons. Sprites whose strips are equal in both seasons share a position. */
type Strip = { readonly picture: Bitmap; readonly autumn: Bitmap; readonly key: string };
type Spot = { readonly x: number; readonly y: number };

const oneLetterAByte = new TextDecoder('latin1');
const keyOf = ({ width, height, bytes }: Bitmap): string =>
  `${width}x${height}:${oneLetterAByte.decode(bytes)}`;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Places strips on shelves of decreasing height. Strips of equal height keep their order. */
function shelve(strips: readonly Strip[]): { spots: Map<string, Spot>; height: number } {
  const spots = new Map<string, Spot>();
  let x = 0;
  let y = 0;
  let shelf = 0;
  for (const { picture, key } of strips.toSorted((a, b) => b.picture.height - a.picture.height)) {
    if (x + picture.width > WIDTH) {
      x = 0;
      y += shelf;
      shelf = 0;
    }
    spots.set(key, { x, y });
    x += picture.width;
    shelf = Math.max(shelf, picture.height);
  }
  return { spots, height: y + shelf };
}

function placeOf(sprite: NamedSprite, spot: Spot): AtlasSprite {
  const [first] = sprite.frames;
  if (!first) throw new Error(`The sprite '${sprite.name}' has no frame.`);
  const { anchorX, anchorY, frameMs } = sprite;
  const place = { ...spot, w: first.width, h: first.height, anchorX, anchorY };
  if (sprite.frames.length === 1) return place;
  if (frameMs === undefined) throw new Error(`The frames of '${sprite.name}' have no time.`);
  return { ...place, frames: sprite.frames.length, frameMs };
}

function stripOf({ name, frames, autumn = frames }: NamedSprite): Strip {
  const picture = sideBySide(frames);
  const later = autumn === frames ? picture : sideBySide(autumn);
  if (later.width !== picture.width || later.height !== picture.height)
    throw new Error(`The sprite '${name}' has another size in autumn.`);
  const key = later === picture ? keyOf(picture) : `${keyOf(picture)} ${keyOf(later)}`;
  return { picture, autumn: later, key };
}

/** All sprites in one picture per season, and their positions, which are the same in both pictures. */
export type PackedAtlas = { readonly picture: Bitmap; readonly autumn: Bitmap; readonly atlas: Atlas };

/**
 * Lays out all sprites. Sprites with the same pixels share a position. The result depends only on the sprites and their
 * order. Throws if two sprites have the same name.
 */
export function packAtlas(sprites: readonly NamedSprite[]): PackedAtlas {
  const named = sprites.map((sprite) => ({ sprite, strip: stripOf(sprite) }));
  const strips = new Map(named.map(({ strip }) => [strip.key, strip]));
  const { spots, height } = shelve([...strips.values()]);
  const picture = new Bitmap(WIDTH, height);
  const autumn = new Bitmap(WIDTH, height);
  for (const strip of strips.values()) {
    const spot = spots.get(strip.key);
    if (!spot) continue;
    picture.draw(strip.picture, spot.x, spot.y);
    autumn.draw(strip.autumn, spot.x, spot.y);
  }
  const places = new Map<string, AtlasSprite>();
  for (const { sprite, strip } of named) {
    const spot = spots.get(strip.key);
    if (places.has(sprite.name)) throw new Error(`Two sprites are named '${sprite.name}'.`);
    if (spot) places.set(sprite.name, placeOf(sprite, spot));
  }
  const inOrder = [...places].sort(([a], [b]) => compare(a, b));
  const atlas: Atlas = { version: 1, width: WIDTH, height, sprites: Object.fromEntries(inOrder) };
  return { picture, autumn, atlas };
}
