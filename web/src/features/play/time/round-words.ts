import type { Round } from '@hopcode/python-runner/rounds';
import { formatNumber } from '../../../lib/i18n/format.ts';
import type { Words } from '../../../lib/i18n/use-words.ts';

/** A loop round as text, with the total number of rounds if it is known. */
export const roundWords = (
  { number, total }: Pick<Round, 'number' | 'total'>,
  t: Words,
  language: string,
): string => {
  const round = formatNumber(language, number);
  // A program can change the list that it is looping over, so the total may be too small.
  if (total === undefined || total < number) return t('play:time.round', { round });
  return t('play:time.roundOf', { round, total: formatNumber(language, total) });
};
