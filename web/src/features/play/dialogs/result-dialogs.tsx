import { CHALLENGES } from '@hopcode/contract/level/challenges';
import type { Course } from '@hopcode/contract/level/course';
import type { PlayableLevel } from '@hopcode/contract/level/data';
import { CREATIVE_CHAPTER_ID } from '@hopcode/courses/formats/creative-chapter';
import { useEffect } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { DialogInWords } from '../../../ui/dialog-in-words.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MountOnOpen } from '../../../ui/mount-on-open.tsx';
import type { ProblemWords } from '../run/problem-words.ts';
import { loadChallengeComplete, loadComplete, loadCreative, loadProblem } from '../run/run-parts.ts';
import type { RunEvent, RunState } from '../run/run-state.ts';

const CompleteDialog = lazyPart(loadComplete);
const ChallengeCompleteDialog = lazyPart(loadChallengeComplete);
const CreativeDialog = lazyPart(loadCreative);
const ProblemDialog = lazyPart(loadProblem);

type Props = {
  readonly course: Course;
  readonly data: PlayableLevel;
  /** Number of farms on which the program must work. */
  readonly farms: number;
  /** A program is running: its end will open one of the dialogs. */
  readonly busy: boolean;
  readonly state: RunState;
  readonly problem: ProblemWords | undefined;
  readonly dispatch: (event: RunEvent) => void;
  readonly onGoToLine: (line: number) => void;
  /** Continues with the program, at the cursor. */
  readonly onTryAgain: () => void;
  readonly canSignUp: boolean;
  /** Restores the template and starts the level again. */
  readonly onReplay: () => void;
};

/** The dialog at the end of a run: the error or the success. */
export const ResultDialogs = ({
  course,
  data,
  farms,
  busy,
  state,
  problem,
  dispatch,
  onGoToLine,
  onTryAgain,
  canSignUp,
  onReplay,
}: Props) => {
  const t = useWords();
  const creative = data.chapter_id === CREATIVE_CHAPTER_ID;
  const challenge = course.id === CHALLENGES;
  const level = !creative && !challenge;
  const celebrating = state.celebration === 'open';
  useEffect(() => {
    if (!busy) return;
    // If this fails, the dialog loads again when it opens.
    loadComplete().catch(() => undefined);
    loadProblem().catch(() => undefined);
  }, [busy]);
  const close = (): void => dispatch({ type: 'celebration-closed' });
  const leave = (): void => dispatch({ type: 'celebration-left' });
  const inWords = <DialogInWords words={t('play.announce.complete')} onClose={close} />;
  return (
    <>
      <MountOnOpen opened={state.problemOpen}>
        <ProblemDialog
          words={state.problemOpen ? problem : undefined}
          farm={state.farm}
          onClose={() => dispatch({ type: 'problem-closed' })}
          onGoToLine={onGoToLine}
          onTryAgain={onTryAgain}
        />
      </MountOnOpen>
      <MountOnOpen opened={celebrating && creative} instead={inWords}>
        <CreativeDialog
          opened={celebrating && creative}
          levelName={data.name}
          canSignUp={canSignUp}
          onReplay={onReplay}
          onClose={close}
        />
      </MountOnOpen>
      <MountOnOpen opened={celebrating && challenge} instead={inWords}>
        <ChallengeCompleteDialog
          opened={celebrating && challenge}
          course={course}
          data={data}
          onClose={close}
          onLeave={leave}
        />
      </MountOnOpen>
      <MountOnOpen opened={celebrating && level} instead={inWords}>
        <CompleteDialog
          opened={celebrating && level}
          course={course}
          data={data}
          farms={farms}
          onClose={close}
          onLeave={leave}
        />
      </MountOnOpen>
    </>
  );
};
