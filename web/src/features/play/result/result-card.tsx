import type { PlayableLevel } from '@hopcode/contract/level/data';
import type { Level } from '@hopcode/engine/formats/level';
import { Button, useDirection } from '@mantine/core';
import { ChevronDown, History } from 'lucide-react';
import { type RefObject, useEffect, useId, useMemo, useRef } from 'react';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import type { StageHandle } from '../../../stage/stage.tsx';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { PixelSprite } from '../../../ui/pixel-sprite.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import type { EditorHandle } from '../editor/editor-handle.ts';
import { WithCode } from '../goals/with-code.tsx';
import type { ProblemWords } from '../run/problem-words.ts';
import type { RunState } from '../run/run-state.ts';
import type { TimeTravel } from '../time/time-travel.ts';
import { cardQuestion } from './card-question.ts';
import { type CardWords, cardWords } from './card-words.ts';
import classes from './result-card.module.css';
import { type ResultMoment, resultMoment } from './result-moment.ts';
import { showMoment } from './show-moment.ts';
import { unusedGiven } from './unused-given.ts';
import { useCardPlace } from './use-card-place.ts';
import { useOpenGoals } from './use-open-goals.ts';

/** The elements in the card for the tips of the assistant. */
export type CardSlots = {
  readonly setTipPlace: (place: HTMLElement | null) => void;
  readonly setAskPlace: (place: HTMLElement | null) => void;
};

type Props = CardSlots & {
  readonly data: PlayableLevel;
  /** The shown farm, then the other farms on which the same program must work. */
  readonly farms: readonly [Level, ...Level[]];
  readonly state: RunState;
  readonly problem: ProblemWords | undefined;
  readonly travel: TimeTravel;
  readonly editor: RefObject<EditorHandle | null>;
  readonly stage: RefObject<StageHandle | null>;
  /** Whether the screen shows the code and the game in turn, not both. */
  readonly isNarrow: boolean;
  readonly onClose: () => void;
};

/** The key of the idea that the lesson about tracebacks introduces. */
const TRACEBACK = 'traceback';

/** Long words in some languages take a second line. */
const LABEL = { label: classes.label ?? '' };

const NOWHERE: ResultMoment = {
  line: undefined,
  event: undefined,
  round: undefined,
  at: undefined,
  byHelper: false,
  shortfall: undefined,
};

/** The moment at which the shown run went wrong. */
const useMoment = ({ state, problem, farms, travel }: Props): ResultMoment => {
  const level = farms[state.farm] ?? farms[0];
  const trip = travel.snapshot();
  const timeline = trip?.timeline;
  const source = trip?.source ?? '';
  const line = problem?.line;
  const found = state.problem;
  return useMemo(() => {
    if (!timeline || found?.kind === 'too-many-lines') return { ...NOWHERE, line };
    return resultMoment({ timeline, source, level, problem: found, line });
  }, [timeline, source, level, found, line]);
};

/** While the card is open, marks the tile where the run went wrong. */
const useMark = (stage: Props['stage'], { at, line }: ResultMoment, place: string | undefined): void => {
  useEffect(() => {
    const shownOn = stage.current;
    if (at === undefined || line === undefined || place === undefined) return;
    shownOn?.flag({ at, text: place });
    return () => shownOn?.flag(undefined);
  }, [stage, at, line, place]);
};

const Python = ({ message, trace }: NonNullable<CardWords['python']>) => (
  <>
    <p className={classes.python} dir="ltr">
      {message}
    </p>
    {trace === '' ? null : <pre dir="ltr">{trace}</pre>}
  </>
);

/** What to do, and what Python says. Both are folded, so that the question comes first. */
const More = ({ next, python }: Pick<CardWords, 'next' | 'python'>) => {
  const t = useWords('play');
  if (next === undefined && python === undefined) return null;
  return (
    <details className={classes.more}>
      <summary>
        <ChevronDown size={16} strokeWidth={2.6} aria-hidden />
        <bdi>{python === undefined ? t('play:card.more') : t('play.problem.trace')}</bdi>
      </summary>
      {next === undefined ? null : <p>{next}</p>}
      {python === undefined ? null : <Python {...python} />}
    </details>
  );
};

type TracedWords = { readonly words: CardWords; readonly trace: string | undefined };

/** In the lesson about tracebacks, the learner reads the traceback first, so its explanation is folded. */
const traced = (words: CardWords, { introduces = [] }: PlayableLevel): TracedWords => {
  const trace = introduces.includes(TRACEBACK) ? words.python?.trace : undefined;
  if (trace === undefined) return { words, trace };
  const next = [words.sentence, words.next ?? ''].join(' ').trim();
  return { words: { ...words, lead: undefined, sentence: '', next, python: undefined }, trace };
};

/** The parts of the screen that keep the focus on a narrow screen too. */
const KEEPS_FOCUS = '[role=textbox], [role=dialog], [role=menu], textarea';

/**
 * Gives the focus to the card, unless the learner is typing or using another part of the screen. On a narrow screen, the
 * card replaces the game, so a learner who was using the game gets the card.
 */
