/** Where a notice stands at the foot of the farm. */
export type NoticePlace = 'left' | 'middle' | 'right';

type Pair = readonly [column: number, row: number];

/** The place that does not cover the character: it is in the way only on the lower half of a map of `size` tiles. */
export const noticePlace = ([columns, rows]: Pair, [column, row]: Pair): NoticePlace => {
  if (row < rows / 2) return 'middle';
  return column < columns / 2 ? 'right' : 'left';
};
