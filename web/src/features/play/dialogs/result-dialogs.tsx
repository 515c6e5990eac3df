import { CHALLENGES } from '@hopcode/contract/level/challenges';
import type { Course } from '@hopcode/contract/level/course';
import type { PlayableLevel } from '@hopcode/contract/level/data';
import { CREATIVE_CHAPTER_ID } from '@hopcode/courses/formats/creative-chapter';
import { useEffect } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { DialogInWords } from '../../../ui/dialog-in-words.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MountOnOpen } from '../../../ui/mount-on-open.tsx';
import { loadChallengeComplete, loadComplete, loadCreative, loadResultCard } from '../run/run-parts.ts';
import type { RunEvent, RunState } from '../run/run-state.ts';

const CompleteDialog = lazyPart(loadComplete);
const ChallengeCompleteDialog = lazyPart(loadChallengeComplete);
const CreativeDialog = lazyPart(loadCreative);

type Props = {
  readonly course: Course;
  readonly data: PlayableLevel;
  /** The number of farms on which the program must work. */
  readonly farms: number;
  /** Whether a program is running. At the end of the run, one of the dialogs or the card opens. */
  readonly busy: boolean;
  readonly state: RunState;
  readonly dispatch: (event: RunEvent) => void;
  readonly canSignUp: boolean;
  /** Restores the template and restarts the level. */
  readonly onReplay: () => void;
};

/** The dialog at the end of a run that has completed its level. */
export const ResultDialogs = ({ course, data, farms, busy, state, dispatch, canSignUp, onReplay }: Props) => {
  const t = useWords();
  const creative = data.creative !== undefined || data.chapter_id === CREATIVE_CHAPTER_ID;
  const challenge = course.id === CHALLENGES;
  const level = !creative && !challenge;
  const celebrating = state.celebration === 'open';
  useEffect(() => {
    if (!busy) return;
    // If this fails, the dialog loads when it opens.
    loadComplete().catch(() => undefined);
    loadResultCard().catch(() => undefined);
  }, [busy]);
  const close = (): void => dispatch({ type: 'celebration-closed' });
  const leave = (): void => dispatch({ type: 'celebration-left' });
  const inWords = <DialogInWords words={t('play.announce.complete')} onClose={close} />;
  return (
    <>
      <MountOnOpen opened={celebrating && creative} instead={inWords}>
        <CreativeDialog
          opened={celebrating && creative}
          levelName={data.name}
          level={data.creative}
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
