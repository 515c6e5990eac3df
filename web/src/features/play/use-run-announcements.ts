import { useEffect } from 'react';
import { useWords } from '../../lib/i18n/use-words.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import type { Execution } from './execution.ts';
import { problemWords } from './problem-words.ts';
import type { RunView } from './run-view.ts';

/** Says to screen readers how the run stands. */
export const useRunAnnouncements = ({ phase }: Execution, view: RunView): void => {
  const t = useWords();
  const announce = useAnnounce();
  const { status } = phase;
  const complete = phase.status === 'ended' && phase.complete;
  const { problem, missed } = view;

  useEffect(() => {
    if (status === 'starting') announce(t('play.announce.started'));
    if (status === 'stopping') announce(t('play.announce.stopped'));
    if (complete) announce(t('play.announce.complete'));
  }, [status, complete, announce, t]);

  useEffect(() => {
    if (!problem) return;
    const { line, message } = problemWords(problem, t);
    announce(line === undefined ? message : t('play.announce.problem', { line, message }));
  }, [problem, announce, t]);

  useEffect(() => {
    if (missed) announce(t('play.missed.title'));
  }, [missed, announce, t]);
};
