import { Bitmap } from './bitmap.ts';
import { toOklch } from './color.ts';

/** A colour with its opacity, as four bytes read as one number, and where it lies in OKLab. */
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

/** Distance in OKLab, where 1 is from black to white; colours of different opacity are never alike. */
const distance = (a: Pixel, b: Pixel): number =>
  a.opacity === b.opacity
    ? Math.hypot(a.place[0] - b.place[0], a.place[1] - b.place[1], a.place[2] - b.place[2])
    : Number.POSITIVE_INFINITY;

/** Joins the two groups whose farthest colours are nearest, until no more than `most` groups are left. */
function groupsOf(pixels: readonly Pixel[], most: number): Pixel[][] {
  const groups = pixels.map((pixel) => [pixel]);
  const apart = pixels.map((a) => pixels.map((b) => distance(a, b)));
  const between = (i: number, j: number): number => apart[i]?.[j] ?? Number.POSITIVE_INFINITY;
  const left = new Set(groups.keys());
  while (left.size > most) {
    let [first, second, nearest] = [0, 0, Number.POSITIVE_INFINITY];
    for (const i of left)
      for (const j of left) {
        if (j >= i) break;
        if (between(i, j) < nearest) [first, second, nearest] = [j, i, between(i, j)];
      }
    if (nearest === Number.POSITIVE_INFINITY) throw new Error(`${most} colours are too few.`);
    groups[first]?.push(...(groups[second] ?? []));
    left.delete(second);
    for (const other of left) {
      const farther = Math.max(between(first, other), between(second, other));
      apart[first]?.splice(other, 1, farther);
      apart[other]?.splice(first, 1, farther);
    }
  }
  return [...left].map((index) => groups[index] ?? []);
}

/** The commonest colour of a group. */
const commonest = (group: readonly Pixel[]): Pixel | undefined =>
  group.toSorted((a, b) => b.count - a.count || a.value - b.value)[0];

/**
 * The picture in at most `most` colours: of colours that look alike only the commonest stays. The same picture
 * gives the same result every time. A picture of few colours stays as it is. Throws when there are more
 * opacities than `most`.
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

/** The largest distance in OKLab between the same pixels of two pictures of one size. */
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
