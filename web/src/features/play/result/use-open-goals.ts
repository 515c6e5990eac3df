import type { Goal, Item } from '@hopcode/engine/formats/level';
import type { Verdict } from '@hopcode/engine/verdict';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import { goalCounters } from '../goals/goal-counters.ts';
import { goalName } from '../goals/goal-words.ts';

/** A goal that is not met. `name` is the variable or the file in its text. */
type OpenGoal = { readonly key: string; readonly words: string; readonly name: string | undefined };

type Goals = { readonly goals: readonly Goal[]; readonly items: readonly Item[] };

/** The goals that a run did not meet, as text. */
export const useOpenGoals = ({ goals, items }: Goals, verdict: Verdict | undefined): readonly OpenGoal[] => {
  const t = useWords();
  const language = useLanguage();
  if (verdict === undefined) return [];
  const scores = verdict.goals.map((goal) => goal.score);
  return goalCounters(goals, scores, items)
    .filter((counter) => !counter.met)
    .map((counter) => ({
      key: counter.key,
      name: counter.variable ?? counter.file,
      words: t('play.missed.goal', {
        goal: goalName(counter, t),
        score: formatNumber(language, counter.score),
        max: formatNumber(language, counter.max),
      }),
    }));
};
