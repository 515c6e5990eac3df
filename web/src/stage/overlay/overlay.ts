import type { Position } from '@hopcode/engine/world/geometry';
import { cornerOfCell, nativeToView, type Size, TILE } from '../camera.ts';
import type { BoxPlace } from './placing.ts';
import type { Scene, speakerPlace } from './speaker-place.ts';

export type PlacedBox = { readonly remove: () => void };

export type PlaceOptions = {
  /**
   * `above`: a box with a tail, which stays inside the view and does not cover important things. `corner`: a small
   * badge on the cell's lower right corner. `cell`: a frame around the cell, or around several tiles that start there
   * and extend to the right and down.
   */
  readonly as?: Entry['as'];
  readonly tiles?: Entry['tiles'];
};

/** Boxes over the picture: they are HTML elements, so that fonts, text direction and screen readers work as usual. */
export type Overlay = {
  readonly place: (element: HTMLElement, anchor: Entry['anchor'], options?: PlaceOptions) => PlacedBox;
  /** Moves all boxes to their anchors in a scene. */
  readonly update: (scene: Scene) => void;
};

/** On cells smaller than this, in CSS pixels, a badge would cover the things. */
const LEAST_CELL = 26;

const ONE_TILE = [1, 1] as const;

type Entry = {
  readonly element: HTMLElement;
  readonly as: 'above' | 'corner' | 'cell';
  /** A cell of the map, or the character's current cell. */
  readonly anchor: Position | 'player';
  readonly tiles: readonly [columns: number, rows: number];
  size: Size | undefined;
  /** The text of the box. */
  shown: string;
};

/** The position of a box on the page, in CSS pixels from the top left corner of the view. */
type Spot =
  | BoxPlace
  | { readonly left: number; readonly top: number; readonly hidden: boolean }
  | { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

const moveTo = (element: HTMLElement, spot: Spot): void => {
  element.style.transform = `translate(${spot.left}px, ${spot.top}px)`;
  if ('hidden' in spot) element.hidden = spot.hidden;
  else if ('width' in spot) {
    element.style.height = `${spot.height}px`;
    element.style.width = `${spot.width}px`;
  } else {
    element.dataset.side = spot.side;
    element.style.setProperty('--tail', `${spot.tail}px`);
  }
};

/** The code is loaded when the first box with a tail is shown. */
export const loadSpeakerPlace = () => import('./speaker-place.ts').then((file) => file.speakerPlace);

/**
 * Shows boxes in `root`, an element over the picture. `onChange` is called when a new box needs an `update`.
 */
export const createOverlay = (root: HTMLElement, onChange: () => void): Overlay => {
  const entries = new Set<Entry>();
  let place: typeof speakerPlace | undefined;

  const measured = (entry: Entry): Size => {
    if (entry.size) return entry.size;
    const size = { width: entry.element.offsetWidth, height: entry.element.offsetHeight };
    // While the stage is hidden, every size is 0.
    if (size.width > 0) entry.size = size;
    return size;
  };

  const spotOf = (entry: Entry, scene: Scene): Spot | undefined => {
    const { camera, player } = scene;
    const corner = entry.anchor === 'player' ? player : cornerOfCell(entry.anchor);
    if (entry.as === 'above') return place?.(root, scene, corner, measured(entry), entry.element.dataset);
    const cell = TILE * camera.scale;
    const at = nativeToView(camera, corner);
    if (entry.as === 'cell') {
      const [width, height] = [Math.round(entry.tiles[0] * cell), Math.round(entry.tiles[1] * cell)];
      return { left: Math.round(at.x), top: Math.round(at.y), width, height };
    }
    return { left: Math.round(at.x + cell), top: Math.round(at.y + cell), hidden: cell < LEAST_CELL };
  };

  const prepare = async (): Promise<void> => {
    place = await loadSpeakerPlace();
    // The box and the stage may have been removed in the meantime.
    if (root.childElementCount > 0) onChange();
  };

  return {
    place: (element, anchor, { as = 'above', tiles = ONE_TILE } = {}) => {
      const entry: Entry = { element, as, anchor, tiles, size: undefined, shown: '' };
      element.classList.add('stage-placed');
      root.append(element);
      entries.add(entry);
      // Without a network connection the code does not load, but the words are also next to the program.
      if (as === 'above' && !place) prepare().catch(() => undefined);
      onChange();
      return {
        remove: () => {
          entries.delete(entry);
          element.remove();
        },
      };
    },
    update: (scene) => {
      for (const entry of entries) {
        const spot = spotOf(entry, scene);
        entry.element.style.visibility = spot ? '' : 'hidden';
        const shown = JSON.stringify(spot);
        if (!spot || shown === entry.shown) continue;
        entry.shown = shown;
        moveTo(entry.element, spot);
      }
    },
  };
};
