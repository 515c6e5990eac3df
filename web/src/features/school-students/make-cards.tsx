import type { LoginCard } from '@hopcode/contract/organization/login-cards';
import { Button, type ButtonProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import classes from './school-students.module.css';
import { useMakeCards } from './use-make-cards.ts';

type Props = Pick<ButtonProps, 'disabled' | 'leftSection' | 'size'> & {
  readonly studentIds: readonly string[];
  readonly onCards: (cards: readonly LoginCard[]) => void;
};

/** Makes login cards of students once that is confirmed: new cards end the old ones. */
export const MakeCards = ({ studentIds, onCards, ...button }: Props) => {
  const t = useWords('school');
  const locale = useLocale();
  const [asking, ask] = useDisclosure(false);
  const make = useMakeCards(onCards);
  const count = studentIds.length;
  return (
    <>
      <Button
        variant="default"
        {...button}
        aria-busy={make.isPending}
        onClick={() => {
          if (!make.isPending) ask.open();
        }}
      >
        {t('school:cards.make')}
      </Button>
      {make.isError ? (
        <p className={classes.trouble} role="alert">
          {t('school:cards.failed')}
        </p>
      ) : null}
      <ConfirmDialog
        opened={asking}
        onClose={ask.close}
        onConfirm={() => make.mutate([...studentIds])}
        title={t('school:cards.makeTitle', { count, number: formatNumber(locale, count) })}
        confirm={t('school:cards.make')}
      >
        {t('school:cards.makeDetail')}
      </ConfirmDialog>
    </>
  );
};
