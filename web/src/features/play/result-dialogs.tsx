import { CHALLENGES } from '@hopcode/contract/level/challenges';
import type { Course } from '@hopcode/contract/level/course';
import type { PlayableLevel } from '@hopcode/contract/level/data';
import { CREATIVE_CHAPTER_ID } from '@hopcode/courses/formats/creative-chapter';
import { lazy, useEffect } from 'react';
import { WhenOpened } from '../../ui/when-opened.tsx';
import type { ProblemWords } from './problem-words.ts';
import type { RunView, RunViewEvent } from './run-view.ts';

const loadComplete = () => import('./complete-dialog.tsx');
const loadProblem = () => import('./problem-dialog.tsx');
const CompleteDialog = lazy(() => loadComplete().then((file) => ({ default: file.CompleteDialog })));
const ChallengeCompleteDialog = lazy(() =>
  import('./challenge-complete-dialog.tsx').then((file) => ({ default: file.ChallengeCompleteDialog })),
);
const CreativeDialog = lazy(() =>
  import('./creative-dialog.tsx').then((file) => ({ default: file.CreativeDialog })),
);
const ProblemDialog = lazy(() => loadProblem().then((file) => ({ default: file.ProblemDialog })));

type Props = {
  readonly course: Course;
  readonly data: PlayableLevel;
  /** On how many farms the program has to work. */
  readonly farms: number;
  /** A program is on its way: one of the dialogs will be wanted. */
  readonly busy: boolean;
  readonly view: RunView;
  readonly problem: ProblemWords | undefined;
  readonly tell: (event: RunViewEvent) => void;
  readonly onGoToLine: (line: number) => void;
  readonly canSignUp: boolean;
  /** Puts the template back and starts the level again. */
  readonly onReplay: () => void;
};

/** What comes at the end of a run: the error, or the good news. */
export const ResultDialogs = ({
  course,
  data,
  farms,
  busy,
  view,
  problem,
  tell,
  onGoToLine,
  canSignUp,
  onReplay,
}: Props) => {
  const creative = data.chapter_id === CREATIVE_CHAPTER_ID;
  const challenge = course.id === CHALLENGES;
  const level = !creative && !challenge;
  useEffect(() => {
    if (!busy) return;
    void loadComplete();
    void loadProblem();
  }, [busy]);
  return (
    <>
      <WhenOpened opened={view.problemOpen}>
        <ProblemDialog
          words={view.problemOpen ? problem : undefined}
          farm={view.farm}
          onClose={() => tell({ type: 'problem-closed' })}
          onGoToLine={onGoToLine}
        />
      </WhenOpened>
      <WhenOpened opened={view.celebrating && creative}>
        <CreativeDialog
          opened={view.celebrating && creative}
          levelName={data.name}
          canSignUp={canSignUp}
          onReplay={onReplay}
          onClose={() => tell({ type: 'celebration-closed' })}
        />
      </WhenOpened>
      <WhenOpened opened={view.celebrating && challenge}>
        <ChallengeCompleteDialog
          opened={view.celebrating && challenge}
          course={course}
          data={data}
          onClose={() => tell({ type: 'celebration-closed' })}
        />
      </WhenOpened>
      <WhenOpened opened={view.celebrating && level}>
        <CompleteDialog
          opened={view.celebrating && level}
          course={course}
          data={data}
          farms={farms}
          onClose={() => tell({ type: 'celebration-closed' })}
        />
      </WhenOpened>
    </>
  );
};
