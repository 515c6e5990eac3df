import { Bitmap } from './bitmap.ts';
import { toOklch } from './color.ts';

/** A colour with its opacity, as four bytes read as one number, and its coordinates in OKLab. */
type Pixel = {
  readonly value: number;
  readonly opacity: number;
  readonly count: number;
  readonly place: readonly [number, number, number];
};

const valuesOf = (picture: Bitmap): Uint32Array => new Uint32Array(picture.bytes.buffer);

function pixelOf(value: number, count: number): Pixel {
  const [red = 0, green = 0, blue = 0, opacity = 0] = new Uint8Array(Uint32Array.of(value).buffer);
  const { lightness, chroma, hue } = toOklch([red, green, blue]);
  const turn = (hue * Math.PI) / 180;
  return { value, opacity, count, place: [lightness, chroma * Math.cos(turn), chroma * Math.sin(turn)] };
}

/** The distance in OKLab (black to white is 1). Colours with different opacity never match. */
const distance = (a: Pixel, b: Pixel): number =>
  a.opacity === b.opacity
    ? Math.hypot(a.place[0] - b.place[0], a.place[1] - b.place[1], a.place[2] - b.place[2])
    : Number.POSITIVE_INFINITY;

/**
 * Merges the two most similar groups, again and again, until at most `most` groups are left. The two colours that
 * differ most, one from each group, decide how similar the groups are.
 */
function groupsOf(pixels: readonly Pixel[], most: number): Pixel[][] {
  const size = pixels.length;
  // All rows are in one flat array for speed: merging is by far the slowest part of writing the atlas.
  const apart = Float64Array.from({ length: size * size }, () => Number.POSITIVE_INFINITY);
  pixels.forEach((a, i) => {
    pixels.forEach((b, j) => {
      apart[i * size + j] = distance(a, b);
    });
  });
  const between = (i: number, j: number): number => apart[i * size + j] ?? Number.POSITIVE_INFINITY;
  const groups = pixels.map((pixel, index) => ({ index, members: [pixel] }));
  while (groups.length > most) {
    let [first, second, nearest] = [0, 0, Number.POSITIVE_INFINITY];
    const rows = groups.map(({ index }) => index);
    for (let j = 1; j < rows.length; j++)
      for (let i = 0; i < j; i++) {
        const here = between(rows[i] ?? 0, rows[j] ?? 0);
        if (here < nearest) [first, second, nearest] = [i, j, here];
      }
    const [joined] = groups.splice(second, 1);
    const into = groups[first];
    if (!joined || !into || nearest === Number.POSITIVE_INFINITY)
      throw new Error(`${most} colours are too few.`);
    into.members.push(...joined.members);
    for (const other of rows) {
      const farther = Math.max(between(into.index, other), between(joined.index, other));
      apart[into.index * size + other] = farther;
      apart[other * size + into.index] = farther;
    }
  }
  return groups.map(({ members }) => members);
}

/** The most frequent colour of a group. */
const commonest = (group: readonly Pixel[]): Pixel | undefined =>
  group.toSorted((a, b) => b.count - a.count || a.value - b.value)[0];

/**
 * The picture in at most `most` colours. The most frequent colour replaces the colours that are similar to it. The
 * result is deterministic. A picture with few colours does not change. Throws if there are more opacities than `most`.
 */
export function withFewColors(picture: Bitmap, most: number): Bitmap {
  const counts = new Map<number, number>();
  for (const value of valuesOf(picture)) counts.set(value, (counts.get(value) ?? 0) + 1);
  const pixels = [...counts].map(([value, count]) => pixelOf(value, count));
  const stays = new Map<number, number>();
  for (const group of groupsOf(pixels, most)) {
    const chosen = commonest(group);
    if (chosen) for (const pixel of group) stays.set(pixel.value, chosen.value);
  }
  const result = new Bitmap(picture.width, picture.height);
  valuesOf(result).set(valuesOf(picture).map((value) => stays.get(value) ?? value));
  return result;
}

/**
 * The largest distance in OKLab between a pixel and the pixel at the same position in another picture of the same size.
 */
export function farthest(a: Bitmap, b: Bitmap): number {
  const there = valuesOf(b);
  const seen = new Set<string>();
  let most = 0;
  valuesOf(a).forEach((value, index) => {
    const other = there[index] ?? 0;
    const pair = `${value} ${other}`;
    if (value === other || seen.has(pair)) return;
    seen.add(pair);
    most = Math.max(most, distance(pixelOf(value, 1), pixelOf(other, 1)));
  });
  return most;
}
