import { CHALLENGES } from '@hopcode/contract/level/challenges';
import type { Course } from '@hopcode/contract/level/course';
import type { PlayableLevel } from '@hopcode/contract/level/data';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MountOnOpen } from '../../../ui/mount-on-open.tsx';
import { languageOf } from './english-text.ts';
import classes from './level-title.module.css';
import { levelTitleSize } from './level-title-size.ts';
import { levelNumber, levelTitleKey } from './navigation.ts';

const ChallengeTitle = lazyPart(() => import('./challenge-title.tsx').then((file) => file.ChallengeTitle));

/** A placeholder for the name of the level, which is a separate element. */
const GAP = '\u{f8ff}';

type Props = { readonly course: Course; readonly data: PlayableLevel };

const NumberedTitle = ({ course, data }: Props) => {
  const t = useWords();
  const language = useLanguage();
  const number = formatNumber(language, levelNumber(course, data));
  const [before, after] = t(levelTitleKey(course, data.slug), { number, name: GAP }).split(GAP);
  return (
    <div className={classes.title}>
      <p>
        <bdi>{course.name}</bdi> · <bdi>{data.chapter_name}</bdi>
      </p>
      {/* The words before the name decide the text direction, because they may be English on a right-to-left page. */}
      <h1 dir="auto" style={{ fontSize: levelTitleSize(data.name) }}>
        {before}
        <bdi {...languageOf(data, 'name')}>{data.name}</bdi>
        {after}
      </h1>
    </div>
  );
};

/** A creative level has no number. */
const CreativeTitle = ({ course, data }: Props) => (
  <div className={classes.title}>
    <p>
      <bdi>{course.name}</bdi>
    </p>
    <h1 dir="auto" style={{ fontSize: levelTitleSize(data.name) }}>
      <bdi>{data.name}</bdi>
    </h1>
  </div>
);

/** The centred title: the course, and the level below it (game.md section 2, 'Level title'). */
export const LevelTitle = ({ course, data }: Props) => {
  if (data.creative) return <CreativeTitle course={course} data={data} />;
  return course.id === CHALLENGES ? (
    <MountOnOpen opened>
      <ChallengeTitle data={data} />
    </MountOnOpen>
  ) : (
    <NumberedTitle course={course} data={data} />
  );
};
