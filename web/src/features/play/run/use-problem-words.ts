import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { python } from '../../../lib/python.ts';
import type { ErrorSpan } from '../editor/error-span.ts';
import { type ProblemWords, problemWords } from './problem-words.ts';
import type { Problem } from './run-result.ts';

/** The explanations of Python's errors load with their words when the first error occurs. */
const NAMESPACE = 'python-errors';

type Explained = {
  readonly problem: Problem;
  readonly key?: string;
  readonly params?: Record<string, string | number>;
  readonly span?: ErrorSpan | undefined;
};

const explained = async (problem: Problem, loadWords: () => Promise<void>): Promise<Explained> => {
  if (!('error' in problem) || !problem.error) return { problem };
  const { error: found, source = '' } = problem;
  try {
    const [{ explainTried }] = await Promise.all([
      import('@hopcode/python-runner/explain/explain-tried'),
      loadWords(),
    ]);
    const { key, params, span } = await explainTried(found, source, python.probe);
    return { problem, key, params: { ...params }, span };
  } catch (error) {
    // Without a network, the learner sees only Python's own message.
    console.warn('The explanation of an error could not be loaded.', error);
    return { problem };
  }
};

/** The text for a problem; undefined while it is loading or if there is no problem. */
export const useProblemWords = (problem: Problem | undefined): ProblemWords | undefined => {
  const t = useWords();
  const { i18n } = useTranslation('ui');
  const [found, setFound] = useState<Explained>();

  useEffect(() => {
    if (!problem) return;
    let wanted = true;
    void explained(problem, () => i18n.loadNamespaces(NAMESPACE)).then((result) => {
      if (wanted) setFound(result);
    });
    return () => {
      wanted = false;
    };
  }, [problem, i18n]);

  if (!problem || found?.problem !== problem) return undefined;
  const { key, params, span } = found;
  const say = (part: 'title' | 'sentence' | 'next'): string => t(`${NAMESPACE}:${key}.${part}`, params);
  const explanation =
    key === undefined
      ? undefined
      : { key, title: say('title'), sentence: say('sentence'), next: say('next') };
  return problemWords(problem, t, explanation, span);
};
