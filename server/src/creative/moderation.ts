import {
  creativeDecide,
  creativeReport,
  creativeReview,
  type ReviewedLevel,
} from '@hopcode/contract/creative/moderation';
import { type Handler, handleForUser } from '../http/handler.ts';
import { createFloodLimit } from '../http/limits/flood-limit.ts';
import { refuse, refuseField, refuseForNow } from '../http/refusal.ts';
import type { Session } from '../sessions/session-store.ts';
import { findPlayableById } from './creative-store.ts';
import {
  approveLevel,
  dismissReports,
  findReviewed,
  listReviewed,
  type ReviewReach,
  type ReviewRow,
  restoreLevel,
  takeDown,
} from './moderation-store.ts';
import { report } from './player-store.ts';
import { summaryOf } from './summary-rows.ts';
import { viewerOf } from './viewer.ts';

const countReport = createFloodLimit({ times: 20, seconds: 3600 });

/** The operator decides about all levels, staff about those of its school. */
const reachOf = (session: Session): ReviewReach => ({
  viewer: viewerOf(session),
  tenantId: session.isOperator ? undefined : session.tenantId,
});

const reviewed = (row: ReviewRow, { viewer }: ReviewReach, locale: string): ReviewedLevel => ({
  level: summaryOf(row, viewer, locale),
  reports: [...row.reports],
  taken_down_reason: row.taken_down_reason,
});

export const moderationHandlers: readonly Handler[] = [
  handleForUser(creativeReport, async ({ session, params, body }, { db }) => {
    const viewer = viewerOf(session);
    const wait = countReport(viewer.playerId);
    if (wait !== undefined) return refuseForNow(wait);
    const level = await findPlayableById(db, viewer, params.creative_level_id);
    if (level === undefined) return refuse(404, 'unknown_level');
    await report(db, level, viewer, body.reason);
    return { reported: true as const };
  }),
  handleForUser(creativeReview, async ({ session, query, locale }, { db }) => {
    const reach = reachOf(session);
    return (await listReviewed(db, reach, query.list)).map((row) => reviewed(row, reach, locale));
  }),
  handleForUser(creativeDecide, async ({ session, params, body, locale }, { db }) => {
    const reach = reachOf(session);
    const { decision, reason } = body;
    const level = await findReviewed(db, reach, params.creative_level_id);
    if (level === undefined) return refuse(403);
    if (decision === 'take_down') {
      if (reason === undefined) return refuseField('body.reason', 'missing');
      await takeDown(db, level, reason);
    } else if (decision === 'restore') await restoreLevel(db, level);
    else if (decision === 'approve') await approveLevel(db, level);
    else await dismissReports(db, level);
    const changed = await findReviewed(db, reach, params.creative_level_id);
    return changed === undefined ? refuse(403) : reviewed(changed, reach, locale);
  }),
];
