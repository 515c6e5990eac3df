import { creativeDecide, type ReviewedLevel } from '@hopcode/contract/creative/moderation';
import type { ReportReason } from '@hopcode/contract/creative/report-reason';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { MountOnOpen } from '../../ui/mount-on-open.tsx';
import textLink from '../../ui/text-link.module.css';
import classes from './review.module.css';
import { TakeDownDialog } from './take-down-dialog.tsx';

type Decision = {
  readonly decision: 'take_down' | 'restore' | 'dismiss' | 'approve';
  readonly reason?: ReportReason;
};

const WORDS = {
  take_down: 'takeDown',
  restore: 'restore',
  dismiss: 'dismiss',
  approve: 'approve',
} as const;

/** The possible decisions about a level. The mildest comes first. */
const decisionsOf = ({
  level,
  reports,
  contact_found: hasContact,
}: ReviewedLevel): readonly Decision['decision'][] => {
  if (level.state === 'taken_down') return ['restore'];
  return [
    ...(level.state === 'waiting' ? (['approve'] as const) : []),
    ...(reports.length > 0 || hasContact ? (['dismiss'] as const) : []),
    'take_down',
  ];
};

type Props = {
  readonly reviewed: ReviewedLevel;
  /** Called with a message about the decision, after the list has loaded again. */
  readonly onDone: (words: string) => void;
};

/**
 * A level that needs a decision, with the reports about it and the possible decisions. Its name may contain anything,
 * because users write it.
 */
export const ReviewedItem = ({ reviewed, onDone }: Props) => {
  const t = useWords('review');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const [asks, setAsks] = useState(false);
  const { level, reports, taken_down_reason: takenDown, contact_found: hasContact } = reviewed;
  const isPublicNext = level.state === 'waiting' && level.is_public;
  const decide = useMutation({
    mutationFn: (body: Decision) => api(creativeDecide, { params: { creative_level_id: level.id }, body }),
    onSuccess: async (_, { decision }) => {
      const done = decision === 'approve' && level.is_public ? 'approvePublic' : decision;
      await queryClient.invalidateQueries({ queryKey: ['review'] });
      onDone(t(`review:done.${done}`, { level: level.name }));
    },
  });
  const act = (body: Decision): void => {
    if (!decide.isPending) decide.mutate(body);
  };
  return (
    <li>
      <div className={classes.about}>
        <b>
          <bdi>{level.name}</bdi>
        </b>
        <span>{t('review:by', { name: level.creator_name ?? t('review:unknown') })}</span>
        {isPublicNext ? <span>{t('review:approveNote')}</span> : null}
        {hasContact ? <span>{t('review:contactFound')}</span> : null}
        {reports.length === 0 ? null : (
          <ul className={classes.reports} aria-label={t('review:reports')}>
            {reports.map(({ reason, count }) => (
              <li key={reason}>
                {t('review:reportCount', {
                  reason: t(`review:reason.${reason}`),
                  count: formatNumber(locale, count),
                })}
              </li>
            ))}
          </ul>
        )}
        {takenDown === null ? null : (
          <span>{t('review:takenDown', { reason: t(`review:reason.${takenDown}`) })}</span>
        )}
        <Link
          className={textLink.link}
          to={paths.creativeLevel(locale, level.course_id, level.creator_user_id, level.level_slug)}
          aria-label={t('review:openNamed', { level: level.name })}
        >
          {t('review:open')}
        </Link>
      </div>
      <div className={classes.actions}>
        {decisionsOf(reviewed).map((decision) => (
          <Button
            key={decision}
            variant="default"
            size="sm"
            aria-label={t(`review:${WORDS[decision]}Named`, { level: level.name })}
            aria-busy={decide.isPending}
            onClick={() => (decision === 'take_down' ? setAsks(true) : act({ decision }))}
          >
            {t(`review:${WORDS[decision]}`)}
          </Button>
        ))}
      </div>
      {decide.isError ? (
        <p className={classes.failed} role="alert">
          {t('review:failed')}
        </p>
      ) : null}
      <MountOnOpen opened={asks}>
        <TakeDownDialog
          opened={asks}
          level={level.name}
          likely={reports[0]?.reason ?? (hasContact ? 'personal_data' : undefined)}
          onClose={() => setAsks(false)}
          onTakeDown={(reason) => act({ decision: 'take_down', reason })}
        />
      </MountOnOpen>
    </li>
  );
};
