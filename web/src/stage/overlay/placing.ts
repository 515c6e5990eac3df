import { clamp } from '../../lib/clamp.ts';
import type { Point, Size } from '../camera.ts';

/** The place of a box: its top left corner, the side of its anchor it is on, and the position of its tail. */
export type BoxPlace = {
  readonly left: number;
  readonly top: number;
  readonly side: 'above' | 'below' | 'left' | 'right';
  /** Distance of the tail's tip from the box's left edge; beside the anchor it is in the middle of the edge. */
  readonly tail: number;
};

/** Distance from the view's border, of the box from its anchor, and of the tail from the box's corner, CSS pixels. */
const RIM = 6;
const GAP = 8;
const CORNER = 16;

/** What a pixel away from the usual place costs, a pixel between the tail and its anchor, and another side. */
const PER_SHIFT = 2;
const PER_TAIL = 20;
const OF_SIDE = { above: 0, below: 100, left: 400, right: 400 } as const;
/** So much better is another side than the last one, so that a box does not jump while something walks past it. */
const OF_JUMP = 300;

/** Limited to a range; its middle if there is no space. */
const within = (value: number, least: number, most: number): number =>
  most < least ? (least + most) / 2 : clamp(value, least, most);

/** A part of the view that a box should not cover, in CSS pixels; `cost` is that of each covered pixel. */
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

/** The usual place above or below a cell, and the places there beside what a box should not cover. */
const leftsOf = (usual: number, box: Size, view: Size, kept: readonly Kept[]): number[] => [
  usual,
  ...kept
    .flatMap((part) => [part.left - GAP - box.width, part.left + part.width + GAP])
    .filter((left) => left >= RIM && left + box.width <= view.width - RIM),
];

/**
 * Puts a box above an anchor (the middle of a cell's upper edge, `cell` pixels high), below the cell, or beside it:
 * where it costs least to cover what is there. `last` is its side until now. Always inside the view, with the tail as near to the anchor as the
 * corners allow. All in CSS pixels from the view's top left corner; the same in both text directions.
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
