import type { PlayableLevel } from '@hopcode/contract/level/data';
import { CREATIVE_CHAPTER_ID } from '@hopcode/courses/formats/creative-chapter';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useCurrentUser } from '../../../lib/account/current-user.ts';
import { useLearner } from '../../../lib/account/learner.ts';
import { roleOf } from '../../../lib/account/role.ts';
import { useSiteFeatures } from '../../../lib/site-features.tsx';
import {
  type Player,
  type Situation,
  type Wall,
  waitsForStudent,
  wallAfterRun,
  wallBeforeRun,
  wallOfRefusal,
} from './policies.ts';
import { creativeRuns, visitorRuns } from './visitor-runs.ts';

/** Where the screen shows one side at a time (game.module.css). */
export const NARROW = '(max-width: 61.99em)';

const playerOf = (account: { readonly studentId: string | null } | undefined): Player => {
  if (account === undefined) return 'visitor';
  return account.studentId === null ? 'account' : 'student';
};

/** What the learner may do here, and what stands in the way (policies.ts decides; this knows who plays). */
export const useAccess = (data: Pick<PlayableLevel, 'slug' | 'chapter_id' | 'locked'>) => {
  const features = useSiteFeatures();
  const user = useCurrentUser();
  const remembered = useLearner();
  const narrow = useMediaQuery(NARROW) ?? false;
  const [wall, setWall] = useState<Wall>();
  /** What the invitation on the screen has come before. */
  const postponed = useRef<() => void>(undefined);

  // Until the server has answered, it is the last learner of this browser.
  const known = user ? { studentId: user.student_id } : undefined;
  const player = playerOf(user === undefined ? remembered : known);
  const situation = (): Situation => ({
    features,
    player,
    role: user ? roleOf(user) : undefined,
    narrow,
    level: { slug: data.slug, chapterId: data.chapter_id, locked: data.locked },
    runs: visitorRuns.read() ?? 0,
    creativeRuns: creativeRuns.read() ?? 0,
  });

  useEffect(() => {
    // A logged-in user is not asked to sign up.
    if (player !== 'visitor') visitorRuns.remove();
  }, [player]);

  return {
    situation,
    wall,
    /** Run, Reset, Save and Load wait for a student to be chosen. */
    waits: waitsForStudent({ player }),
    /** Whether a run may start; shows what stands in the way when it may not. */
    mayRun: (): boolean => {
      const found = wallBeforeRun(situation());
      if (found) setWall(found);
      return found === undefined;
    },
    /** Says that a level is locked, with the way to open it. */
    showLocked: (): void => setWall('locked'),
    /** Counts a run that has started. */
    countRun: (): void => {
      if (player !== 'visitor' || !features.signUp) return;
      visitorRuns.write((visitorRuns.read() ?? 0) + 1);
      if (data.chapter_id === CREATIVE_CHAPTER_ID) creativeRuns.write((creativeRuns.read() ?? 0) + 1);
    },
    /**
     * Invites to sign up, when it is time for that and nothing else is said; answers whether it was. What it comes
     * before is done once it is closed.
     */
    invite: (before?: () => void): boolean => {
      const found = wall === undefined ? wallAfterRun(situation()) : undefined;
      if (found === undefined) return false;
      postponed.current = before;
      setWall(found);
      return true;
    },
    /** The server has refused a save: answers whether that ends the run, and says why. */
    refused: (status: number): boolean => {
      const found = wallOfRefusal(status, situation());
      if (found) setWall(found);
      return found !== undefined;
    },
    closeWall: (): void => {
      setWall(undefined);
      if (wall !== 'save-progress') return;
      visitorRuns.remove();
      postponed.current?.();
      postponed.current = undefined;
    },
  };
};

export type Access = ReturnType<typeof useAccess>;
