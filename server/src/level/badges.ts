import { levelBadges, levelBadgesSeen } from '@hopcode/contract/badge/badges';
import { badgesOf, noteSeen, storeBadges } from '../badge/badge-store.ts';
import { countFor, earnedByProgress } from '../badge/earned-badges.ts';
import { progressFacts } from '../badge/progress-facts.ts';
import { BADGES } from '../badge/registry.ts';
import { handleForUser } from '../http/handler.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { studentInReach } from './student-in-reach.ts';

const showHandler = handleForUser(levelBadges, async ({ session, params }, { db, content }) => {
  const student = await studentInReach(db, session, params.student_id);
  if (student instanceof Refusal) return student;
  if (student === undefined) return refuse(403);
  const facts = await progressFacts(db, content, student);
  await storeBadges(db, student, earnedByProgress(facts));
  const stored = new Map((await badgesOf(db, student)).map((row) => [row.badge_id, row]));
  // The badge stays new until the child looks at it, even if a parent or a teacher looks first.
  const isSelf = session.player?.studentId === params.student_id;
  return {
    name: student.name,
    badges: BADGES.filter(({ chapter }) => chapter === undefined || content.hasChapter(chapter)).map(
      (badge) => {
        const row = stored.get(badge.id);
        return {
          id: badge.id,
          picture: badge.picture,
          metal: badge.metal,
          earned_at: row?.earned_at.toISOString() ?? null,
          is_new: isSelf && row?.shown_at === null,
          have: row === undefined ? countFor(badge, facts) : badge.need,
          need: badge.need,
        };
      },
    ),
  };
});

const seenHandler = handleForUser(levelBadgesSeen, async ({ session, params, body }, { db }) => {
  if (session.player?.studentId !== params.student_id) return refuse(403);
  await noteSeen(db, session.player, body.seen);
  return undefined;
});

export const badgeHandlers = [showHandler, seenHandler];
