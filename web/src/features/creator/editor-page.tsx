import type { CreativeLevel } from '@hopcode/contract/creative/creative-level';
import { BASE_MAPS, creativeCourseSchema } from '@hopcode/contract/creative/creative-summary';
import { ApiError } from '@hopcode/contract/errors';
import { playableLevel } from '@hopcode/courses/playable-level';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { z } from 'zod';
import { levelQuery } from '../../lib/api/level-query.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import type { AuthorSlots } from '../../ui/author-program/author-slots.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import { creativeLevelQuery } from './creative-queries.ts';
import classes from './editor-page.module.css';
import { baseFarm, type Design, designOf, grassFarm, newDesign } from './model/design.ts';
import { Editor } from './screen/editor.tsx';

type PageProps = { readonly slots: AuthorSlots };
type LevelProps = PageProps & { readonly onPlaced: (level: CreativeLevel) => void };

/** The base map for a level whose own map cannot be found (game.md section 8, 'Creator loader'). */
const FALLBACK_MAP = 'creative-01';

/** A new level on a base map. If the address names no base map, the level is on grass. */
const NewLevel = ({ slug, slots, onPlaced }: LevelProps & { readonly slug: string }) => {
  const t = useWords('creator');
  const locale = useLocale();
  const mapPath = BASE_MAPS.find((map) => map === `${slug}.json`) ?? null;
  const { data, isLoadingError, refetch } = useQuery({
    ...levelQuery('python', slug, locale),
    enabled: mapPath !== null,
  });
  if (mapPath === null)
    return (
      <Editor design={newDesign(grassFarm(), null)} level={undefined} slots={slots} onPlaced={onPlaced} />
    );
  if (isLoadingError) return <LoadError message={t('creator:loadFailed')} onRetry={() => void refetch()} />;
  if (!data) return <LoadingSign height={320} isPage />;
  const design: Design = newDesign(baseFarm(playableLevel(data)), mapPath);
  return <Editor design={design} level={undefined} slots={slots} onPlaced={onPlaced} />;
};

type SavedProps = LevelProps & { readonly courseId: Design['courseId']; readonly slug: string };

/** Says that this account has no level at this address, so the screen shows a new level. */
const NotYours = () => {
  const t = useWords('creator');
  const locale = useLocale();
  return (
    <p className={classes.notYours} role="alert">
      <span>{t('creator:notYours.text')}</span>{' '}
      <Link to={paths.levelCreator(locale)}>{t('creator:notYours.own')}</Link>
    </p>
  );
};

const openedFileSchema = z.object({ unknownTiles: z.int().min(1) });

/** Says which parts of the opened file the level could not use. */
const OpenedFile = () => {
  const t = useWords('creator');
  const file = openedFileSchema.safeParse(useLocation().state).data;
  return file ? (
    <p className={classes.notYours} role="status">
      {t('creator:file.unknownTiles', { count: file.unknownTiles })}
    </p>
  ) : null;
};

const SavedLevel = ({ courseId, slug, slots, onPlaced }: SavedProps) => {
  const t = useWords('creator');
  const [isSaved, setSaved] = useState(false);
  const { data, error, isLoadingError, refetch } = useQuery(creativeLevelQuery(courseId, slug));
  if (isLoadingError && !(error instanceof ApiError && (error.status === 404 || error.status === 422)))
    return <LoadError message={t('creator:loadFailed')} onRetry={() => void refetch()} />;
  if (isLoadingError)
    return (
      <>
        {isSaved ? null : <NotYours />}
        <NewLevel
          slug={FALLBACK_MAP}
          slots={slots}
          onPlaced={(level) => {
            setSaved(true);
            onPlaced(level);
          }}
        />
      </>
    );
  if (!data) return <LoadingSign height={320} isPage />;
  return (
    <>
      <OpenedFile />
      <Editor design={designOf(data)} level={data} slots={slots} onPlaced={onPlaced} />
    </>
  );
};

/** `/level-creator/{courseId}/{levelSlug}`: the editor. With `isNewLevel=true`, it starts a new level. */
export const EditorPage = ({ slots }: PageProps) => {
  const { courseId = '', levelSlug = '' } = useParams();
  const [query] = useSearchParams();
  const locale = useLocale();
  const navigate = useNavigate();
  const course = creativeCourseSchema.safeParse(courseId).data ?? 'python';
  const here = `${course}/${levelSlug}`;
  // A level whose address changes during editing stays on the screen, with its undo history.
  const [opened, setOpened] = useState({
    places: [here],
    slug: levelSlug,
    isNew: query.get('isNewLevel') === 'true',
  });
  if (!opened.places.includes(here))
    setOpened({ places: [here], slug: levelSlug, isNew: query.get('isNewLevel') === 'true' });
  const onPlaced = (level: CreativeLevel): void => {
    const place = `${level.course_id}/${level.level_slug}`;
    setOpened((before) => ({ ...before, places: [...before.places, place] }));
    void navigate(paths.editLevel(locale, level.course_id, level.level_slug), { replace: true });
  };
  const [first = here] = opened.places;
  return opened.isNew ? (
    <NewLevel key={first} slug={opened.slug} slots={slots} onPlaced={onPlaced} />
  ) : (
    <SavedLevel
      key={first}
      courseId={creativeCourseSchema.safeParse(first.split('/')[0]).data ?? course}
      slug={opened.slug}
      slots={slots}
      onPlaced={onPlaced}
    />
  );
};
