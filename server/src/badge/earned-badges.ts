import type { BadgeId } from '@hopcode/contract/badge/badge-id';
import type { Badge } from './badge.ts';
import type { ProgressFacts, RunFacts } from './facts.ts';
import { BADGES } from './registry.ts';

/** The student's count for a badge, at most `need`. Zero for a rule about one run, because runs are not stored. */
export const countFor = (badge: Badge, facts: ProgressFacts): number =>
  'ofProgress' in badge ? Math.min(badge.ofProgress(facts), badge.need) : 0;

/** The badges that a student's progress earns. */
export const earnedByProgress = (facts: ProgressFacts): BadgeId[] =>
  BADGES.filter((badge) => countFor(badge, facts) >= badge.need).map(({ id }) => id);

/** The badges that a finishing run earns. */
export const earnedByRun = (facts: RunFacts): BadgeId[] =>
  BADGES.filter((badge) => 'ofRun' in badge && badge.ofRun(facts) >= badge.need).map(({ id }) => id);
