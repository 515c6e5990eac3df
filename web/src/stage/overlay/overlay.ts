import type { Position } from '@hopcode/engine/world/geometry';
import { type Camera, nativeToView, type Point, type Size, TILE } from '../camera.ts';
import { placeBox } from './placing.ts';

/** What a box belongs to: a cell of the map, or the character wherever it goes. */
export type Anchor = Position | 'player';

export type PlacedBox = {
  readonly setAnchor: (anchor: Anchor) => void;
  /** To be called when the contents changed and with them the size. */
  readonly resized: () => void;
  readonly remove: () => void;
};

export type PlaceOptions = {
  /** `above`: a box with a tail, kept inside the view. `corner`: a small badge on the cell's lower right corner. */
  readonly as?: 'above' | 'corner';
};

/** Boxes over the picture: real elements, so that fonts, reading direction and screen readers work by themselves. */
export type Overlay = {
  readonly place: (element: HTMLElement, anchor: Anchor, options?: PlaceOptions) => PlacedBox;
  /** Moves all boxes to where the camera shows their anchors. `player` is the native pixel of the character's cell. */
  readonly update: (camera: Camera, view: Size, player: Point) => void;
};

/** On cells smaller than this, in CSS pixels, a badge would hide what it counts. */
const LEAST_CELL = 26;

type Entry = {
  readonly element: HTMLElement;
  readonly as: 'above' | 'corner';
  anchor: Anchor;
  size: Size | undefined;
  shown: string;
};

/**
 * Makes `root`, an element that covers the picture, the home of boxes. `onChange` asks for an `update`: a box came,
 * went or changed.
 */
export const createOverlay = (root: HTMLElement, onChange: () => void): Overlay => {
  const entries = new Set<Entry>();

  const measured = (entry: Entry): Size => {
    entry.size ??= { width: entry.element.offsetWidth, height: entry.element.offsetHeight };
    return entry.size;
  };

  const styleOf = (entry: Entry, camera: Camera, view: Size, player: Point): string => {
    const { anchor } = entry;
    const native = anchor === 'player' ? player : { x: anchor[0] * TILE, y: anchor[1] * TILE };
    const cell = TILE * camera.scale;
    const at = nativeToView(camera, native);
    if (entry.as === 'corner') {
      entry.element.hidden = cell < LEAST_CELL;
      return `translate(${Math.round(at.x + cell)}px, ${Math.round(at.y + cell)}px)`;
    }
    const place = placeBox({ x: at.x + cell / 2, y: at.y }, cell, measured(entry), view);
    entry.element.dataset.side = place.side;
    entry.element.style.setProperty('--tail', `${place.tail}px`);
    return `translate(${place.left}px, ${place.top}px)`;
  };

  return {
    place: (element, anchor, { as = 'above' } = {}) => {
      const entry: Entry = { element, as, anchor, size: undefined, shown: '' };
      element.classList.add('stage-placed');
      root.append(element);
      entries.add(entry);
      onChange();
      return {
        setAnchor: (next) => {
          entry.anchor = next;
          onChange();
        },
        resized: () => {
          entry.size = undefined;
          entry.shown = '';
          onChange();
        },
        remove: () => {
          entries.delete(entry);
          element.remove();
        },
      };
    },
    update: (camera, view, player) => {
      for (const entry of entries) {
        const shown = styleOf(entry, camera, view, player);
        if (shown === entry.shown) continue;
        entry.shown = shown;
        entry.element.style.transform = shown;
      }
    },
  };
};
