import type { Position } from '@hopcode/engine/world/geometry';
import { clampIndex } from '../lib/clamp.ts';

/** A frame on the map that the keyboard moves from cell to cell. */
export type TileCursor = {
  /** Handles a key; returns whether the key had an effect. */
  readonly press: (key: string) => boolean;
  /** Removes the frame from the map. */
  readonly forget: () => void;
};

type Parts = {
  /** The number of columns and rows of the map; undefined while cells cannot be chosen. */
  readonly size: () => readonly [columns: number, rows: number] | undefined;
  /** The cell where a new frame starts. */
  readonly from: () => Position;
  readonly onMove: (cell: Position) => void;
  readonly onHide: () => void;
  readonly onChoose: (cell: Position) => void;
};

const ARROWS: Readonly<Record<string, Position>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/**
 * The arrow keys move the frame, Enter and Space choose its cell, and Escape hides it. Arrow keys mean directions on
 * the map, which are the same in both text directions.
 */
export const createTileCursor = ({ size, from, onMove, onHide, onChoose }: Parts): TileCursor => {
  let cell: Position | undefined;

  const pressOnCell = (key: string, here: Position): boolean => {
    if (key === 'Enter' || key === ' ') {
      onChoose(here);
      return true;
    }
    if (key !== 'Escape') return false;
    cell = undefined;
    onHide();
    return true;
  };

  return {
    press: (key) => {
      const map = size();
      if (!map) return false;
      if (cell && pressOnCell(key, cell)) return true;
      const way = ARROWS[key];
      if (!way) return false;
      const [x, y] = cell ?? from();
      cell = [clampIndex(x + way[0], map[0]), clampIndex(y + way[1], map[1])];
      onMove(cell);
      return true;
    },
    forget: () => {
      cell = undefined;
    },
  };
};
