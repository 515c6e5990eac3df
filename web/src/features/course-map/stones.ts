import type { MapPoint } from '@hopcode/art/course-map/course-map';

const distance = ([ax, ay]: MapPoint, [bx, by]: MapPoint): number => Math.hypot(bx - ax, by - ay);

/** The point at a given distance from the start of a path with corners. */
const pointAt = (way: readonly MapPoint[], along: number): MapPoint => {
  let left = along;
  for (const [index, to] of way.entries()) {
    const from = way[index - 1];
    if (!from) continue;
    const length = distance(from, to);
    if (left <= length && length > 0) {
      const part = left / length;
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    }
    left -= length;
  }
  return way.at(-1) ?? [0, 0];
};

/** The positions of stones, at equal distances from the start to the end of a path. A single stone is in the middle. */
export const stonePlaces = (way: readonly MapPoint[], count: number): readonly MapPoint[] => {
  const length = way.reduce((sum, to, index) => {
    const from = way[index - 1];
    return from ? sum + distance(from, to) : sum;
  }, 0);
  return Array.from({ length: count }, (_, index) =>
    pointAt(way, count === 1 ? length / 2 : (length * index) / (count - 1)),
  );
};

/** How far an extra is from the path, in pixels of the art. */
const BESIDE = 15;

/**
 * The positions of the levels of a chapter. Required levels are on the path. Extras are beside its last stones, on
 * alternating sides.
 */
export const levelPlaces = (
  way: readonly MapPoint[],
  levels: readonly { readonly extra?: true }[],
): readonly MapPoint[] => {
  const required = stonePlaces(way, levels.filter(({ extra }) => !extra).length);
  const extras = levels.slice(required.length).map((_, index): MapPoint => {
    const from = required.at(-2 - Math.floor(index / 2)) ?? [0, 0];
    const to = required.at(-1 - Math.floor(index / 2)) ?? from;
    const length = distance(from, to) || 1;
    const side = index % 2 === 0 ? BESIDE : -BESIDE;
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    return [x - ((to[1] - from[1]) / length) * side, y + ((to[0] - from[0]) / length) * side];
  });
  return [...required, ...extras];
};
