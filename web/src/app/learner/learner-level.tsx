import { use, useState } from 'react';
import { PlayScreen } from '../../features/play/screen/play-screen.tsx';
import { PlaySkeleton } from '../../features/play/screen/play-skeleton.tsx';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { keyOfLearner, useLearner } from '../../lib/account/learner.ts';
import { roleOf } from '../../lib/account/role.ts';
import { usePrivateContent } from '../../lib/recording/private-content.ts';
import { useSelling } from '../../lib/selling.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MountOnOpen } from '../../ui/mount-on-open.tsx';
import { TakeoverContext } from './learner-scope.tsx';

const ChooseStudentDialog = lazyPart(() =>
  import('../../features/profile/choose-student-dialog.tsx').then((file) => file.ChooseStudentDialog),
);
const FamilyPlanWall = lazyPart(() =>
  import('../../features/payment/family-plan-wall.tsx').then((file) => file.FamilyPlanWall),
);

type Props = {
  readonly courseId: string;
  readonly levelSlug: string;
  /** The creator of a creative level. */
  readonly creatorUserId?: string;
  /** Called when the level does not exist. */
  readonly onMissing: () => void;
};

/** Asks a parent which student will play, until one is chosen. Only students have progress. */
const AskWhoPlays = () => {
  const user = useCurrentUser();
  const [later, setLater] = useState(false);
  const asks = user !== undefined && user !== null && user.student_id === null && roleOf(user) === 'parent';
  return (
    <MountOnOpen opened={asks && !later}>
      <ChooseStudentDialog opened={asks && !later} onClose={() => setLater(true)} />
    </MountOnOpen>
  );
};

/** On a site that sells courses, checks whether the school of a teacher or an admin has only a family plan. */
const CheckSchoolPlan = () => {
  const user = useCurrentUser();
  const isStaff = user != null && user.organization_id !== null && !user.is_student;
  return (
    <MountOnOpen opened={useSelling() !== 'off' && isStaff}>
      <FamilyPlanWall />
    </MountOnOpen>
  );
};

/** A level for the current learner. If the learner changes, the level starts again. */
export const LearnerLevel = ({ courseId, levelSlug, creatorUserId, onMissing }: Props) => {
  const owner = keyOfLearner(useLearner());
  usePrivateContent();
  if (use(TakeoverContext)) return <PlaySkeleton />;
  return (
    <>
      <PlayScreen
        key={`${owner}/${courseId}/${creatorUserId ?? ''}/${levelSlug}`}
        courseId={courseId}
        levelSlug={levelSlug}
        {...(creatorUserId !== undefined && { creatorUserId })}
        onMissing={onMissing}
      />
      <AskWhoPlays />
      <CheckSchoolPlan />
    </>
  );
};
