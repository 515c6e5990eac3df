import { ApiError } from '@hopcode/contract/errors';
import { useWords } from '../../lib/i18n/use-words.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';

type Props = { readonly error: unknown; readonly onRetry: () => void };

/** Says why a quiz cannot be shown. */
export const QuizError = ({ error, onRetry }: Props) => {
  const t = useWords('quiz');
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 404 || status === 422)
    return <ErrorMessage title={t('quiz:failure.unknown')} detail={t('quiz:failure.unknownDetail')} />;
  if (status === 403)
    return <ErrorMessage title={t('quiz:failure.off')} detail={t('quiz:failure.offDetail')} />;
  if (status === 400)
    return <ErrorMessage title={t('quiz:failure.round')} detail={t('quiz:failure.roundDetail')} />;
  return (
    <ErrorMessage
      title={t('quiz:failure.failed')}
      detail={t('quiz:failure.failedDetail')}
      onRetry={onRetry}
    />
  );
};
