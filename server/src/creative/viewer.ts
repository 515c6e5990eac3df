import type { Session } from '../sessions/session-store.ts';

/** The caller as a player and author of creative levels. */
export type Viewer = {
  readonly userId: string;
  readonly tenantId: string;
  /** The student that the account acts as. */
  readonly studentId: string | null;
  readonly organizationId: string | null;
  /** The student, otherwise the account: the one whose plays and likes count. */
  readonly playerId: string;
};

export const viewerOf = ({ userId, tenantId, studentId, organizationId }: Session): Viewer => ({
  userId,
  tenantId,
  studentId,
  organizationId,
  playerId: studentId ?? userId,
});

/**
 * Whether a level is the caller's own: of the student that the account acts as, otherwise of the account or any of
 * its students.
 */
export const isOwn = (
  viewer: Viewer | undefined,
  level: { readonly userId: string; readonly studentId: string | null },
): boolean =>
  viewer !== undefined &&
  viewer.userId === level.userId &&
  (viewer.studentId === null || viewer.studentId === level.studentId);
