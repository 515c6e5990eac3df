import { recordingAgreementGet, recordingAgreementUpdate } from '@hopcode/contract/recording/recording';
import { Button } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../../lib/account/current-user.ts';
import { api } from '../../lib/api/api.ts';
import { formatMoment } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import classes from './agreements.module.css';

const agreementQuery = queryOptions({
  queryKey: ['recording', 'agreement'],
  queryFn: ({ signal }) => api(recordingAgreementGet, { signal }),
});

/** Lets an adult agree to recordings of pages. Shows nothing on a site that does not record. */
export const RecordingAgreement = () => {
  const t = useWords('consent');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const agreement = useQuery(agreementQuery).data;
  const isOn = agreement?.agreed_at != null;
  const change = useMutation({
    mutationFn: () => api(recordingAgreementUpdate, { body: { agrees: !isOn } }),
    onSuccess: async (changed) => {
      queryClient.setQueryData(agreementQuery.queryKey, changed);
      await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    },
  });
  // An adult can withdraw an old agreement even if the site no longer records.
  if (agreement === undefined || (!agreement.offered && !isOn)) return null;
  return (
    <section className={classes.section}>
      <h2>{t('consent:recording.title')}</h2>
      <p>{t('consent:privacy.recording.detail')}</p>
      <p role="status">
        <b>
          {agreement.agreed_at === null
            ? t('consent:recording.off')
            : t('consent:recording.on', { when: formatMoment(locale, agreement.agreed_at) })}
        </b>
      </p>
      <Button
        variant="default"
        aria-busy={change.isPending}
        onClick={() => {
          if (!change.isPending) change.mutate();
        }}
      >
        {isOn ? t('consent:recording.stop') : t('consent:recording.allow')}
      </Button>
      {change.isError ? (
        <p className={classes.failure} role="alert">
          {t('consent:model.failed')}
        </p>
      ) : null}
    </section>
  );
};
