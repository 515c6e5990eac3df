import type { Position } from '@hopcode/engine/world/geometry';
import { type Camera, cornerOfCell, nativeToView, type Point, type Size, TILE } from '../camera.ts';
import { type BoxPlace, placeBox } from './placing.ts';

export type PlacedBox = { readonly remove: () => void };

export type PlaceOptions = {
  /** `above`: a box with a tail, kept inside the view. `corner`: a small badge on the cell's lower right corner. */
  readonly as?: 'above' | 'corner';
};

/** Boxes over the picture: real elements, so that fonts, reading direction and screen readers work by themselves. */
export type Overlay = {
  readonly place: (element: HTMLElement, anchor: Entry['anchor'], options?: PlaceOptions) => PlacedBox;
  /** Moves all boxes to where the camera shows their anchors. `player` is the native pixel of the character's cell. */
  readonly update: (camera: Camera, view: Size, player: Point) => void;
};

/** On cells smaller than this, in CSS pixels, a badge would hide what it counts. */
const LEAST_CELL = 26;

type Entry = {
  readonly element: HTMLElement;
  readonly as: 'above' | 'corner';
  /** A cell of the map, or the character wherever it goes. */
  readonly anchor: Position | 'player';
  size: Size | undefined;
  /** Where it is shown, as text. */
  shown: string;
};

/** Where a box is on the page, in CSS pixels from the corner of the view. */
type Spot = BoxPlace | { readonly left: number; readonly top: number; readonly hidden: boolean };

const moveTo = (element: HTMLElement, spot: Spot): void => {
  element.style.transform = `translate(${spot.left}px, ${spot.top}px)`;
  if ('hidden' in spot) element.hidden = spot.hidden;
  else {
    element.dataset.side = spot.side;
    element.style.setProperty('--tail', `${spot.tail}px`);
  }
};

/**
 * Makes `root`, an element that covers the picture, the home of boxes. `onChange` asks for an `update`: a box came.
 */
export const createOverlay = (root: HTMLElement, onChange: () => void): Overlay => {
  const entries = new Set<Entry>();

  const measured = (entry: Entry): Size => {
    if (entry.size) return entry.size;
    const size = { width: entry.element.offsetWidth, height: entry.element.offsetHeight };
    // While the stage is hidden nothing has a size.
    if (size.width > 0) entry.size = size;
    return size;
  };

  const spotOf = (entry: Entry, camera: Camera, view: Size, player: Point): Spot => {
    const { anchor } = entry;
    const native = anchor === 'player' ? player : cornerOfCell(anchor);
    const cell = TILE * camera.scale;
    const at = nativeToView(camera, native);
    if (entry.as === 'above') return placeBox({ x: at.x + cell / 2, y: at.y }, cell, measured(entry), view);
    return { left: Math.round(at.x + cell), top: Math.round(at.y + cell), hidden: cell < LEAST_CELL };
  };

  return {
    place: (element, anchor, { as = 'above' } = {}) => {
      const entry: Entry = { element, as, anchor, size: undefined, shown: '' };
      element.classList.add('stage-placed');
      root.append(element);
      entries.add(entry);
      onChange();
      return {
        remove: () => {
          entries.delete(entry);
          element.remove();
        },
      };
    },
    update: (camera, view, player) => {
      for (const entry of entries) {
        const spot = spotOf(entry, camera, view, player);
        const shown = JSON.stringify(spot);
        if (shown === entry.shown) continue;
        entry.shown = shown;
        moveTo(entry.element, spot);
      }
    },
  };
};
