import type { Chapter, Course } from '@hopcode/contract/level/course';
import { requiredLevels } from '@hopcode/courses/formats/required-levels';
import { Button, TextInput } from '@mantine/core';
import { Download, Printer, Signpost } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { paths } from '../../../lib/paths.ts';
import { useProgress } from '../../../lib/progress/progress-context.tsx';
import { STARS_PER_LEVEL, starsOf } from '../../../lib/progress/stars.ts';
import classes from './chapter-end.module.css';
import { MoreExtras } from './more-extras.tsx';
import { drawPostcard, POSTCARD } from './postcard.ts';

/** The maximum number of characters in a name on the picture. */
const NAME_LIMIT = 24;

/** The farm on the page, as it looks after the run. */
const farmOfPage = (): HTMLCanvasElement | null => document.querySelector('canvas.stage-picture');

type Props = {
  readonly course: Course;
  /** The chapter that the learner has completed. */
  readonly chapter: Chapter;
  /** The chapter after this one. */
  readonly next: Chapter | undefined;
  readonly onLeave: () => void;
};

const usePlaceName = (courseId: string) => {
  const t = useWords('map');
  return ({ id, name }: Chapter): string => t(`map:places.${courseId}.${id}`, { defaultValue: name });
};

/** How many stars the learner has earned in the required levels of a chapter, in words. */
const useChapterStars = (courseId: string, chapter: Chapter): string => {
  const levels = requiredLevels(chapter.level_data);
  const t = useWords('map');
  const locale = useLocale();
  const progress = useProgress();
  const count = levels.reduce((sum, level) => sum + starsOf(progress, courseId, level).length, 0);
  const most = formatNumber(locale, levels.length * STARS_PER_LEVEL);
  return t('map:stars', { count, shown: formatNumber(locale, count), most });
};

const savePicture = (address: string, name: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
};

/**
 * Shows the end of a chapter: a picture of the last farm with the learner's stars, to save or print, and the next place
 * on the map. The learner can type a name for the picture. The page does not store the name.
 */
export const ChapterEnd = ({ course, chapter, next, onLeave }: Props) => {
  const t = useWords('play');
  const locale = useLocale();
  const placeName = usePlaceName(course.id);
  const [place, stars] = [placeName(chapter), useChapterStars(course.id, chapter)];
  const [name, setName] = useState('');
  const [picture, setPicture] = useState<string>();
  const card = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const farm = farmOfPage();
    if (!card.current || !farm) return;
    const { direction, fontFamily: font } = getComputedStyle(document.body);
    const words = { place, stars, name, font, direction: direction === 'rtl' ? 'rtl' : 'ltr' } as const;
    setPicture(drawPostcard(card.current, farm, words) ? card.current.toDataURL('image/png') : undefined);
  }, [place, stars, name]);
  return (
    <section className={classes.end} aria-label={t('play:chapterEnd.title', { place })}>
      <h3>{t('play:chapterEnd.title', { place })}</h3>
      <details hidden={picture === undefined}>
        <summary>{t('play:chapterEnd.open')}</summary>
        <canvas
          ref={card}
          {...POSTCARD}
          className={classes.card}
          role="img"
          aria-label={t('play:chapterEnd.picture', { place, stars })}
        />
        {picture === undefined ? null : (
          <div className={classes.tools}>
            <TextInput
              label={t('play:chapterEnd.name')}
              value={name}
              maxLength={NAME_LIMIT}
              autoComplete="off"
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
            <Button
              variant="default"
              leftSection={<Download size={18} aria-hidden />}
              onClick={() => savePicture(picture, 'hopcode.png')}
            >
              {t('play:chapterEnd.save')}
            </Button>
            <Button
              variant="default"
              leftSection={<Printer size={18} aria-hidden />}
              onClick={() => globalThis.print()}
            >
              {t('play:chapterEnd.print')}
            </Button>
            {createPortal(<img className={classes.printed} src={picture} alt="" />, document.body)}
          </div>
        )}
      </details>
      <MoreExtras course={course} chapter={chapter} onLeave={onLeave} />
      <Link className={classes.onMap} to={paths.courseMap(locale, course.id)} onClick={onLeave}>
        <Signpost size={18} strokeWidth={2.4} aria-hidden />
        {next ? t('play:chapterEnd.next', { place: placeName(next) }) : t('courseMenu.map')}
      </Link>
    </section>
  );
};
