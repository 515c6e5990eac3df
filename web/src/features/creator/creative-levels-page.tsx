import { creativeSortSchema } from '@hopcode/contract/creative/lists';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Globe, Hammer, Heart, School } from 'lucide-react';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { PageCard } from '../../ui/page-card.tsx';
import { creativeListQuery } from './creative-queries.ts';
import classes from './creator.module.css';
import { ListControls } from './list-controls.tsx';
import { SharedList } from './shared-list.tsx';

const TABS = ['public', 'school', 'favorites'] as const;
type Tab = (typeof TABS)[number];
const ICONS = { public: Globe, school: School, favorites: Heart } as const;

/** The list, page, search and order in the address. */
const usePlace = () => {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (part: Readonly<Record<string, string>>): void =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete('page');
          for (const [key, value] of Object.entries(part))
            if (value === '') after.delete(key);
            else after.set(key, value);
          return after;
        },
        { replace: true },
      ),
    [setQuery],
  );
  const page = Number(query.get('page') ?? 1);
  return {
    tab: TABS.find((tab) => tab === query.get('list')) ?? 'public',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    search: (query.get('search') ?? '').slice(0, 50),
    sort: creativeSortSchema.safeParse(query.get('sort')).data ?? 'most_recent',
    change,
  };
};

/** `/creative-levels`: levels by other authors (public levels, levels of the school, and liked levels). */
export const CreativeLevelsPage = () => {
  const t = useWords('creator');
  const locale = useLocale();
  const user = useCurrentUser();
  const { tab: wanted, page, search, sort, change } = usePlace();
  const tabs = TABS.filter(
    (tab) => tab === 'public' || (user != null && (tab === 'favorites' || user.organization_id !== null)),
  );
  const tab: Tab = tabs.find((known) => known === wanted) ?? 'public';
  const { data, isLoadingError, refetch } = useQuery({
    ...creativeListQuery(tab, { page, search, sort }),
    placeholderData: keepPreviousData,
  });
  const onSearch = useCallback((next: string) => change({ search: next }), [change]);
  return (
    <PageCard
      title={t('creator:public.title')}
      intro={t('creator:public.intro')}
      picture="ui/star"
      width="wide"
    >
      <div className={classes.head}>
        <fieldset className={classes.lists} aria-label={t('creator:public.lists')}>
          {tabs.map((name) => {
            const Icon = ICONS[name];
            return (
              <button
                key={name}
                type="button"
                aria-pressed={name === tab}
                onClick={() => change({ list: name === 'public' ? '' : name })}
              >
                <Icon size={18} strokeWidth={2.3} aria-hidden />
                {t(`creator:public.list.${name}`)}
              </button>
            );
          })}
        </fieldset>
        <Button
          component={Link}
          to={paths.levelCreator(locale)}
          leftSection={<Hammer size={18} aria-hidden />}
        >
          {t('creator:public.own')}
        </Button>
      </div>
      <ListControls
        search={search}
        onSearch={onSearch}
        {...(tab === 'public' && {
          sort,
          onSort: (order) => change({ sort: order === 'most_recent' ? '' : order }),
        })}
      />
      <SharedList
        data={data}
        isError={isLoadingError}
        onRetry={() => void refetch()}
        onPage={(next) => change({ page: String(next) })}
        empty={search === '' ? t(`creator:public.empty.${tab}`) : t('creator:public.empty.search')}
      />
    </PageCard>
  );
};
