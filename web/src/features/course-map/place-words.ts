import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { STARS_PER_LEVEL } from '../../lib/progress/stars.ts';
import type { MapLevel, Place } from './places.ts';

/** The words of places and levels on the map of a course. */
export const usePlaceWords = (courseId: string) => {
  const t = useWords('map');
  const locale = useLocale();
  const nameOf = ({ chapter }: Place): string =>
    t(`map:places.${courseId}.${chapter.id}`, { defaultValue: chapter.name });
  const starsWords = (count: number, most: number): string =>
    t('map:stars', { count, shown: formatNumber(locale, count), most: formatNumber(locale, most) });
  return {
    nameOf,
    starsWords,
    /** Says why a place is locked, or that the learner has not been there. */
    stateWords: (place: Place, places: readonly Place[]): string | undefined => {
      const before = places[places.indexOf(place) - 1];
      if (place.why !== undefined)
        return t(`map:why.${place.why}`, { place: before === undefined ? '' : nameOf(before) });
      return place.state === 'far' ? t('map:far') : undefined;
    },
    levelWords: ({ number, name, stars, look, extra }: MapLevel): string => {
      const level = t(extra ? 'play.extraTitle' : 'play.levelTitle', {
        number: formatNumber(locale, number),
        name,
      });
      const end = stars.length > 0 ? starsWords(stars.length, STARS_PER_LEVEL) : t(`map:look.${look}`);
      return `${level}, ${end}`;
    },
  };
};

export type PlaceWords = ReturnType<typeof usePlaceWords>;
