import type { Level } from '@hopcode/engine/formats/level';
import { type Position, samePosition } from '@hopcode/engine/world/geometry';
import { findPath, pathDots } from '@hopcode/engine/world/paths';
import { createBoard } from '@hopcode/engine/world/world';
import { type RefObject, useCallback, useMemo, useRef } from 'react';
import type { StageHandle } from '../../../stage/stage.tsx';

/** What happens when the user chooses a tile: the character walks there, is already there, or finds no path. */
export type Walk = 'goes' | 'here' | 'none';

type PointerWalk = {
  /** Shows the path to the tile under the pointer. With undefined, shows no path. */
  readonly preview: (cell: Position | undefined) => void;
  /** Walks the character to a tile. Returns undefined if it is already walking or a program is running. */
  readonly walkTo: (cell: Position) => Walk | undefined;
};

/**
 * Lets the learner walk the character around the farm by clicking tiles while no program is running (game.md section 4,
 * 'Execution modes'). The character picks up nothing and meets no goal, and the next run still begins at the start
 * tile.
 */
export const usePointerWalk = (
  level: Level,
  stage: RefObject<StageHandle | null>,
  busy: boolean,
): PointerWalk => {
  const board = useMemo(() => createBoard(level), [level]);
  const walking = useRef(false);

  const wayTo = useCallback(
    (cell: Position): readonly Position[] => {
      const world = stage.current?.world();
      return (world && findPath(board, world, cell)) ?? [];
    },
    [board, stage],
  );

  const preview = useCallback(
    (cell: Position | undefined) => {
      if (busy || walking.current) return;
      stage.current?.showPath(cell ? pathDots(wayTo(cell)) : []);
    },
    [busy, stage, wayTo],
  );

  const walkTo = useCallback(
    (cell: Position) => {
      const shown = stage.current;
      if (!shown || busy || walking.current) return undefined;
      const way = wayTo(cell);
      if (way.length === 0) {
        const here = shown.world()?.player.position;
        return here && samePosition(here, cell) ? 'here' : 'none';
      }
      walking.current = true;
      shown.showPath(pathDots(way));
      void shown.walk(way).then(() => {
        walking.current = false;
        shown.showPath([]);
      });
      return 'goes';
    },
    [busy, stage, wayTo],
  );

  return { preview, walkTo };
};
