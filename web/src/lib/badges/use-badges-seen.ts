import type { BadgeId } from '@hopcode/contract/badge/badge-id';
import { type Badge, levelBadgesSeen } from '@hopcode/contract/badge/badges';
import { useEffect } from 'react';
import { api } from '../api/api.ts';

/** How many milliseconds a badge must be on the screen to count as seen. */
export const SEEN_AFTER = 1000;

const NONE: readonly Badge[] = [];

/**
 * Reports that the student has seen the new badges, `after` ms after they appear. If the student leaves the page
 * earlier, or if the report fails, the badges stay new.
 */
export const useBadgesSeen = (
  studentId: string,
  badges: readonly Badge[] = NONE,
  after = SEEN_AFTER,
): void => {
  useEffect(() => {
    const seen: BadgeId[] = badges.filter(({ is_new }) => is_new).map(({ id }) => id);
    if (seen.length === 0) return;
    const timer = setTimeout(() => {
      api(levelBadgesSeen, { params: { student_id: studentId }, body: { seen } }).catch(() => {});
    }, after);
    return () => clearTimeout(timer);
  }, [studentId, badges, after]);
};
