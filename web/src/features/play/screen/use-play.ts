import type { PlayableLevel } from '@hopcode/contract/level/data';
import type { Level } from '@hopcode/engine/formats/level';
import type { RefObject } from 'react';
import type { LevelAddress } from '../../../lib/progress/level-progress.ts';
import { draftPlace } from '../../../lib/progress/use-draft.ts';
import { gameSpeed } from '../../../lib/settings.ts';
import { useStoredValue } from '../../../lib/use-stored-value.ts';
import type { StageHandle } from '../../../stage/stage.tsx';
import { useAccess } from '../access/use-access.ts';
import { useRunCounting } from '../access/use-run-counting.ts';
import type { EditorHandle } from '../editor/editor-handle.ts';
import { useKeyboardGuard } from '../keyboard/use-keyboard-guard.ts';
import { isBusy } from '../run/run-state.ts';
import { useLearnerRun } from '../run/use-learner-run.ts';
import { useProblemWords } from '../run/use-problem-words.ts';
import { useRunAnnouncements } from '../run/use-run-announcements.ts';
import { useRunSounds } from '../run/use-run-sounds.ts';
import { useLevelCode } from '../saves/use-level-code.ts';
import { useOutcomeReport } from '../saves/use-outcome-report.ts';
import { forgetTries } from '../stars/star-tries.ts';

type Options = {
  readonly data: PlayableLevel;
  /** The shown farm, then the other ones on which the same program must work. */
  readonly farms: readonly [Level, ...Level[]];
  readonly stage: RefObject<StageHandle | null>;
  readonly editor: RefObject<EditorHandle | null>;
  /** Called when a program is about to run. */
  readonly onStart: () => void;
};

/** One level on the play screen: its program, its run, and the actions of the buttons. */
export const usePlay = ({ data, farms, stage, editor, onStart }: Options) => {
  const address: LevelAddress = { courseId: data.courseId, levelSlug: data.slug };
  const { kept, code, setCode } = useLevelCode(address, data);
  const [speed, setSpeed] = useStoredValue(gameSpeed, 'normal');
  const access = useAccess(data);
  const savedAt = data.saved_at ?? null;
  const onRefused = access.refused;
  const running = useLearnerRun({ address, data, farms, code, speed, stage, editor, savedAt, onRefused });
  const { state, travel, dispatch } = running;
  const problem = useProblemWords(state.problem);
  useRunAnnouncements(state, problem);
  useRunSounds(state);
  const isReported =
    !data.creative && farms[0].levelGoals.length > 0 && access.situation().player === 'student';
  useOutcomeReport(state, address, isReported);

  const { guard: keyboard, notice } = useKeyboardGuard({
    editor,
    run: (repaired) => {
      onStart();
      running.run(repaired);
    },
  });
  const invitesFirst = useRunCounting(state, access);
  const runIfAllowed = (): void => {
    if (access.mayRun()) void keyboard.run(code);
  };
  const start = (): void => {
    if (!invitesFirst(runIfAllowed)) runIfAllowed();
  };
  const reset = (): void => {
    setCode(data.codeTemplate);
    forgetTries(draftPlace(address));
    stage.current?.reset();
    travel.forget();
    editor.current?.showLine(undefined);
    dispatch({ type: 'level-reset' });
  };
  const edit = (next: string): void => {
    setCode(next);
    keyboard.edited(next);
    // The line that the user highlighted by stepping may have moved.
    if (!isBusy(state)) editor.current?.showLine(undefined);
    dispatch({ type: 'code-edited' });
  };
  return { ...running, kept, code, speed, setSpeed, access, problem, keyboard, notice, start, reset, edit };
};
