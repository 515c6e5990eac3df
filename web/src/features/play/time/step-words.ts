import type { Round } from '@hopcode/python-runner/rounds';
import { formatNumber } from '../../../lib/i18n/format.ts';
import type { Words } from '../../../lib/i18n/use-words.ts';
import { roundWords } from './round-words.ts';
import type { Step } from './steps.ts';

/** The current step as text: `step 12 of 40, line 5`, with the loop round. */
export const stepWords = (
  steps: readonly Step[],
  step: number,
  round: Round | undefined,
  language: string,
  t: Words,
): string => {
  const line = steps[step - 1]?.line;
  const numbers = { step: formatNumber(language, step), total: formatNumber(language, steps.length) };
  if (line === undefined) return t('play:time.atStart', numbers);
  if (line === 0) return t('play:time.atEnd', numbers);
  const at = t('play:time.atLine', { ...numbers, line: formatNumber(language, line) });
  return round === undefined ? at : t('play:time.inRound', { at, round: roundWords(round, t, language) });
};
