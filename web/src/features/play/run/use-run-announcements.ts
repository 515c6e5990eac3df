import { useEffect } from 'react';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import { useAnnounce } from '../../../ui/announcer.tsx';
import type { ProblemWords } from './problem-words.ts';
import type { RunState } from './run-state.ts';

/** Announces each new state of the run to screen readers. */
export const useRunAnnouncements = ({ phase, farm }: RunState, problem: ProblemWords | undefined): void => {
  const t = useWords();
  const announce = useAnnounce();
  const { status } = phase;
  const complete = phase.status === 'ended' && phase.complete;
  const language = useLanguage();
  const line = problem?.line;
  const message = problem?.explanation?.sentence ?? problem?.message;

  useEffect(() => {
    if (status === 'starting') announce(t('play.announce.started'));
    if (status === 'stopping') announce(t('play.announce.stopped'));
    if (complete) announce(t('play.announce.complete'));
  }, [status, complete, announce, t]);

  useEffect(() => {
    if (farm > 0) announce(t('play.farms.failed', { number: formatNumber(language, farm + 1) }));
  }, [farm, announce, t, language]);

  useEffect(() => {
    if (message === undefined) return;
    announce(line === undefined ? message : t('play.announce.problem', { line, message }));
  }, [line, message, announce, t]);
};
