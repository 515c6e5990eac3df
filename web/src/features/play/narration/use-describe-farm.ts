import type { Level } from '@hopcode/engine/formats/level';
import { createBoard, createWorld } from '@hopcode/engine/world/world';
import { type RefObject, useCallback, useMemo } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { stepNarration } from '../../../lib/settings.ts';
import type { Describe } from '../../../stage/describe.ts';
import type { StageHandle } from '../../../stage/stage.tsx';
import { describeFarm } from './describe-farm.ts';
import type { Farm } from './farm-words.ts';

/** Returns the farm on the stage, and a function that describes it in the page's language. */
export const useDescribeFarm = (
  level: Level,
  stage: RefObject<StageHandle | null>,
): { readonly describe: Describe; readonly shownFarm: () => Farm } => {
  const t = useWords();
  const board = useMemo(() => createBoard(level), [level]);
  const shownWorld = useCallback(() => stage.current?.world() ?? createWorld(level), [level, stage]);
  const describe = useMemo(
    () => describeFarm(t, { board, world: shownWorld, tellsSteps: () => stepNarration.read() !== 'off' }),
    [t, board, shownWorld],
  );
  const shownFarm = useCallback(() => ({ board, world: shownWorld() }), [board, shownWorld]);
  return { describe, shownFarm };
};
