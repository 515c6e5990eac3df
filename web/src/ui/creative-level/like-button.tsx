import type { CreativeSummary } from '@hopcode/contract/creative/creative-summary';
import { creativeLike, creativeUnlike } from '@hopcode/contract/creative/favorite';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { api } from '../../lib/api/api.ts';
import { CREATIVE } from '../../lib/api/creative-key.ts';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import classes from './creative-level.module.css';

type Liked = Pick<CreativeSummary, 'id' | 'name' | 'favorite' | 'likes'>;

type Like = Pick<Liked, 'favorite' | 'likes'>;

/**
 * Likes a level. The change is shown immediately, and undone if the server refuses it. All places that show the level
 * use the last answer. Lists and levels that were loaded earlier stay unchanged for minutes.
 */
const useLike = (level: Liked) => {
  const queryClient = useQueryClient();
  const queryKey = [CREATIVE, 'like', level.id];
  const { data } = useQuery<Like>({ queryKey, queryFn: skipToken });
  const { favorite, likes } = data ?? level;
  const toggle = async (): Promise<void> => {
    queryClient.setQueryData<Like>(queryKey, { favorite: !favorite, likes: likes + (favorite ? -1 : 1) });
    try {
      const call = favorite ? creativeUnlike : creativeLike;
      const answer = await api(call, { params: { creative_level_id: level.id } });
      queryClient.setQueryData<Like>(queryKey, answer);
      await queryClient.invalidateQueries({ queryKey: [CREATIVE, 'list', 'favorites'] });
    } catch {
      queryClient.setQueryData<Like>(queryKey, { favorite, likes });
    }
  };
  return { favorite, likes, toggle };
};

/** The heart of a creative level and the number of its likes. */
export const LikeButton = ({ level }: { readonly level: Liked }) => {
  const t = useWords('creator');
  const locale = useLocale();
  const { favorite, likes, toggle } = useLike(level);
  return (
    <button
      type="button"
      className={classes.like}
      aria-pressed={favorite}
      aria-label={t('creator:public.like', { name: level.name })}
      onClick={() => void toggle()}
    >
      <Heart size={19} strokeWidth={2.4} fill={favorite ? 'currentColor' : 'none'} aria-hidden />
      {formatNumber(locale, likes)}
    </button>
  );
};
