import { profileExport } from '@hopcode/contract/profile/export';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { saveFile } from '../../lib/save-file.ts';
import classes from './profile.module.css';

/** Downloads all data of the account as a file. */
export const ExportSection = () => {
  const t = useWords('profile');
  const fetching = useMutation({
    mutationFn: () => api(profileExport),
    onSuccess: (kept) => saveFile('hopcode.json', JSON.stringify(kept, undefined, 2), 'application/json'),
  });
  return (
    <section className={classes.section}>
      <h2>{t('profile:export.title')}</h2>
      <p>{t('profile:export.detail')}</p>
      <Button
        variant="default"
        aria-busy={fetching.isPending}
        onClick={() => {
          if (!fetching.isPending) fetching.mutate();
        }}
      >
        {t('profile:export.button')}
      </Button>
      {fetching.isError ? (
        <p className={classes.failure} role="alert">
          {t('profile:export.failed')}
        </p>
      ) : null}
      {fetching.data?.complete === false ? <p role="status">{t('profile:export.partly')}</p> : null}
    </section>
  );
};