const takeFocus = (button: HTMLElement | null, isNarrow: boolean): void => {
  const active = document.activeElement;
  const isFree =
    active === null ||
    active === document.body ||
    active.closest('[data-run]') !== null ||
    (isNarrow && active.closest(KEEPS_FOCUS) === null);
  if (isFree) button?.focus({ preventScroll: true });
};

/** Closes the card with Escape while the focus is in it. */
const useEscape = (card: RefObject<HTMLElement | null>, onClose: () => void): void => {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const listeners = new AbortController();
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') latest.current();
    };
    card.current?.addEventListener('keydown', onKey, { signal: listeners.signal });
    return () => listeners.abort();
  }, [card]);
};

type HeadProps = { readonly id: string; readonly words: CardWords };

/** The owl, with what happened and where. This part stays visible while the text below it scrolls. */
const Head = ({ id, words }: HeadProps) => (
  <div className={classes.head}>
    <div className={classes.owl}>
      <PixelSprite name="character/owl" scale={2} />
    </div>
    <h3 id={id} className={classes.title}>
      <small>
        <bdi>{words.title}</bdi>
      </small>{' '}
      {words.place === undefined ? null : <bdi>{words.place}</bdi>}
    </h3>
  </div>
);

type SaysProps = {
  readonly words: CardWords;
  /**
   * Whether the previous run had the same program. If so, the card of the previous run has already shown the same text.
   */
  readonly isAgain: boolean;
  readonly question: string | undefined;
  readonly goals: ReturnType<typeof useOpenGoals>;
};

const Again = () => {
  const t = useWords('play');
  return <p className={classes.lead}>{t('play:card.same')}</p>;
};

const Says = ({ words, isAgain, question, goals }: SaysProps) => (
  <>
    {isAgain ? <Again /> : null}
    {words.lead === undefined ? null : <p className={classes.lead}>{words.lead}</p>}
    {words.sentence === '' ? null : <p>{words.sentence}</p>}
    {goals.length === 0 ? null : (
      <ul>
        {goals.map(({ key, words: goal, name }) => (
          <li key={key}>
            <WithCode text={goal} name={name} />
          </li>
        ))}
      </ul>
    )}
    {question === undefined ? null : <p className={classes.question}>{question}</p>}
  </>
);

/**
 * The only message after a run with an error or an unmet goal. It is a card at the line, with one sentence and one
 * question. The tips of the assistant appear in the card too. The card never covers the farm or the line, and does not
 * trap the focus.
 */
export const ResultCard = (props: Props) => {
  const { data, farms, state, problem, travel, editor, isNarrow, onClose, setTipPlace, setAskPlace } = props;
  const t = useWords('play');
  const language = useLanguage();
  const { dir } = useDirection();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const moment = useMoment(props);
  const { words, trace } = traced(cardWords(problem, moment, t, language), data);
  const { levelGoals: goals, items } = farms[state.farm] ?? data;
  const open = useOpenGoals({ goals, items }, problem ? undefined : state.missed);
  const unused = unusedGiven(farms, state.farm, travel.snapshot()?.source ?? '');
  const found = cardQuestion(state.problem, moment.shortfall, moment.byHelper, unused);
  const asked = trace === undefined ? found : { key: TRACEBACK, params: {} };
  const question = asked && t(`play:card.question.${asked.key}`, asked.params);
  useCardPlace(editor, frame, card, moment.line);
  useEscape(card, onClose);
  useMark(props.stage, moment, words.place);
  const opensNarrow = useRef(isNarrow);
  useEffect(() => takeFocus(again.current, opensNarrow.current), []);
  const announce = useAnnounce();
  const said = problem ? undefined : [words.sentence, ...open.map((goal) => goal.words)].join(' ');
  useEffect(() => {
    if (said !== undefined) announce(said);
  }, [announce, said]);
  const show = showMoment(travel, moment);
  return (
    <div ref={frame} className={classes.frame} dir="ltr" data-side="flow">
      <section ref={card} className={classes.card} dir={dir} role="dialog" aria-labelledby={id}>
        <Head id={id} words={words} />
        <ScrollRegion className={classes.body} role="group" aria-labelledby={id}>
          {trace === undefined ? null : (
            <pre className={classes.trace} dir="ltr">
              {trace}
            </pre>
          )}
          <Says words={words} isAgain={(state.ended?.times ?? 1) > 1} question={question} goals={open} />
          <div ref={setTipPlace} className={classes.tip} />
          <More next={words.next} python={words.python} />
        </ScrollRegion>
        <div className={classes.actions}>
          {show === undefined ? null : (
            <Button
              className={classes.moment}
              classNames={LABEL}
              leftSection={<History size={18} aria-hidden />}
              onClick={show}
            >
              {t('play:card.showMoment')}
            </Button>
          )}
          <Button
            ref={again}
            variant="default"
            className={classes.again}
            classNames={LABEL}
            onClick={onClose}
          >
            {t('play.problem.tryAgain')}
          </Button>
          <div ref={setAskPlace} className={classes.ask} />
        </div>
      </section>
    </div>
  );
};
