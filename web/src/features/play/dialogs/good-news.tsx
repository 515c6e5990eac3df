import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { PixelSprite } from '../../../ui/pixel-sprite.tsx';
import { useUnsent } from '../saves/use-unsent.ts';
import type { StarRow } from '../stars/star-rows.ts';
import classes from './good-news.module.css';

type Props = {
  /** The stars of the level with their reasons. If missing, one star is shown. */
  readonly stars?: readonly StarRow[];
  readonly children: ReactNode;
};

const StarPicture = ({ has, scale }: { readonly has: boolean; readonly scale: number }) =>
  has ? (
    <PixelSprite name="ui/star" scale={scale} />
  ) : (
    <Star className={classes.outline} size={16 * scale} strokeWidth={2} aria-hidden />
  );

/** Each star with its reason, or with how to earn it. */
const StarList = ({ stars }: { readonly stars: readonly StarRow[] }) => {
  const t = useWords('play');
  return (
    <ul className={classes.reasons} aria-label={t('play:stars.label')}>
      {stars.map(({ star, has, key, values }) => (
        <li key={star} data-has={has || undefined}>
          <StarPicture has={has} scale={2} />
          <span>
            <b>{t(`play:stars.${star}-name`)}</b> {t(`play:stars.${key}`, values)}
          </span>
        </li>
      ))}
    </ul>
  );
};

/** The content of a success dialog: stars, text, and a note if the server has not received the result yet. */
export const GoodNews = ({ stars = [], children }: Props) => {
  const t = useWords('play');
  const unsent = useUnsent();
  return (
    <div className={classes.news}>
      {stars.length > 0 ? null : (
        <div className={classes.stars} aria-hidden>
          <PixelSprite name="ui/star" scale={4} />
        </div>
      )}
      {children}
      {stars.length > 0 ? <StarList stars={stars} /> : null}
      {unsent === undefined ? null : <p>{t(`play:unsent.${unsent}`)}</p>}
    </div>
  );
};
