import type { CurrentUser } from '@hopcode/contract/auth/current';
import { AVATARS, type Avatar, avatarSchema } from '@hopcode/contract/student/student';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { createStoredValue, jsonCodec } from '../stored-value.ts';

const learnerSchema = z.object({
  /** The student that the account acts as; null when none is chosen. */
  studentId: z.uuid().nullable(),
  character: avatarSchema,
});
/** For whom this browser plays, when somebody is logged in. */
export type Learner = z.infer<typeof learnerSchema>;

const DEFAULT_AVATAR: Avatar = AVATARS[0];

const stored = createStoredValue('hopcode.learner', jsonCodec(learnerSchema));

/** The picture by the name the server gives; the default for one that this page does not know yet. */
export const avatarOf = (character: string | undefined): Avatar =>
  AVATARS.find((avatar) => avatar === character) ?? DEFAULT_AVATAR;

/** The learner of an account, undefined for a visitor. */
export const learnerOf = (user: CurrentUser | null): Learner | undefined =>
  user === null
    ? undefined
    : { studentId: user.student_id, character: avatarOf(user.student_details?.character) };

/** Owner of what a visitor does. */
export const VISITOR = 'visitor';

/** Whose progress is shown: a visitor's, an account's without a student, or a student's (its id). */
export const keyOfLearner = (learner: Learner | undefined): string =>
  learner === undefined ? VISITOR : (learner.studentId ?? 'account');

/**
 * The learner of the last visit, so that a page can begin before the server has said who is logged in. Other tabs
 * hear of every change.
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

/** For whom this browser plays; undefined for a visitor. */
export const useLearner = (): Learner | undefined =>
  useSyncExternalStore(rememberedLearner.subscribe, rememberedLearner.read);

/** The picture of the learner: the one of the chosen student, the Rabbit for everybody else (game.md section 1). */
export const useAvatar = (): Avatar => useLearner()?.character ?? DEFAULT_AVATAR;
