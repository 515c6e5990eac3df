import type { PlayableLevel } from '@hopcode/contract/level/data';
import { levelSolution } from '@hopcode/contract/level/solution';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { useId } from 'react';
import { z } from 'zod';
import { api } from '../../../lib/api/api.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { createStoredValue, jsonCodec } from '../../../lib/stored-value.ts';
import { tabStorage } from '../../../lib/tab-storage.ts';
import { useStoredValue } from '../../../lib/use-stored-value.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import classes from './solution.module.css';

/** Whether this tab shows solutions. */
const isSolutionShown = createStoredValue('hopcode.solution', jsonCodec(z.boolean()), tabStorage());

type Props = { readonly data: Pick<PlayableLevel, 'courseId' | 'slug'> };

const Code = ({ data }: Props) => {
  const t = useWords('play');
  const locale = useLocale();
  const {
    data: solution,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['solution', data.courseId, data.slug, locale],
    queryFn: ({ signal }) =>
      api(levelSolution, { params: { course_slug: data.courseId, slug: data.slug }, signal, locale }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (solution)
    return (
      <ScrollRegion className={classes.code} role="region" aria-label={t('play:solution.label')}>
        <pre dir="ltr">
          <code>{solution.code}</code>
        </pre>
      </ScrollRegion>
    );
  if (isError) return <LoadError message={t('play:solution.loadFailed')} onRetry={() => void refetch()} />;
  return <Skeleton height={64} radius={12} />;
};

/**
 * For teachers and admins: the reference solution of a level, behind a switch. The switch is off by default, and the
 * tab stores its state.
 */
export const Solution = ({ data }: Props) => {
  const t = useWords('play');
  const id = useId();
  const [shown, setShown] = useStoredValue(isSolutionShown, false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className={classes.solution}>
      <button
        type="button"
        role="switch"
        aria-checked={shown}
        aria-controls={id}
        onClick={() => setShown(!shown)}
      >
        <Icon size={18} strokeWidth={2.4} aria-hidden /> {t('play:solution.show')}
      </button>
      <div id={id}>{shown ? <Code data={data} /> : null}</div>
    </div>
  );
};
