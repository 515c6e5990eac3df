import { clamp } from '../../lib/clamp.ts';
import type { Point, Size } from '../camera.ts';

/** The position of a box: its top left corner, the side of the anchor where it is, and the position of its tail. */
export type BoxPlace = {
  readonly left: number;
  readonly top: number;
  readonly side: 'above' | 'below' | 'left' | 'right';
  /**
   * The distance of the tail's tip from the left edge of the box. If the box is beside the anchor, the tip is in the
   * middle of the side edge.
   */
  readonly tail: number;
};

/**
 * The distances in CSS pixels: from the box to the edge of the view, from the box to its anchor, and from the tail to
 * the corner of the box.
 */
const RIM = 6;
const GAP = 8;
const CORNER = 16;

/**
 * The costs of a position: for each pixel away from the usual place, for each pixel between the tail and the anchor,
 * and for each side.
 */
const PER_SHIFT = 2;
const PER_TAIL = 20;
const OF_SIDE = { above: 0, below: 100, left: 400, right: 400 } as const;
/**
 * The box changes its side only if the new side costs at least this much less. So the box does not jump when a thing
 * walks past.
 */
const OF_JUMP = 300;

/** Limits a value to a range. If `most` is less than `least`, returns their middle. */
const within = (value: number, least: number, most: number): number =>
  most < least ? (least + most) / 2 : clamp(value, least, most);

/** A part of the view that a box should not cover, in CSS pixels. `cost` is the cost of each covered pixel. */
export type Kept = { readonly left: number; readonly top: number; readonly cost: number } & Size;

const sharedLength = (start: number, length: number, other: number, otherLength: number): number =>
  Math.max(0, Math.min(start + length, other + otherLength) - Math.max(start, other));

const coverCost = ({ left, top }: Pick<BoxPlace, 'left' | 'top'>, box: Size, kept: readonly Kept[]): number =>
  kept.reduce(
    (cost, part) =>
      cost +
      part.cost *
        sharedLength(left, box.width, part.left, part.width) *
        sharedLength(top, box.height, part.top, part.height),
    0,
  );

/**
 * Horizontal positions for a box above or below a cell: the usual one, and those beside the parts that the box should
 * not cover.
 */
const leftsOf = (usual: number, box: Size, view: Size, kept: readonly Kept[]): number[] => [
  usual,
  ...kept
    .flatMap((part) => [part.left - GAP - box.width, part.left + part.width + GAP])
    .filter((left) => left >= RIM && left + box.width <= view.width - RIM),
];

/**
 * Places a box above a cell, below it or beside it, wherever the cost is lowest. The anchor is the middle of the upper
 * edge of the cell, and `cell` is its height in pixels. `last` is the side where the box is now. The box is always
 * inside the view, and its tail is as near to the anchor as the corners allow. All values are in CSS pixels from the
 * top left corner of the view, in both text directions.
 */
export const placeBox = (
  anchor: Point,
  cell: number,
  box: Size,
  view: Size,
  kept: readonly Kept[] = [],
  last?: string,
): BoxPlace => {
  const lowest = view.height - RIM - box.height;
  const above = anchor.y - GAP - box.height;
  const below = anchor.y + cell + GAP;
  const middle = within(anchor.y + (cell - box.height) / 2, RIM, lowest);
  const usual = within(anchor.x - box.width / 2, RIM, view.width - RIM - box.width);
  const lefts = leftsOf(usual, box, view, kept);
  const at = (side: BoxPlace['side'], left: number, top: number): BoxPlace => {
    const tail = within(anchor.x - left, CORNER, box.width - CORNER);
    return { left: Math.round(left), top: Math.round(top), side, tail: Math.round(tail) };
  };
  const costOf = (place: BoxPlace): number =>
    OF_SIDE[place.side] +
    (last === undefined || place.side === last ? 0 : OF_JUMP) +
    coverCost(place, box, kept) +
    PER_SHIFT * Math.abs(place.left - usual) +
    (place.side === 'above' || place.side === 'below'
      ? PER_TAIL * Math.abs(place.left + place.tail - anchor.x)
      : 0);
  const before = anchor.x - cell / 2 - GAP - box.width;
  const behind = anchor.x + cell / 2 + GAP;
  const isInView = anchor.y + cell > 0 && anchor.y < view.height;
  const overOrUnder = [
    ...(above >= RIM && above <= lowest ? lefts.map((left) => at('above', left, above)) : []),
    ...(below >= RIM && below <= lowest ? lefts.map((left) => at('below', left, below)) : []),
  ];
  const beside = [at('left', before, middle), at('right', behind, middle)].filter(
    ({ left }) => isInView && left >= RIM && left + box.width <= view.width - RIM,
  );
  const [first = at('above', usual, within(above, RIM, lowest)), ...others] = overOrUnder;
  return [...others, ...beside].reduce((best, place) => (costOf(place) < costOf(best) ? place : best), first);
};
