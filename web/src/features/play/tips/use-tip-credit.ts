import type { CreditCounter } from '@hopcode/contract/credit/counter';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { keyOfLearner, useLearner } from '../../../lib/account/learner.ts';
import { creditQuery } from '../../../lib/api/credit-query.ts';
import { hasRoom, isTipSwitchShown, type TipSituation, tipCreditOf, usedUpWayOf } from './tip-policies.ts';
import { NO_TIP, type TipView } from './tip-view.ts';

/**
 * Which learners have already seen, during this visit, that the activations are used up for a kind of level. The
 * message appears only once, not after every run.
 */
export type UsedUpMemory = Set<string>;

const THIS_VISIT: UsedUpMemory = new Set();

export type TipCredit = {
  readonly counter: CreditCounter | undefined;
  /** Whether there may be activations left for a tip that costs one. */
  readonly hasRoom: () => boolean;
  readonly onTip: () => void;
  readonly onUsedUp: () => TipView;
  /** Loads the counter again. */
  readonly refresh: () => void;
};

/** Today's activations for a course, and whether the learner has seen that they are used up. */
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
