import { organizationExport } from '@hopcode/contract/organization/export';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { saveFile } from '../../lib/save-file.ts';
import classes from './school.module.css';

/** Downloads all data of the school as a file. */
export const ExportSection = () => {
  const t = useWords('school');
  const fetching = useMutation({
    mutationFn: () => api(organizationExport),
    onSuccess: (kept) =>
      saveFile('hopcode-school.json', JSON.stringify(kept, undefined, 2), 'application/json'),
  });
  return (
    <section className={classes.section}>
      <h2>{t('school:details.export.title')}</h2>
      <p>{t('school:details.export.detail')}</p>
      <Button
        variant="default"
        aria-busy={fetching.isPending}
        onClick={() => {
          if (!fetching.isPending) fetching.mutate();
        }}
      >
        {t('school:details.export.button')}
      </Button>
      {fetching.isError ? (
        <p className={classes.failure} role="alert">
          {t('school:details.export.failed')}
        </p>
      ) : null}
      {fetching.data?.complete === false ? <p role="status">{t('school:details.export.partly')}</p> : null}
    </section>
  );
};
