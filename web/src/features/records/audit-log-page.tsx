import { AUDIT_ACTIONS, AUDIT_DAYS, type AuditEntry } from '@hopcode/contract/audit/audit-log';
import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { csvOf } from '../../lib/csv.ts';
import { failureCodeOf } from '../../lib/forms/refusal.ts';
import { formatMoment, formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { saveFile } from '../../lib/save-file.ts';
import { FormError } from '../../ui/form.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { Pager } from '../../ui/pager.tsx';
import { type AuditWanted, actionOf, auditQuery, fetchAll, PAGE_SIZE } from './audit-queries.ts';
import { actorName, changeText, personName } from './audit-words.ts';
import classes from './records.module.css';

type Person = { readonly id: string; readonly name: string };

type EntryProps = {
  readonly entry: AuditEntry;
  readonly onPerson: (person: Person) => void;
};

const Entry = ({ entry, onPerson }: EntryProps) => {
  const t = useWords('site', 'account');
  const locale = useLocale();
  const [actor, target] = [actorName(t, entry), personName(t, entry.target)];
  const change = changeText(entry);
  const link = (id: string, name: string) => (
    <button type="button" className={classes.person} onClick={() => onPerson({ id, name })}>
      <bdi>{name}</bdi>
    </button>
  );
  return (
    <li className={classes.entry}>
      <b>
        {t(`site:log.action.${entry.action}`)}
        {change === '' ? null : (
          <>
            {': '}
            <bdi dir="ltr">{change}</bdi>
          </>
        )}
      </b>
      <span>
        {t('site:log.whom')} {link(entry.target.id, target)}
        {entry.class?.name ? (
          <>
            {' · '}
            <bdi>{entry.class.name}</bdi>
          </>
        ) : null}
        {entry.organization_name === null ? null : (
          <>
            {' · '}
            <bdi>{entry.organization_name}</bdi>
          </>
        )}
      </span>
      <span className={classes.meta}>
        {t('site:log.by')} {link(entry.actor.id, actor)} · {formatMoment(locale, entry.created_at)}
      </span>
    </li>
  );
};

const CsvButton = ({ wanted }: { readonly wanted: AuditWanted }) => {
  const t = useWords('site', 'account');
  const fetching = useMutation({
    mutationFn: () => fetchAll(wanted),
    onSuccess: (entries) => {
      const head = ['time', 'act', 'change', 'who', 'whom', 'class', 'school'];
      const rows = entries.map((entry) => [
        entry.created_at,
        t(`site:log.action.${entry.action}`),
        changeText(entry),
        actorName(t, entry),
        personName(t, entry.target),
        entry.class?.name ?? '',
        entry.organization_name ?? '',
      ]);
      saveFile('hopcode-log.csv', csvOf([head.map((one) => t(`site:log.csv.${one}`)), ...rows]), 'text/csv');
    },
  });
  return (
    <>
      <Button
        variant="default"
        aria-busy={fetching.isPending}
        onClick={() => {
          if (!fetching.isPending) fetching.mutate();
        }}
      >
        {t('site:log.download')}
      </Button>
      {fetching.isError ? <FormError failure={failureCodeOf(fetching.error)} /> : null}
    </>
  );
};

/** The audit log: `/{lng}/organization/log` for admins of a school, `/{lng}/operator/log` for operators. */
export const AuditLogPage = () => {
  const t = useWords('site', 'account');
  const locale = useLocale();
  const id = useId();
  const [page, setPage] = useState(1);
  const [kind, setKind] = useState('');
  const [person, setPerson] = useState<Person>();
  const wanted = { action: actionOf(kind), person: person?.id };
  const { data, isError, refetch } = useQuery(auditQuery(wanted, page));
  const list = () => {
    if (isError) return <LoadError message={t('site:log.loadFailed')} onRetry={() => void refetch()} />;
    if (!data) return <Skeleton height={240} radius={16} />;
    return (
      <>
        <p role="status">
          {data.total === 0
            ? t('site:log.none')
            : t('site:log.count', { count: data.total, number: formatNumber(locale, data.total) })}
        </p>
        <ul className={classes.list}>
          {data.entries.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              onPerson={(chosen) => {
                setPerson(chosen);
                setPage(1);
              }}
            />
          ))}
        </ul>
        <Pager page={page} pageCount={Math.ceil(data.total / PAGE_SIZE)} onPage={setPage} />
      </>
    );
  };
  return (
    <PageCard
      title={t('site:log.title')}
      intro={t('site:log.intro', { days: formatNumber(locale, AUDIT_DAYS), count: AUDIT_DAYS })}
      width="wide"
    >
      <div className={classes.filters}>
        <label htmlFor={id}>{t('site:log.kind')}</label>
        <select
          id={id}
          className={classes.select}
          value={kind}
          onChange={(event) => {
            setKind(event.currentTarget.value);
            setPage(1);
          }}
        >
          <option value="">{t('site:log.allKinds')}</option>
          {AUDIT_ACTIONS.map((action) => (
            <option key={action} value={action}>
              {t(`site:log.action.${action}`)}
            </option>
          ))}
        </select>
        {person === undefined ? null : (
          <Button
            variant="default"
            onClick={() => {
              setPerson(undefined);
              setPage(1);
            }}
          >
            {t('site:log.everyone', { name: person.name })}
          </Button>
        )}
        <CsvButton wanted={wanted} />
      </div>
      {list()}
    </PageCard>
  );
};
