import { ApiError } from '@hopcode/contract/errors';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useLocale } from '../lib/i18n/use-locale.ts';
import { useWords } from '../lib/i18n/use-words.ts';
import { paths } from '../lib/paths.ts';
import classes from './load-error.module.css';

/**
 * Whether an error means that a part of a page does not exist, or that the user may not see it. Then it is useless to
 * retry.
 */
export const isNotYours = (error: Error | null): boolean =>
  error instanceof ApiError && [403, 404, 422].includes(error.status);

type Props = { readonly message: string };

/** Replaces a page that does not exist or that the user may not see, with a link back. */
export const NotYours = ({ message }: Props) => {
  const t = useWords();
  const locale = useLocale();
  return (
    <div role="alert" className={classes.failure}>
      <p dir="auto">{message}</p>
      <Button component={Link} to={paths.home(locale)}>
        {t('notFound.home')}
      </Button>
    </div>
  );
};
