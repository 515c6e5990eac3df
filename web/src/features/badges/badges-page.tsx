import { type Badge, levelBadges } from '@hopcode/contract/badge/badges';
import { isolateDirection } from '@hopcode/translations/isolate-direction';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { useBadgesSeen } from '../../lib/badges/use-badges-seen.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { BadgePicture } from '../../ui/badge-picture.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import { isNotYours, NotYours } from '../../ui/not-yours.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import classes from './badges-page.module.css';

const badgesQuery = (studentId: string) =>
  queryOptions({
    queryKey: ['badges', studentId],
    queryFn: ({ signal }) => api(levelBadges, { params: { student_id: studentId }, signal }),
  });

const Found = ({ id, picture, metal, earned_at: earned, is_new: isNew }: Badge) => {
  const t = useWords('badge');
  const locale = useLocale();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(earned ?? 0));
  return (
    <li className={classes.badge}>
      <BadgePicture picture={picture} metal={metal} />
      <div>
        <h3>
          {t(`badge:name.${id}`)} {isNew ? <span className={classes.fresh}>{t('badge:new')}</span> : null}
        </h3>
        <p>{t(`badge:how.${id}`)}</p>
        <p className={classes.small}>{t('badge:earnedOn', { day: isolateDirection(day) })}</p>
      </div>
    </li>
  );
};

const ToFind = ({ id, picture, have, need }: Badge) => {
  const t = useWords('badge');
  return (
    <li className={classes.badge}>
      <BadgePicture picture={picture} />
      <div>
        <h3>{t(`badge:name.${id}`)}</h3>
        <p>{t(`badge:how.${id}`)}</p>
        {have > 0 ? <p className={classes.small}>{t('badge:progress', { have, need })}</p> : null}
      </div>
    </li>
  );
};

const Shelf = ({ badges }: { readonly badges: readonly Badge[] }) => {
  const t = useWords('badge');
  const found = badges.filter(({ earned_at }) => earned_at !== null);
  const open = badges.filter(({ earned_at }) => earned_at === null);
  return (
    <>
      <h2>{t('badge:found', { have: found.length, all: badges.length })}</h2>
      <ul className={classes.shelf}>
        {found.map((badge) => (
          <Found key={badge.id} {...badge} />
        ))}
      </ul>
      {open.length > 0 ? <h2>{t('badge:toFind')}</h2> : null}
      <ul className={classes.shelf}>
        {open.map((badge) => (
          <ToFind key={badge.id} {...badge} />
        ))}
      </ul>
    </>
  );
};

/** `/{lng}/badges/{studentId}`: the badges of a student, and those that the student can still get. */
export const BadgesPage = () => {
  const t = useWords('badge');
  const { studentId = '' } = useParams();
  const { data, error, refetch } = useQuery(badgesQuery(studentId));
  useBadgesSeen(studentId, data?.badges);
  const title = data ? `${t('badge:title')} · ${isolateDirection(data.name)}` : t('badge:title');
  const content = () => {
    if (data) return <Shelf badges={data.badges} />;
    if (isNotYours(error)) return <NotYours message={t('badge:notYours')} />;
    if (error) return <LoadError message={t('badge:failed')} onRetry={() => void refetch()} />;
    return <LoadingSign height={260} />;
  };
  return (
    <PageCard title={title} width="wide" intro={t('badge:intro')}>
      <div className={classes.page}>{content()}</div>
    </PageCard>
  );
};
