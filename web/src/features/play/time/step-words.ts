import { formatNumber } from '../../../lib/i18n/format.ts';
import type { Words } from '../../../lib/i18n/use-words.ts';
import type { Step } from './steps.ts';

/** The current step in words: `step 12 of 40, line 5`. */
export const stepWords = (steps: readonly Step[], step: number, language: string, t: Words): string => {
  const line = steps[step - 1]?.line;
  const numbers = { step: formatNumber(language, step), total: formatNumber(language, steps.length) };
  if (line === undefined) return t('play:time.atStart', numbers);
  if (line === 0) return t('play:time.atEnd', numbers);
  return t('play:time.atLine', { ...numbers, line: formatNumber(language, line) });
};
