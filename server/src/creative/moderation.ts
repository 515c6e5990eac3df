import {
  creativeDecide,
  creativeReport,
  creativeReview,
  type ReviewedLevel,
} from '@hopcode/contract/creative/moderation';
import type { ReportReason } from '@hopcode/contract/creative/report-reason';
import { mailAccount } from '../accounts/mail-account.ts';
import { receiverOf } from '../accounts/receiver-store.ts';
import { type Act, logActs } from '../audit/audit-store.ts';
import type { Database } from '../database/database.ts';
import { type Handler, handleForUser } from '../http/handler.ts';
import { createFloodLimit } from '../http/limits/flood-limit.ts';
import { refuse, refuseField, refuseForNow } from '../http/refusal.ts';
import type { Parts } from '../parts/parts.ts';
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
import { refuseOwn, viewerOf } from './viewer.ts';

const countReport = createFloodLimit({ times: 20, seconds: 3600 });

/** The operator decides about all levels; staff decide about the levels of their school. */
const reachOf = (session: Session): ReviewReach => ({
  viewer: viewerOf(session),
  tenantId: session.isOperator ? undefined : session.tenantId,
});

const reviewed = (row: ReviewRow, { viewer }: ReviewReach, locale: string): ReviewedLevel => ({
  level: summaryOf(row, viewer, locale),
  reports: [...row.reports],
  taken_down_reason: row.taken_down_reason,
  contact_found: row.contact_found,
});

const ACTIONS = {
  take_down: 'level_taken_down',
  restore: 'level_restored',
  dismiss: 'level_reports_closed',
  approve: 'level_approved',
} as const;

/** The target of the log entry is the author. */
const actOn = (level: ReviewRow, decision: keyof typeof ACTIONS, reason: ReportReason | undefined): Act => ({
  action: ACTIONS[decision],
  ...(level.student_id === null
    ? { targetKind: 'user', targetId: level.user_id }
    : { targetKind: 'student', targetId: level.student_id }),
  details: { level: level.id, ...(reason === undefined ? {} : { reason }) },
});

/** Tells the author's account by email that the level was taken down. Students of schools have no email address. */
async function mailAuthor(
  parts: Pick<Parts, 'mail'>,
  tx: Database,
  level: ReviewRow,
  locale: string,
): Promise<void> {
  const author = await receiverOf(tx, level.user_id);
  if (author === undefined) return;
  await mailAccount(parts, tx, author, {
    template: 'level_taken_down',
    locale,
    words: { level: level.name },
    path: (language) => `/${language}/level-creator`,
  });
}

export const moderationHandlers: readonly Handler[] = [
  handleForUser(creativeReport, async ({ session, params, body }, { db }) => {
    const viewer = viewerOf(session);
    const wait = countReport(viewer.playerId);
    if (wait !== undefined) return refuseForNow(wait);
    const level = await findPlayableById(db, viewer, params.creative_level_id);
    if (level === undefined) return refuse(404, 'unknown_level');
    const refusal = refuseOwn(viewer, level);
    if (refusal !== undefined) return refusal;
    await report(db, level, viewer, body.reason);
    return { reported: true as const };
  }),
  handleForUser(creativeReview, async ({ session, query, locale }, { db }) => {
    const reach = reachOf(session);
    return (await listReviewed(db, reach, query.list, query.class_id)).map((row) =>
      reviewed(row, reach, locale),
    );
  }),
  handleForUser(creativeDecide, async ({ session, params, body, locale }, parts) => {
    const reach = reachOf(session);
    const { decision, reason } = body;
    if (decision === 'take_down' && reason === undefined) return refuseField('body.reason', 'missing');
    return await parts.db.transaction().execute(async (tx) => {
      const level = await findReviewed(tx, reach, params.creative_level_id);
      if (level === undefined) return refuse(403);
      if (decision === 'take_down' && reason !== undefined) {
        await takeDown(tx, level, reason);
        // A second reason replaces the first, but no second email is sent.
        if (level.taken_down_at === null) await mailAuthor(parts, tx, level, locale);
      } else if (decision === 'restore') await restoreLevel(tx, level);
      else if (decision === 'approve') await approveLevel(tx, level);
      else await dismissReports(tx, level);
      await logActs(tx, level.tenant_id, session, [actOn(level, decision, reason)]);
      const changed = await findReviewed(tx, reach, level.id);
      return changed === undefined ? refuse(403) : reviewed(changed, reach, locale);
    });
  }),
];
