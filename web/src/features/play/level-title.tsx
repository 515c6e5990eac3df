import type { Course } from '@hopcode/contract/level/course';
import type { PlayableLevel } from '@hopcode/contract/level/data';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../lib/i18n/use-words.ts';
import { languageOf } from './english-text.ts';
import classes from './level-title.module.css';
import { levelTitleSize } from './level-title-size.ts';
import { placeOf } from './navigation.ts';

/** Stands for the name, which has an element of its own. */
const GAP = '\u{f8ff}';

type Props = { readonly course: Course; readonly data: PlayableLevel };

/** The course above the level, centred (game.md section 2, 'Level title'). */
export const LevelTitle = ({ course, data }: Props) => {
  const t = useWords();
  const language = useLanguage();
  const number = (placeOf(course, data.slug)?.levelIndex ?? data.level_id) + 1;
  const [before, after] = t('play.levelTitle', { number: formatNumber(language, number), name: GAP }).split(
    GAP,
  );
  return (
    <div className={classes.title}>
      <p>
        {course.name} · {data.chapter_name}
      </p>
      <h1 style={{ fontSize: levelTitleSize(data.name) }}>
        {before}
        <bdi {...languageOf(data, 'name')}>{data.name}</bdi>
        {after}
      </h1>
    </div>
  );
};
