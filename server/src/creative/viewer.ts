import { USER_TYPES } from '@hopcode/contract/auth/current';
import { type Refusal, refuse } from '../http/refusal.ts';
import type { Session } from '../sessions/session-store.ts';

/** The caller of a request, as a player and an author of creative levels. */
export type Viewer = {
  readonly userId: string;
  readonly tenantId: string;
  /** The student that the account acts as. */
  readonly studentId: string | null;
  readonly organizationId: string | null;
  /** The id under which plays and likes are counted: the student's id, or the account's id if it acts as no student. */
  readonly playerId: string;
  /**
   * The levels that the caller reviews: all shared levels, or those of a school. The caller can play them even before
   * they are approved.
   */
  readonly reviews: 'all' | 'school' | 'none';
};

const reviewsOf = (
  session: Pick<Session, 'isOperator' | 'userType' | 'organizationId'>,
): Viewer['reviews'] => {
  if (session.isOperator) return 'all';
  const isStaff = session.userType === USER_TYPES.teacher || session.userType === USER_TYPES.admin;
  return isStaff && session.organizationId !== null ? 'school' : 'none';
};

export const viewerOf = (session: Session): Viewer => ({
  userId: session.userId,
  tenantId: session.tenantId,
  studentId: session.studentId,
  organizationId: session.organizationId,
  playerId: session.studentId ?? session.userId,
  reviews: reviewsOf(session),
});

/**
 * Whether a level is the caller's own. It belongs to the student that the account acts as; if the account acts as none,
 * to the account or to any of its students.
 */
export const isOwn = (
  viewer: Viewer | undefined,
  level: { readonly user_id: string; readonly student_id: string | null },
): boolean =>
  viewer !== undefined &&
  viewer.userId === level.user_id &&
  (viewer.studentId === null || viewer.studentId === level.student_id);

/** Refuses an action that is allowed only on other people's levels, such as a report. */
export const refuseOwn = (viewer: Viewer, level: Parameters<typeof isOwn>[1]): Refusal | undefined =>
  isOwn(viewer, level) ? refuse(409, 'own_level') : undefined;
