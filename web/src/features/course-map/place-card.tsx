import { CircleHelp, Gem, Hourglass, Lock } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { LEVEL_STARS } from '../../lib/progress/stars.ts';
import { type DrawnMap, drawnMap, placeIndex } from './drawn-maps.ts';
import classes from './place-card.module.css';
import { usePlaceWords } from './place-words.ts';
import type { MapLevel, Place } from './places.ts';

/** Screen pixels for each pixel of the art. */
const SCALE = 2;

type LevelProps = {
  readonly courseId: string;
  readonly level: MapLevel;
  readonly onNavigate?: (() => void) | undefined;
};

const LevelStone = ({ courseId, level, onNavigate }: LevelProps) => {
  const locale = useLocale();
  const words = usePlaceWords(courseId);
  const isShut = level.look === 'closed' || level.look === 'unready';
  const shown = (
    <>
      <span aria-hidden>
        {level.look === 'closed' ? <Lock size={16} strokeWidth={2.4} /> : null}
        {level.look === 'unready' ? <Hourglass size={16} strokeWidth={2.4} /> : null}
        {!isShut && level.extra ? <Gem size={16} strokeWidth={2.4} /> : null}
        {isShut || level.extra ? null : formatNumber(locale, level.number)}
      </span>
      <span className={classes.pips} aria-hidden>
        {LEVEL_STARS.map((star) => (
          <i key={star} data-has={level.stars.includes(star) || undefined} />
        ))}
      </span>
    </>
  );
  const shared = { className: classes.stone, 'data-look': level.look, 'data-extra': level.extra };
  return level.look === 'closed' ? (
    <span {...shared} role="img" aria-label={words.levelWords(level)}>
      {shown}
    </span>
  ) : (
    <Link
      {...shared}
      to={paths.level(locale, courseId, level.slug)}
      aria-label={words.levelWords(level)}
      title={level.name}
      aria-current={level.look === 'here' ? 'step' : undefined}
      onClick={onNavigate}
    >
      {shown}
    </Link>
  );
};

/** The part of the map around a place. It is in mist if the learner has done nothing there. */
const placeStyle = (map: DrawnMap, index: number, isMisty: boolean): CSSProperties | undefined => {
  const place = map.places[index];
  if (!place) return undefined;
  const [left, top, width, height] = place.box;
  const columns = place.way.map(([x]) => x);
  const middle = (Math.min(...columns) + Math.max(...columns)) / 2;
  const layer = (x: number, y: number) => `calc(50% + ${(x - middle) * SCALE}px) ${y * SCALE}px`;
  const land = `url(${map.picture}) ${layer(map.width / 2, -top)} / ${map.width * SCALE}px auto no-repeat`;
  const mist = `url(${map.mists[index] ?? ''}) ${layer(left + width / 2, 0)} / ${width * SCALE}px auto no-repeat`;
  return { background: isMisty ? `${mist}, ${land}` : land, maxHeight: height * SCALE };
};

type Props = {
  readonly courseId: string;
  readonly place: Place;
  readonly places: readonly Place[];
  /** Whether to offer the chapter's quiz. */
  readonly quiz: boolean;
  readonly onNavigate?: (() => void) | undefined;
};

/** A place of the map with its picture and the links to its levels. */
export const PlaceCard = ({ courseId, place, places, quiz, onNavigate }: Props) => {
  const t = useWords('map');
  const locale = useLocale();
  const words = usePlaceWords(courseId);
  const map = drawnMap(courseId);
  const isMisty = place.state === 'closed' || place.state === 'far';
  const state = words.stateWords(place, places);
  const id = `place-${place.number}`;
  return (
    <section className={classes.card} aria-labelledby={id} data-state={place.state}>
      {map ? (
        <div className={classes.picture} style={placeStyle(map, placeIndex(place), isMisty)} aria-hidden />
      ) : null}
      <div className={classes.head}>
        <h3 id={id} tabIndex={-1}>
          <bdi>{words.nameOf(place)}</bdi>
          <small>
            {formatNumber(locale, place.number)}. <bdi>{place.chapter.name}</bdi>
          </small>
        </h3>
        <span className={classes.count}>{words.starsWords(place.stars, place.mostStars)}</span>
      </div>
      {state === undefined ? null : (
        <p className={classes.state}>
          {place.state === 'closed' ? <Lock size={16} strokeWidth={2.4} aria-hidden /> : null}
          {state}
        </p>
      )}
      {place.state === 'closed' ? null : (
        <ol>
          {place.levels.map((level) => (
            <li key={level.slug}>
              <LevelStone courseId={courseId} level={level} onNavigate={onNavigate} />
            </li>
          ))}
          {quiz ? (
            <li>
              <Link
                className={classes.quiz}
                to={paths.quizQuestion(locale, courseId, String(place.chapter.id), 1)}
                onClick={onNavigate}
              >
                <CircleHelp size={18} strokeWidth={2.4} aria-hidden /> {t('courseMenu.quiz')}
              </Link>
            </li>
          ) : null}
        </ol>
      )}
    </section>
  );
};
