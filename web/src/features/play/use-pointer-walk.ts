import type { Level } from '@hopcode/engine/formats/level';
import type { Position } from '@hopcode/engine/world/geometry';
import { findPath, pathDots } from '@hopcode/engine/world/paths';
import { createBoard, createWorld } from '@hopcode/engine/world/world';
import { type RefObject, useCallback, useMemo, useRef } from 'react';
import type { StageHandle } from '../../stage/stage.tsx';

type PointerWalk = {
  /** Shows the way to a cell that is pointed at; undefined shows none. */
  readonly preview: (cell: Position | undefined) => void;
  /** Walks the character to a cell. */
  readonly walkTo: (cell: Position) => void;
};

/**
 * Walking by click, to look around while no program runs (game.md section 4, 'Execution modes'). It picks nothing
 * up and meets no goal; the next run begins at the start all the same.
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
      const shown = stage.current;
      if (!shown) return [];
      const world = shown.playback()?.moment().world ?? createWorld(level);
      return findPath(board, { ...world, player: shown.position() }, cell) ?? [];
    },
    [board, level, stage],
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
      const way = busy || walking.current ? [] : wayTo(cell);
      if (!shown || way.length === 0) return;
      walking.current = true;
      shown.showPath(pathDots(way));
      void shown.walk(way).then(() => {
        walking.current = false;
        shown.showPath([]);
      });
    },
    [busy, stage, wayTo],
  );

  return { preview, walkTo };
};
