import { ApiError } from '@hopcode/contract/errors';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
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
import { drafts } from '../../lib/progress/drafts.ts';
import { type LevelAddress, NO_PROGRESS } from '../../lib/progress/level-progress.ts';
import { createLocalProgress, forgetLocalProgress } from '../../lib/progress/local-progress.ts';
import { OutboxProvider } from '../../lib/progress/outbox-context.tsx';
import { ProgressProvider } from '../../lib/progress/progress-context.tsx';
import { OpenPages } from './open-pages.ts';

/** What the server keeps of a level for whoever is logged in. */
const keptLevel = async ({ courseId, levelSlug }: LevelAddress): Promise<KeptLevel | undefined> => {
  try {
    // Only who has just logged in needs this call: the first screen does without.
    const { levelProgram } = await import('@hopcode/contract/level/program');
    const { status, code } = await api(levelProgram, { params: { course_slug: courseId, slug: levelSlug } });
    return { completed: status === 'complete', code };
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 422)) return undefined;
    throw error;
  }
};

/**
 * What was done and written in this browser before logging in becomes the student's, once. Where the server cannot be reached it
 * stays and is tried again with the next page. Members of an organization share computers, so it is not theirs.
 * Answers whether that is still going on.
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
 * Follows what the server, and what another tab, says about who is logged in. Answers whether the server has yet to say
 * so for the first time.
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
        // A page with a form stays; what nobody looks at belongs to somebody else from now on.
        openPages.keep(true);
        queryClient.removeQueries({ type: 'inactive' });
        void queryClient.refetchQueries({ queryKey: currentUserQuery.queryKey });
      }),
    [queryClient, openPages],
  );
  return isPending;
};

/** Whether earlier progress of this browser is on its way into an account: levels wait for it. */
export const TakingOver = createContext(false);

/** A session that has ended meanwhile: the pages of the account lead to the login, and back (platform.md section 7). */
const useNoticeLogout = (): void => {
  const queryClient = useQueryClient();
  const openPages = use(OpenPages);
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (!isLoggedOut(event.action.error)) return;
        // Without a learner that is remembered, it was another tab that has logged out.
        openPages.keep(rememberedLearner.read() === undefined);
        queryClient.setQueryData(currentUserQuery.queryKey, null);
      }),
    [queryClient, openPages],
  );
};

type Props = { readonly children: ReactNode };

/** Gives the progress of whoever learns here to everything below: a visitor's, or the chosen student's. */
export const LearnerScope = ({ children }: Props) => {
  const isUnknown = useFollowUser();
  useNoticeLogout();
  const learner = useLearner();
  const owner = keyOfLearner(learner);
  const studentId = learner?.studentId;
  const stores = useMemo(() => createLearnerStores(owner, sendAs(studentId)), [owner, studentId]);
  const isTakingOver = useTakeOver(stores, owner);
  useEffect(() => {
    // Who plays here may not be whoever played here last.
    if (isUnknown) return;
    // What could not be delivered on an earlier visit goes first.
    const flush = (): void => void stores.outbox.flush();
    flush();
    globalThis.addEventListener('online', flush);
    return () => globalThis.removeEventListener('online', flush);
  }, [stores, isUnknown]);
  return (
    <ProgressProvider store={stores.progress}>
      <OutboxProvider outbox={stores.outbox}>
        <TakingOver value={isTakingOver}>{children}</TakingOver>
      </OutboxProvider>
    </ProgressProvider>
  );
};
