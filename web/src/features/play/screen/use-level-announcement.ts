import { CHALLENGES } from '@hopcode/contract/level/challenges';
import type { Course } from '@hopcode/contract/level/course';
import type { PlayableLevel } from '@hopcode/contract/level/data';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { levelNumber, levelTitleKey } from './navigation.ts';

/** React Router's key of the first address of a visit. */
const FIRST = 'default';

/**
 * Announces the level when it has replaced another page. The focus is then at the start of the page, not on the title.
 * The title comes after the program in the tab order, and a user who comes from a level wants to reach the program. At
 * the start of a visit, the browser announces the title itself.
 */
export const useLevelAnnouncement = (course: Course, data: PlayableLevel): void => {
  const t = useWords();
  const language = useLanguage();
  const announce = useAnnounce();
  const isFirst = useLocation().key === FIRST;
  const { name } = data;
  const number = formatNumber(language, levelNumber(course, data));
  const words = course.id === CHALLENGES ? name : t(levelTitleKey(course, data.slug), { number, name });
  useEffect(() => {
    if (!isFirst) announce(words);
  }, [isFirst, words, announce]);
};
