import { ApiError } from '@hopcode/contract/errors';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Trouble } from '../../ui/trouble.tsx';

type Props = { readonly error: unknown; readonly onRetry: () => void };

/** Says why a quiz cannot be shown. */
export const QuizTrouble = ({ error, onRetry }: Props) => {
  const t = useWords('quiz');
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 404 || status === 422)
    return <Trouble title={t('quiz:trouble.unknown')} detail={t('quiz:trouble.unknownDetail')} />;
  if (status === 403) return <Trouble title={t('quiz:trouble.off')} detail={t('quiz:trouble.offDetail')} />;
  if (status === 400)
    return <Trouble title={t('quiz:trouble.round')} detail={t('quiz:trouble.roundDetail')} />;
  return (
    <Trouble title={t('quiz:trouble.failed')} detail={t('quiz:trouble.failedDetail')} onRetry={onRetry} />
  );
};
