import { sitePrivacy } from '@hopcode/contract/site/privacy';
import { isolateDirection } from '@hopcode/translations/isolate-direction';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { useWords } from '../../lib/i18n/use-words.ts';

/**
 * Says what the language model receives and what is recorded. The HTML from the build contains what is true for every
 * site. The server's answer adds who runs the model, or says that this site has none.
 */
export const ModelPrivacy = () => {
  const t = useWords('consent');
  const found = useQuery({
    queryKey: ['site', 'privacy'],
    queryFn: ({ signal }) => api(sitePrivacy, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
  return (
    <>
      <section dir="auto">
        <h2>{t('consent:privacy.model.title')}</h2>
        <p>
          {found?.assistant_vendor === null
            ? t('consent:privacy.model.none')
            : t('consent:privacy.model.detail')}
        </p>
        {found?.assistant_vendor == null ? null : (
          <p>{t('consent:privacy.model.vendor', { vendor: isolateDirection(found.assistant_vendor) })}</p>
        )}
      </section>
      <section dir="auto">
        <h2>{t('consent:privacy.recording.title')}</h2>
        <p>
          {found?.recording === false
            ? t('consent:privacy.recording.none')
            : t('consent:privacy.recording.detail')}
        </p>
      </section>
    </>
  );
};
