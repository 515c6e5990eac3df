import type { PlayableLevel } from '@hopcode/contract/level/data';
import { CREATIVE_CHAPTER_ID } from '@hopcode/courses/formats/creative-chapter';
import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCurrentUser } from '../../../lib/account/current-user.ts';
import { useLearner } from '../../../lib/account/learner.ts';
import { roleOf } from '../../../lib/account/role.ts';
import type { Refused } from '../../../lib/progress/outbox.ts';
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

/** Media query of the layout that shows one side at a time (game.module.css). */
export const NARROW = '(max-width: 61.99em)';

const playerOf = (account: { readonly studentId: string | null } | undefined): Player => {
  if (account === undefined) return 'visitor';
  return account.studentId === null ? 'account' : 'student';
};

/**
 * What the learner may do here, and the reason (wall) that is on the screen. policies.ts decides; this hook provides
 * the situation.
 */
export const useAccess = (data: Pick<PlayableLevel, 'slug' | 'chapter_id' | 'locked'>) => {
  const features = useSiteFeatures();
  const user = useCurrentUser();
  const remembered = useLearner();
  const narrow = useMediaQuery(NARROW) ?? false;
  const [wall, setWall] = useState<Wall>();
  /** The action that the open invitation postpones. */
  const postponed = useRef<() => void>(undefined);

  // Until the server has answered, the player is the last learner in this browser.
  const known = user ? { studentId: user.student_id } : undefined;
  const player = playerOf(user === undefined ? remembered : known);
  const showLocked = useCallback((why: 'locked' | 'not-ready' | 'extra'): void => setWall(why), []);
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
    // Runs are counted only for visitors, because a logged-in user is not asked to sign up.
    if (player !== 'visitor') visitorRuns.remove();
  }, [player]);

  return {
    situation,
    wall,
    /** Whether Run, Reset, Save and Load are disabled until a student is chosen. */
    waits: waitsForStudent({ player }),
    /** Whether a run may start; shows the reason if it may not. */
    mayRun: (): boolean => {
      const found = wallBeforeRun(situation());
      if (found) setWall(found);
      return found === undefined;
    },
    /** Says why a level is locked, with a link that helps. */
    showLocked,
    /** Counts a run that has started. */
    countRun: (): void => {
      if (player !== 'visitor' || !features.signUp) return;
      visitorRuns.write((visitorRuns.read() ?? 0) + 1);
      if (data.chapter_id === CREATIVE_CHAPTER_ID) creativeRuns.write((creativeRuns.read() ?? 0) + 1);
    },
    /**
     * Invites a visitor to sign up, if enough runs have been counted and no other dialog of this kind is open. Returns
     * whether the invitation has opened. When the invitation closes, the action `before` runs.
     */
    invite: (before?: () => void): boolean => {
      const found = wall === undefined ? wallAfterRun(situation()) : undefined;
      if (found === undefined) return false;
      postponed.current = before;
      setWall(found);
      return true;
    },
    /** Handles a refused save. Shows the reason, and returns whether the run must end. */
    refused: (refused: Refused): boolean => {
      const found = wallOfRefusal(refused, situation());
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
