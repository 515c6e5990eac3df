import { clamp } from '../../lib/clamp.ts';
import type { Point, Size } from '../camera.ts';

/** The place of a box: its top left corner, the side of its anchor it is on, and the position of its tail. */
export type BoxPlace = {
  readonly left: number;
  readonly top: number;
  readonly side: 'above' | 'below';
  /** Distance of the tail's tip from the box's left edge. */
  readonly tail: number;
};

/** Distance from the view's border, of the box from its anchor, and of the tail from the box's corner, CSS pixels. */
const RIM = 6;
const GAP = 8;
const CORNER = 16;

/** Limited to a range; its middle if there is no space. */
const within = (value: number, least: number, most: number): number =>
  most < least ? (least + most) / 2 : clamp(value, least, most);

/**
 * Puts a box above an anchor (the middle of a cell's upper edge, `cell` pixels high), or below the cell if there is
 * no space above; always inside the view, with the tail as near to the anchor as the corners allow. All in CSS pixels
 * from the view's top left corner; the same in both text directions.
 */
export const placeBox = (anchor: Point, cell: number, box: Size, view: Size): BoxPlace => {
  const roomAbove = anchor.y - GAP - box.height >= RIM;
  const roomBelow = anchor.y + cell + GAP + box.height <= view.height - RIM;
  const side = roomAbove || !roomBelow ? 'above' : 'below';
  const left = within(anchor.x - box.width / 2, RIM, view.width - RIM - box.width);
  const wanted = side === 'above' ? anchor.y - GAP - box.height : anchor.y + cell + GAP;
  return {
    left: Math.round(left),
    top: Math.round(within(wanted, RIM, view.height - RIM - box.height)),
    side,
    tail: Math.round(within(anchor.x - left, CORNER, box.width - CORNER)),
  };
};
