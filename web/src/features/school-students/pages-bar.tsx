import { Button } from '@mantine/core';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { DirectionalIcon } from '../../ui/directional-icon.tsx';
import classes from './school-students.module.css';

type Props = {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
};

/** Goes through a list page by page; nothing for a list of one page. */
export const PagesBar = ({ page, pageCount, onPage }: Props) => {
  const t = useWords('school');
  const locale = useLocale();
  if (pageCount <= 1) return null;
  return (
    <nav className={classes.pages} aria-label={t('school:students.pages')}>
      <Button
        variant="default"
        size="sm"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
        leftSection={<DirectionalIcon to="back" />}
      >
        {t('school:students.before')}
      </Button>
      <span aria-live="polite">
        {t('school:students.page', {
          page: formatNumber(locale, page),
          total: formatNumber(locale, pageCount),
        })}
      </span>
      <Button
        variant="default"
        size="sm"
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
        rightSection={<DirectionalIcon to="next" />}
      >
        {t('school:students.next')}
      </Button>
    </nav>
  );
};
