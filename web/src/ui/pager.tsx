import { Button } from '@mantine/core';
import { formatNumber } from '../lib/i18n/format.ts';
import { useLocale } from '../lib/i18n/use-locale.ts';
import { useWords } from '../lib/i18n/use-words.ts';
import { DirectionalIcon } from './directional-icon.tsx';
import classes from './pager.module.css';

type Props = {
  /** Counted from 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
};

/** The buttons for the pages of a list; shows nothing if there is only one page. */
export const Pager = ({ page, pageCount, onPage }: Props) => {
  const t = useWords();
  const locale = useLocale();
  if (pageCount <= 1) return null;
  return (
    <nav className={classes.pager} aria-label={t('pager.label')}>
      <Button
        variant="default"
        size="sm"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
        leftSection={<DirectionalIcon to="back" />}
      >
        {t('pager.previous')}
      </Button>
      <span aria-live="polite">
        {t('pager.page', { page: formatNumber(locale, page), total: formatNumber(locale, pageCount) })}
      </span>
      <Button
        variant="default"
        size="sm"
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
        rightSection={<DirectionalIcon to="next" />}
      >
        {t('pager.next')}
      </Button>
    </nav>
  );
};
