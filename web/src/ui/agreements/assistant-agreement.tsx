import {
  type AssistantAgreement as Agreement,
  assistantAgreementGet,
  assistantAgreementUpdate,
} from '@hopcode/contract/assistant/agreement';
import { isolateDirection } from '@hopcode/translations/isolate-direction';
import { Button } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { formatMoment } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { LoadError } from '../load-error.tsx';
import classes from './agreements.module.css';

const agreementQuery = queryOptions({
  queryKey: ['assistant', 'agreement'],
  queryFn: ({ signal }) => api(assistantAgreementGet, { signal }),
});

type SwitchProps = { readonly vendor: string; readonly agreement: Agreement };

const AgreementSwitch = ({ vendor, agreement: { agreed_at } }: SwitchProps) => {
  const t = useWords('consent');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: () => api(assistantAgreementUpdate, { body: { vendor, agrees: agreed_at === null } }),
    onSuccess: (changed) => queryClient.setQueryData(agreementQuery.queryKey, changed),
    // The site may have changed its vendor in the meantime.
    onError: () => queryClient.invalidateQueries({ queryKey: agreementQuery.queryKey }),
  });
  return (
    <>
      <p role="status">
        <b>
          {agreed_at === null
            ? t('consent:model.off')
            : t('consent:model.on', { when: formatMoment(locale, agreed_at) })}
        </b>
      </p>
      <Button
        variant="default"
        aria-busy={change.isPending}
        onClick={() => {
          if (!change.isPending) change.mutate();
        }}
      >
        {agreed_at === null ? t('consent:model.allow') : t('consent:model.stop')}
      </Button>
      {change.isError ? (
        <p className={classes.failure} role="alert">
          {t('consent:model.failed')}
        </p>
      ) : null}
    </>
  );
};

/**
 * Lets a parent or an admin allow the language model, and names its vendor. Shows nothing on a site without a model.
 */
export const AssistantAgreement = () => {
  const t = useWords('consent');
  const { data: agreement, isLoadingError, refetch } = useQuery(agreementQuery);
  if (isLoadingError)
    return <LoadError message={t('consent:model.loadFailed')} onRetry={() => void refetch()} />;
  if (agreement === undefined || agreement.vendor === null) return null;
  const { vendor } = agreement;
  return (
    <section className={classes.section}>
      <h2>{t('consent:model.title')}</h2>
      <p>{t('consent:model.intro', { vendor: isolateDirection(vendor) })}</p>
      <p>{t('consent:model.sent')}</p>
      <p>{t('consent:model.shown')}</p>
      <AgreementSwitch vendor={vendor} agreement={agreement} />
    </section>
  );
};
