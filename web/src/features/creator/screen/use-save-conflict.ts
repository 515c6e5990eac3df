import type { CreativeLevel } from '@hopcode/contract/creative/creative-level';
import { creativeGet } from '@hopcode/contract/creative/own';
import type { Dispatch } from 'react';
import { useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { focusBoard } from '../board/focus-board.ts';
import { copyName } from '../model/copy-name.ts';
import { type Design, designOf, isSameDesign, unshared } from '../model/design.ts';
import type { EditorEvent } from '../model/editor-events.ts';
import { saveFailureOf } from './save-failure.ts';
import type { LevelPlace, LevelSaves } from './use-level-saves.ts';

type Options = {
  readonly design: Design;
  readonly place: LevelPlace | undefined;
  readonly saves: LevelSaves;
  readonly dispatch: Dispatch<EditorEvent>;
};

/**
 * The choices when another tab has saved a newer version. No choice loses a version, because undo restores the author's
 * own version.
 */
export const useSaveConflict = ({ design, place, saves, dispatch }: Options) => {
  const t = useWords('creator');
  const [shown, setShown] = useState<Design>();
  const show = (level: CreativeLevel): void => {
    const theirs = designOf(level);
    dispatch({ type: 'design-changed', change: theirs });
    dispatch({ type: 'saved', design: theirs });
    saves.accept(level);
    setShown(theirs);
    // The pressed button disappears, so the farm gets the focus.
    focusBoard();
  };
  return {
    /** Whether the newer version is on the screen, unchanged. Undo restores the author's version. */
    isTheirs: shown !== undefined && isSameDesign(shown, design),
    close: (): void => setShown(undefined),
    theirs: async (): Promise<void> => {
      if (place === undefined) return;
      try {
        const query = { course_id: place.courseId };
        show(await api(creativeGet, { params: { level_slug: place.slug }, query }));
      } catch (error) {
        saves.fail(saveFailureOf(error));
      }
    },
    mine: async (): Promise<void> => await saves.save({ isForced: true }),
    copy: async (): Promise<void> => {
      const name = copyName(design.name, (of) => t('creator:list.copyOf', { name: of }));
      const change = { ...unshared(design), name };
      dispatch({ type: 'design-changed', change });
      await saves.save({ isCopy: true }, change);
    },
  };
};
export type SaveConflict = ReturnType<typeof useSaveConflict>;
