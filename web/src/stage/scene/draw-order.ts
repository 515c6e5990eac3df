/** A thing that stands on the map; `baseline` is the native y just below its feet. */
export type Standing = { readonly baseline: number };

/** Sorts scenery by the row of its feet. This is done once per map, so that each frame only reads the visible rows. */
export const bucketByRow = <Entry>(entries: Iterable<Entry>, rowOf: (entry: Entry) => number): Entry[][] => {
  const buckets: Entry[][] = [];
  for (const entry of entries) {
    const row = Math.max(0, rowOf(entry));
    while (buckets.length <= row) buckets.push([]);
    buckets[row]?.push(entry);
  }
  return buckets;
};

/**
 * Visits the scenery of the rows `from` to `to` and all movers from back to front: things whose feet are further down
 * come later. If feet are at the same height, scenery comes first, then movers in their given order. `movers` must be
 * sorted by baseline. `tile` is the height of a row in native pixels.
 */
export const inDrawOrder = <Scenery, Mover extends Standing>(
  buckets: readonly (readonly Scenery[])[],
  rows: { readonly from: number; readonly to: number; readonly tile: number },
  movers: readonly Mover[],
  visit: { readonly scenery: (entry: Scenery) => void; readonly mover: (entry: Mover) => void },
): void => {
  let next = 0;
  const first = Math.max(0, rows.from);
  const last = Math.min(buckets.length - 1, rows.to);
  for (let row = first; row <= last; row += 1) {
    const baseline = (row + 1) * rows.tile;
    for (let mover = movers[next]; mover && mover.baseline < baseline; mover = movers[next]) {
      visit.mover(mover);
      next += 1;
    }
    for (const entry of buckets[row] ?? []) visit.scenery(entry);
  }
  for (const mover of movers.slice(next)) visit.mover(mover);
};
