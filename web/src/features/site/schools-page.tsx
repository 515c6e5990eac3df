import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { siteQuery } from '../../lib/api/site-query.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MountOnOpen } from '../../ui/mount-on-open.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import links from '../../ui/text-link.module.css';
import { Prose } from './prose.tsx';
import classes from './site.module.css';

const SchoolPrice = lazyPart(() => import('./school-price.tsx').then((file) => file.SchoolPrice));
const SchoolOffer = lazyPart(() => import('./school-offer.tsx').then((file) => file.SchoolOffer));

/** The plans, each with the key of its text. */
const TIERS = [
  ['small_school', 'small'],
  ['large_school', 'large'],
] as const;

/** `/{lng}/schools`: the offer for schools, the plans (platform.md section 9, 'Pricing text'), and how to begin. */
export const SchoolsPage = () => {
  const t = useWords('site');
  const locale = useLocale();
  const selling = useQuery(siteQuery).data?.selling;
  const sells = selling !== undefined && selling !== 'off';
  return (
    <PageCard
      title={t('site:schools.title')}
      intro={t('site:schools.intro')}
      picture="avatar/Glasses/face"
      width="wide"
    >
      <section className={classes.section}>
        <h2>{t('site:schools.get.title')}</h2>
        <Prose text={t('site:schools.get.text')} />
      </section>
      <section className={classes.section}>
        <h2>{t('site:schools.plans.title')}</h2>
        <p>{t('site:schools.plans.trial')}</p>
        <ul className={classes.plans}>
          {TIERS.map(([plan, tier]) => (
            <li key={plan}>
              <b>{t(`site:schools.plans.${tier}.title`)}</b>
              {t(`site:schools.plans.${tier}.text`)}
              <MountOnOpen opened={sells}>
                <SchoolPrice plan={plan} />
              </MountOnOpen>
            </li>
          ))}
        </ul>
        <MountOnOpen opened={sells}>
          <SchoolOffer />
        </MountOnOpen>
        <p>{t('site:schools.plans.own')}</p>
      </section>
      <section className={classes.section}>
        <h2>{t('site:schools.start.title')}</h2>
        <Prose text={t('site:schools.start.text')} />
      </section>
      <section className={classes.section}>
        <h2>{t('site:schools.safe.title')}</h2>
        <Prose text={t('site:schools.safe.text')} />
        <Link className={links.link} to={paths.guideTopic(locale, 'privacy')}>
          {t('site:schools.safe.link')}
        </Link>
      </section>
      <section className={classes.section}>
        <h2>{t('site:schools.contact.title')}</h2>
        <p>{t('site:schools.contact.text')}</p>
        <div className={classes.actions}>
          <Button component={Link} to={paths.contact(locale, 'school')}>
            {t('site:schools.contact.register')}
          </Button>
          <Button component={Link} variant="default" to={paths.contact(locale)}>
            {t('site:schools.contact.button')}
          </Button>
          <Button component={Link} variant="default" to={paths.loginOrganization(locale)}>
            {t('site:schools.login')}
          </Button>
          <Button component={Link} variant="default" to={paths.guide(locale)}>
            {t('site:schools.guide')}
          </Button>
        </div>
      </section>
    </PageCard>
  );
};
