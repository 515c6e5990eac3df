import type { CreativeSummary } from '@hopcode/contract/creative/creative-summary';
import { playableLevel } from '@hopcode/courses/playable-level';
import type { Level } from '@hopcode/engine/formats/level';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { creativePlayQuery } from '../../lib/api/level-query.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { paintThumbnail } from '../../stage/thumbnail.ts';
import { creativeLevelQuery } from './creative-queries.ts';
import classes from './creator.module.css';

/** The size of the picture before the card has a layout, in CSS pixels. */
const SIZE = { width: 264, height: 165 };

/** Whether an element has been visible on the screen. */
const useSeen = () => {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current || seen) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [seen]);
  return { place, seen };
};

const Picture = ({ level }: { readonly level: Level }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const place = canvas.current?.parentElement;
    if (!canvas.current || !place) return;
    const size = { width: place.clientWidth || SIZE.width, height: place.clientHeight || SIZE.height };
    void paintThumbnail(canvas.current, level, { size, avatar: 'Rabbit' });
  }, [level]);
  return <canvas ref={canvas} aria-hidden />;
};

/**
 * The first farm of a level. For the account's own level, this is the last saved version. Otherwise it is the version
 * that others play.
 */
const useFarm = (level: CreativeSummary, enabled: boolean): Level | undefined => {
  const locale = useLocale();
  const own = useQuery({
    ...creativeLevelQuery(level.course_id, level.level_slug),
    enabled: enabled && level.own,
  });
  const shared = useQuery({
    ...creativePlayQuery(level.course_id, level.level_slug, level.creator_user_id, locale),
    enabled: enabled && !level.own,
    select: playableLevel,
  });
  return level.own ? own.data?.farms[0] : shared.data;
};

/** A decorative picture of the farm of a creative level. It is loaded when its card becomes visible. */
export const LevelPicture = ({ level }: { readonly level: CreativeSummary }) => {
  const { place, seen } = useSeen();
  const farm = useFarm(level, seen);
  return (
    <div ref={place} className={classes.picture}>
      {farm ? <Picture level={farm} /> : null}
    </div>
  );
};
