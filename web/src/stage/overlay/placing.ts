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

/** A part of the view that a box should not cover, in CSS pixels. */
export type Kept = { readonly left: number; readonly top: number } & Size;

const covers = (left: number, top: number, box: Size, kept: Kept): boolean =>
  left < kept.left + kept.width &&
  left + box.width > kept.left &&
  top < kept.top + kept.height &&
  top + box.height > kept.top;

/** The nearest place of a box left or right of what it would cover; its own place if there is no room. */
const besideKept = (left: number, box: Size, kept: Kept, view: Size): number => {
  const before = kept.left - GAP - box.width;
  const behind = kept.left + kept.width + GAP;
  const places = [before, behind].filter((place) => place >= RIM && place + box.width <= view.width - RIM);
  return places.toSorted((one, other) => Math.abs(one - left) - Math.abs(other - left))[0] ?? left;
};

/**
 * Puts a box above an anchor (the middle of a cell's upper edge, `cell` pixels high), or below the cell if there is
 * no space above; always inside the view, with the tail as near to the anchor as the corners allow. If it would cover
 * `kept`, it goes to the other side, or beside `kept`. All in CSS pixels from the view's top left corner; the same in
 * both text directions.
 */
export const placeBox = (anchor: Point, cell: number, box: Size, view: Size, kept?: Kept): BoxPlace => {
  const roomAbove = anchor.y - GAP - box.height >= RIM;
  const roomBelow = anchor.y + cell + GAP + box.height <= view.height - RIM;
  const usual = within(anchor.x - box.width / 2, RIM, view.width - RIM - box.width);
  const topOf = (side: BoxPlace['side']): number =>
    within(
      side === 'above' ? anchor.y - GAP - box.height : anchor.y + cell + GAP,
      RIM,
      view.height - RIM - box.height,
    );
  const isFree = (side: BoxPlace['side']): boolean => !kept || !covers(usual, topOf(side), box, kept);
  const first = roomAbove || !roomBelow ? 'above' : 'below';
  const second = first === 'above' && roomBelow ? 'below' : first;
  const side = !isFree(first) && isFree(second) ? second : first;
  const left = kept && !isFree(side) ? besideKept(usual, box, kept, view) : usual;
  return {
    left: Math.round(left),
    top: Math.round(topOf(side)),
    side,
    tail: Math.round(within(anchor.x - left, CORNER, box.width - CORNER)),
  };
};
