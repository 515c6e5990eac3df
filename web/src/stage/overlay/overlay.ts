import type { Position } from '@hopcode/engine/world/geometry';
import { type Camera, cornerOfCell, nativeToView, type Point, type Size, TILE } from '../camera.ts';
import { type BoxPlace, placeBox } from './placing.ts';

export type PlacedBox = { readonly remove: () => void };

export type PlaceOptions = {
  /**
   * `above`: a box with a tail, kept inside the view and away from the character. `corner`: a small badge on the cell's
   * lower right corner. `cell`: a frame around the cell.
   */
  readonly as?: Entry['as'];
};

/** Boxes over the picture: real elements, so that fonts, text direction and screen readers work as usual. */
export type Overlay = {
  readonly place: (element: HTMLElement, anchor: Entry['anchor'], options?: PlaceOptions) => PlacedBox;
  /** Moves all boxes to their anchors under the camera. `player` is the native pixel of the character's cell. */
  readonly update: (camera: Camera, view: Size, player: Point) => void;
};

/** On cells smaller than this, in CSS pixels, a badge would hide the things. */
const LEAST_CELL = 26;

type Entry = {
  readonly element: HTMLElement;
  readonly as: 'above' | 'corner' | 'cell';
  /** A cell of the map, or the character's current cell. */
  readonly anchor: Position | 'player';
  size: Size | undefined;
  /** The text of the box. */
  shown: string;
};

/** The position of a box on the page, in CSS pixels from the corner of the view. */
type Spot =
  | BoxPlace
  | { readonly left: number; readonly top: number; readonly hidden: boolean }
  | { readonly left: number; readonly top: number; readonly cell: number };

const moveTo = (element: HTMLElement, spot: Spot): void => {
  element.style.transform = `translate(${spot.left}px, ${spot.top}px)`;
  if ('hidden' in spot) element.hidden = spot.hidden;
  else if ('cell' in spot) element.style.width = element.style.height = `${spot.cell}px`;
  else {
    element.dataset.side = spot.side;
    element.style.setProperty('--tail', `${spot.tail}px`);
  }
};

/**
 * Makes `root`, an element over the picture, the container of boxes. `onChange` requests an `update` for a new box.
 */
export const createOverlay = (root: HTMLElement, onChange: () => void): Overlay => {
  const entries = new Set<Entry>();

  const measured = (entry: Entry): Size => {
    if (entry.size) return entry.size;
    const size = { width: entry.element.offsetWidth, height: entry.element.offsetHeight };
    // While the stage is hidden everything has size 0.
    if (size.width > 0) entry.size = size;
    return size;
  };

  const spotOf = (entry: Entry, camera: Camera, view: Size, player: Point): Spot => {
    const { anchor } = entry;
    const native = anchor === 'player' ? player : cornerOfCell(anchor);
    const cell = TILE * camera.scale;
    const at = nativeToView(camera, native);
    if (entry.as === 'above') {
      const around = nativeToView(camera, player);
      const kept = { left: around.x, top: around.y, width: cell, height: cell };
      const avoid = anchor === 'player' ? undefined : kept;
      return placeBox({ x: at.x + cell / 2, y: at.y }, cell, measured(entry), view, avoid);
    }
    if (entry.as === 'cell') return { left: Math.round(at.x), top: Math.round(at.y), cell: Math.round(cell) };
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
