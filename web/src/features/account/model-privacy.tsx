import { sitePrivacy } from '@hopcode/contract/site/privacy';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { useWords } from '../../lib/i18n/use-words.ts';

/** Says who runs the language model of this site, and what it sees. Shown after the server has named it. */
export const ModelPrivacy = () => {
  const t = useWords('consent');
  const found = useQuery({
    queryKey: ['site', 'privacy'],
    queryFn: ({ signal }) => api(sitePrivacy, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (found.data === undefined) return null;
  const { assistant_vendor: vendor } = found.data;
  return (
    <section>
      <h2>{t('consent:privacy.model.title')}</h2>
      <p>
        {vendor === null ? t('consent:privacy.model.none') : t('consent:privacy.model.detail', { vendor })}
      </p>
    </section>
  );
};
