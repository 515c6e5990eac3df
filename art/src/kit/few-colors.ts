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

/**
 * Colours that become one. `nearest` is the most similar of the groups before this one, at the distance `gap`. It is
 * stored so that a merge does not compare all pairs again.
 */
type Group = {
  readonly index: number;
  readonly members: Pixel[];
  nearest?: Group | undefined;
  gap: number;
};

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
  // All rows are in one flat array for speed: a picture may have more than a million pairs of colours.
  const apart = Float64Array.from({ length: size * size }, () => Number.POSITIVE_INFINITY);
  pixels.forEach((a, i) => {
    pixels.forEach((b, j) => {
      apart[i * size + j] = distance(a, b);
    });
  });
  const between = (a: Group, b: Group): number => apart[a.index * size + b.index] ?? Number.POSITIVE_INFINITY;
  const groups = pixels.map(
    (pixel, index): Group => ({ index, members: [pixel], gap: Number.POSITIVE_INFINITY }),
  );
  const findNearest = (group: Group): void => {
    group.nearest = undefined;
    group.gap = Number.POSITIVE_INFINITY;
    for (const other of groups) {
      if (other === group) return;
      const gap = between(other, group);
      if (gap < group.gap) [group.nearest, group.gap] = [other, gap];
    }
  };
  for (const group of groups) findNearest(group);
  while (groups.length > most) {
    const second = groups.reduce((best, group) => (group.gap < best.gap ? group : best));
    const first = second.nearest;
    if (!first) throw new Error(`${most} colours are too few.`);
    first.members.push(...second.members);
    groups.splice(groups.indexOf(second), 1);
    for (const other of groups) {
      const farther = Math.max(between(first, other), between(second, other));
      apart[first.index * size + other.index] = farther;
      apart[other.index * size + first.index] = farther;
    }
    // The other distances are as before, so the other groups keep their nearest group.
    for (const group of groups)
      if (group === first || group.nearest === first || group.nearest === second) findNearest(group);
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
