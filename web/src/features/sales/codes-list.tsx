import {
  LICENCE_STATES,
  type LicenceCode,
  type LicenceState,
  licenceCodeRevoke,
  licenceCodes,
} from '@hopcode/contract/licence/codes';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { formatDay } from '../../lib/i18n/day.ts';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { DecisionButton } from './decision-button.tsx';
import { OperatorList } from './operator-list.tsx';
import classes from './sales.module.css';
import { SearchForm } from './search-form.tsx';
import { StateFilter } from './state-filter.tsx';
import { useSearchedList } from './use-searched-list.ts';

/**
 * Lists all licence codes. Shows only their last characters, because the codes themselves are not stored in readable
 * form.
 */
export const CodesList = () => {
  const t = useWords('sales');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { search, state, pages, found, startSearch, showState } = useSearchedList<LicenceCode, LicenceState>(
    'codes',
    async (asked) => {
      const { codes: items, next } = await api(licenceCodes, asked);
      return { items, next };
    },
  );
  const revoke = async (id: string): Promise<void> => {
    await api(licenceCodeRevoke, { params: { code_id: id } });
    await queryClient.invalidateQueries({ queryKey: ['operator'] });
  };
  return (
    <>
      <SearchForm label={t('sales:search')} onSearch={startSearch} />
      <StateFilter
        states={LICENCE_STATES}
        state={state}
        word={(one) => t(`sales:codes.state.${one}`)}
        onChange={showState}
      />
      <OperatorList
        found={found}
        pages={pages}
        label={t('sales:codes.title')}
        none={search === '' && state === undefined ? t('sales:codes.none') : t('sales:none')}
      >
        {(one) => (
          <>
            <span className={classes.main}>
              <b>{t('sales:codes.ends', { end: one.code_end })}</b>
              {one.organization_name === null ? null : <bdi>{one.organization_name}</bdi>}
              {one.note === '' ? null : <bdi>{one.note}</bdi>}
            </span>
            <span>{t(`sales:purchases.plan.${one.plan_name}`)}</span>
            <span>
              {one.students === null
                ? t('sales:codes.unlimited')
                : t('sales:codes.students', { count: formatNumber(locale, one.students) })}
            </span>
            <span>
              {one.open_until === null
                ? t('sales:codes.redeemBy', { date: formatDay(locale, one.redeem_by) })
                : t('sales:codes.until', { date: formatDay(locale, one.open_until) })}
            </span>
            <span className={classes.state} data-state={one.state}>
              {t(`sales:codes.state.${one.state}`)}
            </span>
            {one.state === 'unused' || one.state === 'active' ? (
              <DecisionButton
                label={t('sales:codes.revoke')}
                name={`${t('sales:codes.revoke')}: ${one.code_end}`}
                title={t('sales:codes.revokeTitle', { end: one.code_end })}
                tone="danger"
                act={() => revoke(one.id)}
              >
                {t('sales:codes.revokeDetail')}
              </DecisionButton>
            ) : null}
          </>
        )}
      </OperatorList>
    </>
  );
};
