import type { Course, LevelSummary } from '@hopcode/contract/level/course';
import type { PlayableLevel } from '@hopcode/contract/level/data';
import { Check, Lock } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import { paths } from '../../../lib/paths.ts';
import { isLevelComplete } from '../../../lib/progress/completion.ts';
import { useProgress } from '../../../lib/progress/progress-context.tsx';
import { DirectionalIcon } from '../../../ui/directional-icon.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { useHandedFocus } from '../../../ui/use-handed-focus.ts';
import classes from './level-strip.module.css';
import { nextStep, placeOf, previousStep, type Step, whileRunning } from './navigation.ts';
import { usePath } from './use-path.ts';

type Props = {
  readonly course: Course;
  readonly data: PlayableLevel;
  readonly busy: boolean;
  /** Called when the user chooses a locked level. */
  readonly onLocked: () => void;
  /** Shown before the steps. */
  readonly children: ReactNode;
};

type SquareProps = {
  readonly courseId: string;
  readonly level: LevelSummary;
  /** Position in the chapter, from 1. */
  readonly number: number;
  readonly current: boolean;
  readonly busy: boolean;
  readonly onLocked: () => void;
};

/** Small children click twice: the second click would leave the level that the first one opened. */
const goOnce = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault();
};

const LevelSquare = ({ courseId, level, number, current, busy, onLocked }: SquareProps) => {
  const t = useWords();
  const language = useLanguage();
  const locale = useLocale();
  const done = isLevelComplete(useProgress(), courseId, level);
  const shownNumber = formatNumber(language, number);
  const name = t('play.levelTitle', { number: shownNumber, name: level.name });
  const label = [name, done ? t('courseMenu.complete') : '', level.locked ? t('courseMenu.locked') : '']
    .filter((part) => part !== '')
    .join(', ');
  const sign = level.locked ? <Lock size={17} strokeWidth={2.4} aria-hidden /> : shownNumber;
  const inside = done ? <Check size={20} strokeWidth={3} aria-hidden /> : sign;
  const shared = {
    ref: useHandedFocus(),
    className: classes.square,
    'data-done': done || undefined,
    'data-current': current || undefined,
    'aria-label': label,
  };
  return (
    <li>
      <Tooltip label={busy ? t('play.navigation.running') : label}>
        {busy || level.locked ? (
          <button
            type="button"
            {...shared}
            aria-disabled
            aria-current={current ? 'page' : undefined}
            onClick={busy ? undefined : onLocked}
          >
            {inside}
          </button>
        ) : (
          <Link
            {...shared}
            to={paths.level(locale, courseId, level.slug)}
            onClick={goOnce}
            aria-current={current ? 'page' : undefined}
          >
            {inside}
          </Link>
        )}
      </Tooltip>
    </li>
  );
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
        {words}
      </>
    ) : (
      <>
        {words}
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
          {t('play.navigation.takeQuiz')}
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

/** How far a row must scroll to the right, in CSS pixels, to have one of its parts in the middle. */
const toMiddle = (row: Element, part: Element): number => {
  const [around, inside] = [row.getBoundingClientRect(), part.getBoundingClientRect()];
  return inside.left + inside.width / 2 - (around.left + around.width / 2);
};

/** The levels of the chapter as squares, and the buttons Back and Next (game.md section 2). */
export const LevelStrip = ({ course, data, busy, onLocked, children }: Props) => {
  const t = useWords();
  const path = usePath(course.id);
  const levels = placeOf(course, data.slug)?.chapter.level_data ?? [];
  const row = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    // Also when the strip becomes visible: on a narrow screen the game may be out of sight.
    const showCurrent = (): void => {
      const current = list.querySelector('[aria-current]');
      if (current) list.scrollLeft += toMiddle(list, current);
    };
    // Tab goes through all levels and scrolls to the last of them.
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
  }, []);
  return (
    <nav className={classes.strip} aria-label={t('play.strip')}>
      <ol ref={row}>
        {levels.map((level, index) => (
          <LevelSquare
            key={level.slug}
            courseId={course.id}
            level={level}
            number={index + 1}
            current={level.slug === data.slug}
            busy={busy}
            onLocked={onLocked}
          />
        ))}
      </ol>
      {children}
      <div className={classes.steps}>
        <StepButton
          to="back"
          courseId={course.id}
          step={whileRunning(previousStep(course, data.slug), busy)}
        />
        <StepButton
          to="next"
          courseId={course.id}
          step={whileRunning(nextStep(course, data.slug, path), busy)}
        />
      </div>
    </nav>
  );
};
