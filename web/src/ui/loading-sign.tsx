import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useWords } from '../lib/i18n/use-words.ts';

type Props = {
  /** The height in pixels, which should be about the height of the part that is loading. */
  readonly height: number;
  /** Whether the sign replaces a whole page. If so, it is centred and as wide as a card. */
  readonly isPage?: boolean;
};

/** Shown while a part of a page loads: a grey shape with text for screen readers. */
export const LoadingSign = ({ height, isPage = false }: Props) => {
  const t = useWords();
  return (
    <>
      <VisuallyHidden role="status">{t('loading.page')}</VisuallyHidden>
      {isPage ? (
        <Skeleton height={height} radius={22} mx="auto" my={40} maw={760} />
      ) : (
        <Skeleton height={height} radius={16} />
      )}
    </>
  );
};
