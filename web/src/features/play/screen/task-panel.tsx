import type { PlayableLevel } from '@hopcode/contract/level/data';
import { pythonText } from '@hopcode/engine/formats/data-value';
import { useMediaQuery } from '@mantine/hooks';
import { ChevronDown } from 'lucide-react';
import { type CSSProperties, memo, useMemo, useState } from 'react';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import { EnglishNote } from '../../../ui/english-note.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { goalCounters } from '../goals/goal-counters.ts';
import { GoalIcon } from '../goals/goal-icon.tsx';
import { goalName } from '../goals/goal-words.ts';
import { wantedValues } from '../goals/wanted-values.ts';
import { WithCode } from '../goals/with-code.tsx';
import { englishIn, languageOf } from './english-text.ts';
import { goalPieces } from './goal-pieces.ts';
import { ideaOf } from './lesson-idea.ts';
import classes from './task-panel.module.css';
import { useFoldedTask } from './use-folded-task.ts';

type Props = {
  readonly data: PlayableLevel;
  /** The shown farm of the level; 0 is the first. */
  readonly farm: number;
};

/**
 * The maximum number of characters in a line of an example at normal width. An example with longer lines is as wide as
 * the panel. An example with more than MOST_LINES lines is folded.
 */
const WIDEST = 28;
const MOST_LINES = 5;
/** How many lines of a folded example are fully visible. */
const SEEN_LINES = 4;

/** The goals with their pictures. If two goals have the same picture, the words show the difference. */
const Goals = ({ data, farm }: Props) => {
  const t = useWords();
  const language = useLanguage();
  const { levelGoals, items } = (farm > 0 ? data.variants?.[farm - 1] : undefined) ?? data;
  const counters = goalCounters(
    levelGoals,
    levelGoals.map(({ score }) => score),
    items,
  );
  if (counters.length === 0) return null;
  return (
    <ul
      className={classes.goals}
      aria-label={t('play.goals.label')}
      data-many={counters.length > 3 || undefined}
      data-alone={data.creative ? true : undefined}
    >
      {counters.map((counter) => (
        <li key={counter.key}>
          <span className={classes.icon} aria-hidden>
            <GoalIcon counter={counter} />
          </span>
          <bdi>
            <WithCode text={goalName(counter, t)} name={counter.variable ?? counter.file} />
          </bdi>
          {(data.creative ? wantedValues(levelGoals, counter) : []).map((value) => (
            <code key={value} className={classes.wanted} dir="auto">
              {value}
            </code>
          ))}
          {counter.max > 1 ? <span>×&nbsp;{formatNumber(language, counter.max)}</span> : null}
        </li>
      ))}
    </ul>
  );
};

/**
 * The sentence that says what the program must do. The names of its variables look like code, except in a text by
 * another learner.
 */
const GoalSentence = ({ data, farm }: Props) => {
  const language = useLanguage();
  const attributes = languageOf(data, 'goal');
  const named = (farm > 0 ? data.variants?.[farm - 1] : undefined) ?? data;
  const pieces = goalPieces(data.goal, named, attributes.lang ?? language);
  return (
    <bdi {...attributes}>
      {data.creative
        ? data.goal
        : pieces.map(({ at, text, isCode }) =>
            isCode ? (
              <code key={at} dir="ltr">
                {text}
              </code>
            ) : (
              text
            ),
          )}
    </bdi>
  );
};

/** The variables that already have a value when the program starts. */
const Given = ({ data, farm }: Props) => {
  const t = useWords();
  const { constants } = (farm > 0 ? data.variants?.[farm - 1] : undefined) ?? data;
  if (constants.length === 0) return null;
  return (
    <p className={classes.given}>
      <b>{t('play.given')}</b>
      {constants.map(({ name, value }) => (
        <code key={name} dir="ltr">
          {name} = {pythonText(value)}
        </code>
      ))}
    </p>
  );
};

/** A line of an example, with its indent. If it is too long, it continues on the next line with a larger indent. */
const CodeLine = ({ line, isBefore }: { readonly line: string; readonly isBefore: boolean }) => (
  <span data-before={isBefore || undefined} style={{ '--indent': `${line.search(/\S/)}ch` } as CSSProperties}>
    {line}
    {'\n'}
  </span>
);

/** The idea of the lesson: its sentence and its example. */
const Idea = ({ data }: Pick<Props, 'data'>) => {
  const t = useWords();
  const label = (data.introduces ?? []).length > 0 ? t('play.new') : t('play.idea');
  const idea = useMemo(() => ideaOf(data.tutorial, label), [data.tutorial, label]);
  const [isOpen, setOpen] = useState(false);
  if (idea === undefined || data.role === 'make') return null;
  // In a boss level, the learner makes a plan alone, so only a new idea is shown.
  if (data.role === 'boss' && !idea.hasNewWord) return null;
  const lines = [...idea.code.matchAll(/.+/g)];
  return (
    <section
      className={classes.idea}
      aria-label={label}
      data-open={isOpen || undefined}
      data-wide={lines.some(([line]) => line.length > WIDEST) || undefined}
      data-long={lines.length > MOST_LINES || undefined}
      data-cut={lines.length - idea.first > SEEN_LINES || undefined}
      {...languageOf(data, 'tutorial')}
    >
      <p>
        <b>
          <bdi>{label}</bdi>
        </b>{' '}
        {idea.sentence}
      </p>
      <button type="button" aria-expanded={isOpen} aria-label={label} onClick={() => setOpen(!isOpen)}>
        <ChevronDown size={20} strokeWidth={2.6} aria-hidden />
      </button>
      <pre dir="ltr">
        {lines.map(({ 0: line, index }, at) => (
          <CodeLine key={index} line={line} isBefore={at < idea.first} />
        ))}
      </pre>
    </section>
  );
};

/**
 * The panel above the program: the story, the goal, the goals with pictures, the given values and the idea of the
 * lesson.
 */
export const TaskPanel = memo(({ data, farm }: Props) => {
  const t = useWords();
  const isNarrow = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false });
  const place = useFoldedTask(data.codeTemplate);
  return (
    <ScrollRegion
      ref={place}
      className={classes.place}
      role="region"
      aria-label={t('play.goal')}
      tabIndex={isNarrow ? 0 : undefined}
    >
      <div className={classes.task}>
        <div>
          <EnglishNote {...englishIn(data)} />
          {data.story === '' ? null : (
            <p className={classes.story} {...languageOf(data, 'story')}>
              {data.story}
            </p>
          )}
          <p className={classes.goal}>
            <b>
              <bdi>{t('play.goal')}</bdi>
            </b>{' '}
            <GoalSentence data={data} farm={farm} />
          </p>
          <Goals data={data} farm={farm} />
          {data.creative && data.maxLinesOfCode !== undefined ? (
            <p className={classes.given}>{t('play.lineLimit', { count: data.maxLinesOfCode })}</p>
          ) : null}
          <Given data={data} farm={farm} />
        </div>
        <Idea data={data} />
      </div>
    </ScrollRegion>
  );
});
