import { CODE_LIMIT } from '@hopcode/contract/level/code';
import { FileWarning } from 'lucide-react';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { ProgramNotice } from './program-notice.tsx';

/** Says that the program in the editor is too long to store. */
export const TooLongNotice = () => {
  const t = useWords('play');
  const locale = useLocale();
  return (
    <ProgramNotice icon={FileWarning} words={t('play:tooLong', { most: formatNumber(locale, CODE_LIMIT) })} />
  );
};
