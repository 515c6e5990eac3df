import type { LoginCard } from '@hopcode/contract/organization/login-cards';
import { Button, type ButtonProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import classes from './school-students.module.css';
import { existingCards, useMakeCards } from './use-make-cards.ts';

type Props = Pick<ButtonProps, 'disabled' | 'leftSection' | 'size'> & {
  readonly studentIds: readonly string[];
  readonly onCards: (cards: readonly LoginCard[]) => void;
};

/**
 * Creates login cards for students. If some students already have a card, asks first, because new cards replace old
 * ones.
 */
export const MakeCards = ({ studentIds, onCards, ...button }: Props) => {
  const t = useWords('school');
  const locale = useLocale();
  const [asking, ask] = useDisclosure(false);
  const make = useMakeCards(onCards);
  const existing = existingCards(make.error);
  // The number in the dialog must not change while the dialog closes or the cards are created.
  const [count, setCount] = useState(1);
  const start = (): void => {
    if (make.isPending) return;
    make.mutate(
      { studentIds },
      {
        onError: (error) => {
          const found = existingCards(error);
          if (found === undefined) return;
          setCount(found);
          ask.open();
        },
      },
    );
  };
  return (
    <>
      <Button variant="default" {...button} aria-busy={make.isPending} onClick={start}>
        {t('school:cards.make')}
      </Button>
      {make.isError && existing === undefined ? (
        <p className={classes.failure} role="alert">
          {t('school:cards.failed')}
        </p>
      ) : null}
      <ConfirmDialog
        opened={asking}
        onClose={ask.close}
        onConfirm={() => make.mutate({ studentIds, replace: true })}
        title={t('school:cards.replaceTitle', { count, number: formatNumber(locale, count) })}
        confirm={t('school:cards.replace')}
      >
        {t('school:cards.replaceDetail')}
      </ConfirmDialog>
    </>
  );
};
