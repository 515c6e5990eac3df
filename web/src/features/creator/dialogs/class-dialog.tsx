import type { CreativeSummary } from '@hopcode/contract/creative/creative-summary';
import { ApiError } from '@hopcode/contract/errors';
import { classLevelAdd } from '@hopcode/contract/organization/class-levels';
import { organizationClasses } from '@hopcode/contract/organization/classes';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../../lib/account/current-user.ts';
import { roleOf } from '../../../lib/account/role.ts';
import { api } from '../../../lib/api/api.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { LoadingSign } from '../../../ui/loading-sign.tsx';
import classes from './dialogs.module.css';

type Level = Pick<CreativeSummary, 'id' | 'name'>;
type RowProps = {
  readonly level: Level;
  readonly group: { readonly id: string; readonly name: string };
};

const CODES = ['too_many_levels', 'unknown_level'] as const;

const ClassRow = ({ level, group }: RowProps) => {
  const t = useWords('class-levels');
  const add = useMutation({
    mutationFn: () => api(classLevelAdd, { params: { class_id: group.id, creative_level_id: level.id } }),
  });
  const failure = (error: unknown): string => {
    const code = CODES.find((known) => error instanceof ApiError && known === error.detail);
    return code === undefined ? t('class-levels:changeFailed') : t(`class-levels:add.${code}`);
  };
  return (
    <li className={classes.classRow}>
      <bdi>{group.name}</bdi>
      {add.isError ? <span role="alert">{failure(add.error)}</span> : null}
      {add.isSuccess ? (
        <span role="status">{t('class-levels:add.done')}</span>
      ) : (
        <Button
          variant="default"
          loading={add.isPending}
          aria-label={`${t('class-levels:add.to')}: ${group.name}`}
          onClick={() => add.mutate()}
        >
          {t('class-levels:add.to')}
        </Button>
      )}
    </li>
  );
};

type Props = { readonly opened: boolean; readonly level: Level; readonly onClose: () => void };

/** Adds a level to the extra chapter of a class. A teacher can choose their own classes, an admin all classes. */
export const ClassDialog = ({ opened, level, onClose }: Props) => {
  const t = useWords('class-levels');
  const user = useCurrentUser();
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: ['class-levels', 'classes'],
    queryFn: ({ signal }) => api(organizationClasses, { signal }),
  });
  const isAdmin = user != null && roleOf(user) === 'admin';
  const own = data?.filter(({ teaches }) => isAdmin || teaches === true);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('class-levels:add.title', { name: level.name })}>
      <p>{t('class-levels:add.intro')}</p>
      {isLoadingError ? (
        <LoadError message={t('class-levels:changeFailed')} onRetry={() => void refetch()} />
      ) : null}
      {own === undefined && !isLoadingError ? <LoadingSign height={80} /> : null}
      {own?.length === 0 ? <p>{t('class-levels:add.none')}</p> : null}
      <ul className={classes.classRows}>
        {own?.map((group) => (
          <ClassRow key={group.id} level={level} group={group} />
        ))}
      </ul>
    </Dialog>
  );
};
