import type { MapPoint } from '@hopcode/art/course-map/course-map';
import stones from '@hopcode/art/maps/stones.png';
import { useMediaQuery } from '@mantine/hooks';
import { Lock, Star } from 'lucide-react';
import { Link } from 'react-router';
import { useAvatar } from '../../lib/account/learner.ts';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { PixelSprite } from '../../ui/pixel-sprite.tsx';
import { type DrawnMap, mapPlace } from './drawn-maps.ts';
import classes from './map-picture.module.css';
import { at, ofArt, signAt, sized } from './map-style.ts';
import { usePlaceWords } from './place-words.ts';
import type { MapLevel, Place, StoneLook } from './places.ts';
import { levelPlaces } from './stones.ts';

/** The looks of the stones, in their order in the picture. A level that is not ready looks like a locked level. */
const LOOKS: readonly StoneLook[] = ['gold', 'done', 'open', 'closed', 'here'];
const STONE_WIDTH = 13;

type LookProps = { readonly look: StoneLook; readonly extra?: true | undefined };

/** A stone on the path or in the legend. It is round, or a gem for an extra. */
export const Stone = ({ look, extra }: LookProps) => {
  const place = LOOKS.indexOf(look === 'unready' ? 'closed' : look) + (extra ? LOOKS.length : 0);
  return (
    <span
      className={classes.stone}
      style={{ backgroundImage: `url(${stones})`, backgroundPosition: `${ofArt(-place * STONE_WIDTH)} 0` }}
    />
  );
};

/** The window widths at which the large map is visible, as in `course-map.module.css`. */
const WIDE = '(min-width: 62em)';

type StoneProps = { readonly courseId: string; readonly level: MapLevel; readonly point: MapPoint };

/**
 * A stone that links to its level. It is only for pointers, because the list below the picture contains the same links.
 */
const StoneLink = ({ courseId, level, point }: StoneProps) => {
  const locale = useLocale();
  const words = usePlaceWords(courseId);
  const avatar = useAvatar();
  const shared = {
    className: classes.step,
    style: at(point),
    'data-name': words.levelWords(level),
    'data-here': level.look === 'here' || undefined,
  };
  if (level.look === 'closed')
    return (
      <span {...shared}>
        <Stone look={level.look} extra={level.extra} />
      </span>
    );
  return (
    <Link {...shared} to={paths.level(locale, courseId, level.slug)} tabIndex={-1}>
      <Stone look={level.look} extra={level.extra} />
      {level.look === 'here' ? (
        <span className={classes.rabbit}>
          <PixelSprite name={`avatar/${avatar}/down`} scale={3} />
        </span>
      ) : null}
    </Link>
  );
};

type SignProps = { readonly courseId: string; readonly place: Place; readonly places: readonly Place[] };

type SignPoints = { readonly point: MapPoint; readonly here: MapPoint | undefined };

const Sign = ({ courseId, place, places, point, here }: SignProps & SignPoints) => {
  const locale = useLocale();
  const words = usePlaceWords(courseId);
  const state = words.stateWords(place, places);
  const shown = (
    <>
      <b>
        <bdi>{words.nameOf(place)}</bdi>
      </b>
      <span>
        {place.state === 'closed' ? <Lock size={14} strokeWidth={2.6} aria-hidden /> : null}
        <bdi>{place.chapter.name}</bdi>
        {place.stars > 0 ? (
          <em role="img" aria-label={words.starsWords(place.stars, place.mostStars)}>
            <Star size={14} fill="currentColor" strokeWidth={2} aria-hidden />
            {formatNumber(locale, place.stars)} / {formatNumber(locale, place.mostStars)}
          </em>
        ) : null}
      </span>
    </>
  );
  const shared = {
    className: classes.sign,
    style: signAt(point, here),
    'data-state': place.state,
    ...(state !== undefined && { 'data-name': state }),
  };
  return place.next ? (
    <Link {...shared} to={paths.level(locale, courseId, place.next.slug)}>
      {shown}
    </Link>
  ) : (
    <a {...shared} href={`#place-${place.number}`}>
      {shown}
    </a>
  );
};

/** The end of the path, on maps with a place after the last chapter. */
const End = ({ point, isReached }: { readonly point: MapPoint; readonly isReached: boolean }) => {
  const t = useWords('map');
  return (
    <div className={classes.sign} style={signAt(point)} data-state={isReached ? 'complete' : 'closed'}>
      <b>{t('map:end.name')}</b>
      <span>
        {isReached ? null : <Lock size={14} strokeWidth={2.6} aria-hidden />}
        {isReached ? t('map:end.reached') : t('map:end.ahead')}
      </span>
    </div>
  );
};

type Props = { readonly courseId: string; readonly map: DrawnMap; readonly places: readonly Place[] };

/** The drawn map: places in mist, the path of stones, signs, and the learner's character on the next level. */
export const MapPicture = ({ courseId, map, places }: Props) => {
  // The HTML from the build has no stones. The content security policy would have to allow the style of each stone, and
  // phones do not show stones.
  const hasStones = useMediaQuery(WIDE, false);
  const end = map.places.find(({ chapter }) => chapter === null);
  const byChapter = new Map(places.map((place) => [place.chapter.id, place]));
  const isReached = places.every(({ state }) => state === 'complete');
  const steps = places.flatMap((place) => {
    const points = levelPlaces(mapPlace(map, place)?.way ?? [], place.levels);
    return place.levels.map((level, step) => ({ level, point: points[step] ?? ([0, 0] as const) }));
  });
  const here = steps.find(({ level }) => level.look === 'here')?.point;
  const middle = map.middle[0] + map.middle[1] / 2;
  return (
    <div className={classes.view} dir="ltr">
      <div
        className={classes.land}
        style={{ ...sized(map.width, map.height), insetInlineStart: `calc(50% - ${ofArt(middle)})` }}
      >
        <img src={map.picture} alt="" style={sized(map.width, map.height)} />
        {map.places.map(({ box: [left, top, width, height], chapter }, index) => {
          // A place whose chapter has no levels yet is in the mist.
          const state = byChapter.get(index + 1)?.state ?? 'far';
          const isMisty = chapter === null ? !isReached : /^(far|closed)$/.test(state);
          return isMisty ? (
            <img
              key={chapter}
              src={map.mists[index]}
              alt=""
              className={classes.mist}
              style={{ ...at([left, top]), ...sized(width, height) }}
            />
          ) : null;
        })}
        <div aria-hidden>
          {hasStones
            ? steps.map(({ level, point }) => (
                <StoneLink key={level.slug} courseId={courseId} level={level} point={point} />
              ))
            : null}
        </div>
        {places.map((place) => (
          <Sign
            key={place.chapter.id}
            courseId={courseId}
            place={place}
            places={places}
            point={mapPlace(map, place)?.sign ?? [0, 0]}
            here={here}
          />
        ))}
        {end ? <End point={end.sign} isReached={isReached} /> : null}
      </div>
    </div>
  );
};
