import type { Course } from '@hopcode/contract/level/course';
import type { PlayableLevel } from '@hopcode/contract/level/data';
import { shownNumber } from '@hopcode/courses/formats/shown-number';
import { Signpost } from 'lucide-react';
import { memo, type RefObject, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import { paths } from '../../../lib/paths.ts';
import { useClosedExtra } from '../../../lib/progress/closed-extra.ts';
import { DirectionalIcon } from '../../../ui/directional-icon.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { useHandedFocus } from '../../../ui/use-handed-focus.ts';
import { goOnce } from './go-once.ts';
import { type Closed, LevelSquare } from './level-square.tsx';
import classes from './level-strip.module.css';
import { chapterAfter, nextStep, placeOf, previousStep, type Step, whileRunning } from './navigation.ts';
import { useHiddenSquares } from './use-hidden-squares.ts';
import { usePath } from './use-path.ts';

type Props = {
  readonly course: Course;
  readonly data: PlayableLevel;
  readonly busy: boolean;
  /** Called when the user chooses a level that cannot be played. */
  readonly onLocked: (why: Closed) => void;
};

type StepProps = { readonly to: 'back' | 'next'; readonly step: Step; readonly courseId: string };

const StepButton = ({ to, step, courseId }: StepProps) => {
  const t = useWords();
  const locale = useLocale();
  const words = to === 'back' ? t('play.navigation.back') : t('play.navigation.next');
  const reason = useId();
  const ref = useHandedFocus();
  const icon = <DirectionalIcon to={to} />;
  const content =
    to === 'back' ? (
      <>
        {icon}
        <span>{words}</span>
      </>
    ) : (
      <>
        <span>{words}</span>
        {icon}
      </>
    );
  if (step.blocked !== undefined)
    return (
      <Tooltip label={t(`play.navigation.${step.blocked}`)} id={reason}>
        <button
          ref={ref}
          type="button"
          className={classes.step}
          data-to={to}
          aria-disabled
          aria-describedby={reason}
        >
          {content}
        </button>
      </Tooltip>
    );
  if (step.quiz !== undefined)
    return (
      <Tooltip label={t('play.navigation.quiz')} id={reason}>
        <Link
          ref={ref}
          className={classes.step}
          data-to={to}
          to={paths.quizQuestion(locale, courseId, String(step.quiz), 1)}
          onClick={goOnce}
          aria-describedby={reason}
        >
          <span>{t('play.navigation.takeQuiz')}</span>
          {icon}
        </Link>
      </Tooltip>
    );
  return (
    <Link
      ref={ref}
      className={classes.step}
      data-to={to}
      to={paths.level(locale, courseId, step.to)}
      onClick={goOnce}
    >
      {content}
    </Link>
  );
};

/** How many CSS pixels a row must scroll to the right to centre one of its parts. */
const toMiddle = (row: Element, part: Element): number => {
  const [around, inside] = [row.getBoundingClientRect(), part.getBoundingClientRect()];
  return inside.left + inside.width / 2 - (around.left + around.width / 2);
};

type MoreProps = {
  readonly to: 'back' | 'next';
  /** How many levels are out of sight on this side. */
  readonly count: number;
  readonly onShow: () => void;
};

/** Says how many more levels there are on one side. It is only for pointers, because the list contains all levels. */
const More = ({ to, count, onShow }: MoreProps) => {
  const language = useLanguage();
  return (
    <button
      type="button"
      className={classes.more}
      data-to={to}
      data-none={count === 0 || undefined}
      tabIndex={-1}
      aria-hidden
      onClick={onShow}
    >
      <bdi dir="ltr">{`+${formatNumber(language, count)}`}</bdi>
    </button>
  );
};

/** The chapter after this one, as a signpost at the end of the path. */
const NextPlace = ({ course, slug }: { readonly course: Course; readonly slug: string }) => {
  const t = useWords();
  const next = chapterAfter(course, slug);
  if (next === undefined) return null;
  return (
    <span className={classes.place}>
      <span className={classes.hidden}>{t('play.nextPlace')}</span> <bdi>{next.name}</bdi>
    </span>
  );
};

/** Scrolls the list so that the current level is in the middle, if possible. */
const useCentredLevel = (row: RefObject<HTMLOListElement | null>): void => {
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const showCurrent = (): void => {
      const current = list.querySelector('[aria-current]');
      if (current) list.scrollLeft += toMiddle(list, current);
    };
    // When the focus has gone through all levels with Tab, the list has scrolled to its end, so it scrolls back.
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && list.contains(relatedTarget))) showCurrent();
    };
    const shown = new ResizeObserver(showCurrent);
    shown.observe(list);
    list.addEventListener('focusout', onFocusOut);
    return () => {
      shown.disconnect();
      list.removeEventListener('focusout', onFocusOut);
    };
  }, [row]);
};

/** The levels of the chapter. If the levels do not all fit, both ends say how many more there are. */
const Squares = ({ course, data, busy, onLocked }: Props) => {
  const chapter = placeOf(course, data.slug)?.chapter;
  const levels = chapter?.level_data ?? [];
  const isClosedExtra = useClosedExtra(course.id);
  const row = useRef<HTMLOListElement>(null);
  const { before, after } = useHiddenSquares(row);
  useCentredLevel(row);
  const showMore = (way: 1 | -1) => (): void => {
    const list = row.current;
    if (!list) return;
    const direction = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    list.scrollBy({ left: way * direction * list.clientWidth });
  };
  return (
    <div className={classes.path} data-overflow={before + after > 0 || undefined}>
      <More to="back" count={before} onShow={showMore(-1)} />
      <div className={classes.view}>
        <ol ref={row}>
          {levels.map((level, index) => (
            <LevelSquare
              key={level.slug}
              courseId={course.id}
              level={level}
              number={shownNumber(levels, index)}
              waits={chapter !== undefined && isClosedExtra(chapter, level)}
              current={level.slug === data.slug}
              busy={busy}
              onLocked={onLocked}
            />
          ))}
        </ol>
      </div>
      <More to="next" count={after} onShow={showMore(1)} />
      <NextPlace course={course} slug={data.slug} />
    </div>
  );
};

const MapLink = ({ courseId }: { readonly courseId: string }) => {
  const t = useWords();
  const locale = useLocale();
  return (
    <Tooltip label={t('courseMenu.map')}>
      <Link className={classes.map} to={paths.courseMap(locale, courseId)} aria-label={t('courseMenu.map')}>
        <Signpost size={20} strokeWidth={2.4} aria-hidden />
      </Link>
    </Tooltip>
  );
};

/** The levels of the chapter as squares between the buttons Back and Next (game.md section 2). */
export const LevelStrip = memo((props: Props) => {
  const { course, data, busy } = props;
  const t = useWords();
  const path = usePath(course.id);
  return (
    <nav className={classes.strip} aria-label={t('play.strip')}>
      <MapLink courseId={course.id} />
      <StepButton to="back" courseId={course.id} step={whileRunning(previousStep(course, data.slug), busy)} />
      <Squares {...props} />
      <StepButton
        to="next"
        courseId={course.id}
        step={whileRunning(nextStep(course, data.slug, path), busy)}
      />
    </nav>
  );
});
