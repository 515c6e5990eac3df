import type { CreditCounter } from '@hopcode/contract/credit/counter';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { keyOfLearner, useLearner } from '../../../lib/account/learner.ts';
import { creditQuery } from '../../../lib/api/credit-query.ts';
import { hasRoom, isTipSwitchShown, type TipSituation, tipCreditOf, usedUpWayOf } from './tip-policies.ts';
import { NO_TIP, type TipView } from './tip-view.ts';

/**
 * The learners who have already read, during this visit, that no tips are left today for a kind of level. So the
 * message appears only once, not after every run.
 */
export type UsedUpMemory = Set<string>;

const THIS_VISIT: UsedUpMemory = new Set();

export type TipCredit = {
  readonly counter: CreditCounter | undefined;
  /** Whether a tip may be left for today. */
  readonly hasRoom: () => boolean;
  readonly onTip: () => void;
  readonly onUsedUp: () => TipView;
  /** Loads the counter again. */
  readonly refresh: () => void;
};

/** How many tips are left today for a course, and whether the learner has read that none are left. */
export const useTipCredit = (
  courseId: string,
  tips: TipSituation,
  memory: UsedUpMemory = THIS_VISIT,
): TipCredit => {
  const type = tipCreditOf(courseId);
  const queries = useQueryClient();
  const { situation } = tips;
  const enabled = situation.features.signUp && isTipSwitchShown(tips);
  const { data: counter } = useQuery({ ...creditQuery(type), enabled });
  const whose = `${keyOfLearner(useLearner())} ${type}`;
  return {
    counter,
    hasRoom: () => hasRoom(memory.has(whose), counter),
    onTip: () => {
      memory.delete(whose);
    },
    onUsedUp: () => {
      if (memory.has(whose)) return NO_TIP;
      memory.add(whose);
      return { kind: 'used-up', way: usedUpWayOf(situation) };
    },
    refresh: useCallback(
      () => void queries.invalidateQueries({ queryKey: creditQuery(type).queryKey }),
      [queries, type],
    ),
  };
};
