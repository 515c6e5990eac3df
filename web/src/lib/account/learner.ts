import type { CurrentUser } from '@hopcode/contract/auth/current';
import { AVATARS, type Avatar, avatarSchema } from '@hopcode/contract/student/student';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { LEARNER_KEY } from '../page-start/stored-keys.ts';
import { createStoredValue, jsonCodec } from '../stored-value.ts';

const learnerSchema = z.object({
  /** The student whom the account acts as; null if no student is chosen. */
  studentId: z.uuid().nullable(),
  character: avatarSchema,
});
/** The learner in this browser, if an account is logged in. */
export type Learner = z.infer<typeof learnerSchema>;

const DEFAULT_AVATAR: Avatar = AVATARS[0];

const stored = createStoredValue(LEARNER_KEY, jsonCodec(learnerSchema));

/** The avatar with this name, or the default avatar if this version of the page has no such avatar. */
export const avatarOf = (character: string | undefined): Avatar =>
  AVATARS.find((avatar) => avatar === character) ?? DEFAULT_AVATAR;

/** The learner of an account; undefined for a visitor. */
export const learnerOf = (user: CurrentUser | null): Learner | undefined =>
  user === null
    ? undefined
    : { studentId: user.student_id, character: avatarOf(user.student_details?.character) };

/** The name of the owner of a visitor's data. */
export const VISITOR = 'visitor';

/** The owner of the shown progress: a visitor, an account without a student, or a student's id. */
export const keyOfLearner = (learner: Learner | undefined): string =>
  learner === undefined ? VISITOR : (learner.studentId ?? 'account');

/**
 * The learner of the last visit. With this learner, a page can start before the server has answered. Other tabs are
 * notified of every change.
 */
export const rememberedLearner = {
  read: stored.read,
  subscribe: stored.subscribe,
  write: (learner: Learner | undefined): void => {
    const before = stored.read();
    if (learner === undefined) {
      if (before !== undefined) stored.remove();
    } else if (
      before === undefined ||
      before.studentId !== learner.studentId ||
      before.character !== learner.character
    )
      stored.write(learner);
  },
};

/** The learner in this browser; undefined for a visitor. */
export const useLearner = (): Learner | undefined =>
  useSyncExternalStore(rememberedLearner.subscribe, rememberedLearner.read, () => undefined);

/** The avatar of the chosen student. Without a student, the Rabbit (game.md section 1). */
export const useAvatar = (): Avatar => useLearner()?.character ?? DEFAULT_AVATAR;
