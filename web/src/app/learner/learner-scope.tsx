import { ApiError } from '@hopcode/contract/errors';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { currentUserQuery, isLoggedOut, useCurrentUser } from '../../lib/account/current-user.ts';
import {
  keyOfLearner,
  learnerOf,
  rememberedLearner,
  useLearner,
  VISITOR,
} from '../../lib/account/learner.ts';
import { createLearnerStores, type LearnerStores } from '../../lib/account/learner-stores.ts';
import { giveTo, isWorthTaking, type KeptLevel, updatesFor } from '../../lib/account/take-over.ts';
import { api } from '../../lib/api/api.ts';
import { sendAs } from '../../lib/api/send-status.ts';
import { giveMoves } from '../../lib/farm/farm-moves.ts';
import { drafts } from '../../lib/progress/drafts.ts';
import { type LevelAddress, NO_PROGRESS } from '../../lib/progress/level-progress.ts';
import { createLocalProgress, forgetLocalProgress } from '../../lib/progress/local-progress.ts';
import type { Outbox } from '../../lib/progress/outbox.ts';
import { OutboxProvider } from '../../lib/progress/outbox-context.tsx';
import { ProgressProvider } from '../../lib/progress/progress-context.tsx';
import { OpenPages } from './open-pages.ts';

/** Loads the server's data about a level for the logged-in account. */
const keptLevel = async ({ courseId, levelSlug }: LevelAddress): Promise<KeptLevel | undefined> => {
  try {
    // Only a login needs this endpoint, so its code is not loaded with the first screen.
    const { levelProgram } = await import('@hopcode/contract/level/program');
    const { status, code } = await api(levelProgram, { params: { course_slug: courseId, slug: levelSlug } });
    return { completed: status === 'complete', code };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return undefined;
    throw error;
  }
};

/**
 * Transfers the progress and programs of this browser to the student after a login, once. If the server cannot be
 * reached, they stay in this browser and the next page tries again. Members of a school share computers, so nothing is
 * transferred to them. Returns whether the transfer is still running.
 */
const useTakeOver = (stores: LearnerStores, owner: string): boolean => {
  const user = useCurrentUser();
  const [settled, setSettled] = useState<string>();
  const taker = user?.student_id === owner && user.organization_id === null ? owner : undefined;
  const before = useMemo(
    () => (taker === undefined ? NO_PROGRESS : createLocalProgress().snapshot()),
    [taker],
  );
  const hasDrafts = useMemo(() => taker !== undefined && drafts.areThere(VISITOR), [taker]);
  const isPending = taker !== undefined && taker !== settled && (hasDrafts || isWorthTaking(before));
  useEffect(() => {
    if (!isPending) return;
    let wanted = true;
    updatesFor(before, keptLevel)
      .then(
        (updates) => {
          if (!wanted || keyOfLearner(rememberedLearner.read()) !== taker) return;
          forgetLocalProgress();
          giveTo(stores, updates);
          drafts.give(VISITOR, taker);
          giveMoves(VISITOR, taker);
        },
        (error: unknown) => console.warn('The progress of this browser could not be taken over yet.', error),
      )
      .then(() => {
        if (wanted) setSettled(taker);
      });
    return () => {
      wanted = false;
    };
  }, [isPending, before, taker, stores]);
  return isPending;
};

/**
 * Updates the page when the server or another tab reports a different login. Returns whether the server's first answer
 * is still missing.
 */
const useFollowUser = (): boolean => {
  const queryClient = useQueryClient();
  const openPages = use(OpenPages);
  const { data: user, isPending } = useQuery(currentUserQuery);
  useEffect(() => {
    if (user !== undefined) rememberedLearner.write(learnerOf(user));
  }, [user]);
  useEffect(
    () =>
      rememberedLearner.subscribe(() => {
        const known = queryClient.getQueryData(currentUserQuery.queryKey);
        if (known === undefined) return;
        if (keyOfLearner(learnerOf(known)) === keyOfLearner(rememberedLearner.read())) return;
        if (!openPages.isAnyOpen()) {
          void queryClient.resetQueries();
          return;
        }
        // An open page that needs a login stays, with its input. All other pages and data switch to the new account.
        openPages.keep(true);
        queryClient.removeQueries({ type: 'inactive' });
        void queryClient.refetchQueries({ queryKey: currentUserQuery.queryKey });
      }),
    [queryClient, openPages],
  );
  return isPending;
};

/**
 * Whether earlier progress in this browser is being transferred to an account. Levels appear only after the transfer.
 */
export const TakeoverContext = createContext(false);

/**
 * Reacts to the end of the session: account pages redirect to the login page. After the login, the user returns to the
 * same page (platform.md section 7).
 */
const useNoticeLogout = (): void => {
  const queryClient = useQueryClient();
  const openPages = use(OpenPages);
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (!isLoggedOut(event.action.error)) return;
        // If no learner is remembered, another tab has logged out.
        openPages.keep(rememberedLearner.read() === undefined);
        queryClient.setQueryData(currentUserQuery.queryKey, null);
      }),
    [queryClient, openPages],
  );
};

/**
 * If the server refuses a change because no one is logged in, asks the server who is logged in. Meanwhile the page
 * stays open, so that the input on it is not lost.
 */
const useNoticeLogoutByChange = (): void => {
  const queryClient = useQueryClient();
  const openPages = use(OpenPages);
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (!isLoggedOut(event.action.error) || !queryClient.getQueryData(currentUserQuery.queryKey)) return;
        openPages.keep(true);
        void queryClient.refetchQueries({ queryKey: currentUserQuery.queryKey }).then(() => {
          // Someone is logged in, so the refusal had another reason, such as a wrong password.
          if (queryClient.getQueryData(currentUserQuery.queryKey)) openPages.keep(false);
        });
      }),
    [queryClient, openPages],
  );
};

/**
 * When delayed progress has reached the server, loads courses again, because they may have failed to load in the
 * meantime.
 */
const useCoursesAfterDelay = ({ delay }: Outbox): void => {
  const queryClient = useQueryClient();
  const wasLate = useRef(delay.isLate());
  useEffect(
    () =>
      delay.subscribe(() => {
        const isLate = delay.isLate();
        if (wasLate.current && !isLate) void queryClient.invalidateQueries({ queryKey: ['course'] });
        wasLate.current = isLate;
      }),
    [delay, queryClient],
  );
};

type Props = { readonly children: ReactNode };

/** Provides the progress of the current learner: a visitor's, or the chosen student's. */
export const LearnerScope = ({ children }: Props) => {
  const isUnknown = useFollowUser();
  useNoticeLogout();
  useNoticeLogoutByChange();
  const learner = useLearner();
  const owner = keyOfLearner(learner);
  const studentId = learner?.studentId;
  const stores = useMemo(() => createLearnerStores(owner, sendAs(studentId)), [owner, studentId]);
  const isTakingOver = useTakeOver(stores, owner);
  useCoursesAfterDelay(stores.outbox);
  useEffect(() => {
    // Until the server answers, this is the learner of the last visit. But another account may be logged in.
    if (isUnknown) return;
    // Sends progress that an earlier visit could not send.
    const flush = (): void => void stores.outbox.flush();
    flush();
    globalThis.addEventListener('online', flush);
    return () => globalThis.removeEventListener('online', flush);
  }, [stores, isUnknown]);
  return (
    <ProgressProvider store={stores.progress}>
      <OutboxProvider outbox={stores.outbox}>
        <TakeoverContext value={isTakingOver}>{children}</TakeoverContext>
      </OutboxProvider>
    </ProgressProvider>
  );
};
