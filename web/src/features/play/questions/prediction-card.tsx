import type { LevelQuestion } from '@hopcode/courses/formats/level-data';
import { useMediaQuery } from '@mantine/hooks';
import { ChevronDown } from 'lucide-react';
import { type RefObject, useEffect, useId, useReducer, useRef } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { CompiledHtml } from '../../../ui/compiled-html.tsx';
import type { RunState } from '../run/run-state.ts';
import { answerInWords } from './answer-words.ts';
import { Choices } from './choices.tsx';
import { type Prediction, predictionAfter } from './prediction.ts';
import classes from './questions.module.css';

type Props = {
  readonly question: LevelQuestion;
  readonly state: RunState;
  /** Whether the code is still the unchanged starter code of the level. */
  readonly untouched: boolean;
};

/** While a card asks its question, passes the height of the card to its style. */
const useHeight = (card: RefObject<HTMLElement | null>, status: Prediction['status']): void => {
  useEffect(() => {
    const shown = card.current;
    if (!shown || status !== 'asking') return;
    const sizes = new ResizeObserver(() =>
      shown.style.setProperty('--strip-height', `${shown.offsetHeight}px`),
    );
    sizes.observe(shown);
    return () => sizes.disconnect();
  }, [card, status]);
};

const showWhole = (card: HTMLElement | null): void => {
  if (!card) return;
  // The card must be measured where it is under the program, not at the edge of the window.
  card.style.position = 'static';
  card.scrollIntoView({ block: 'end' });
  card.style.position = '';
};

type TitleProps = { readonly id: string; readonly card: RefObject<HTMLElement | null> };

/** The first line of the question. If only this line is visible above Run, a press scrolls to the other lines. */
const Title = ({ id, card }: TitleProps) => {
  const t = useWords('play');
  const isNarrow = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false });
  const title = <bdi>{t('play:predict.title')}</bdi>;
  return (
    <h2 id={id}>
      {isNarrow ? (
        <button type="button" className={classes.more} onClick={() => showWhole(card.current)}>
          {title}
          <ChevronDown size={22} strokeWidth={2.6} aria-hidden />
        </button>
      ) : (
        title
      )}
    </h2>
  );
};

/** Asks what the starter code will do. The first run then shows the answer. Run never waits for an answer. */
export const PredictionCard = ({ question, state, untouched }: Props) => {
  const t = useWords('play');
  const announce = useAnnounce();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const [prediction, dispatch] = useReducer(predictionAfter, { status: 'asking' });
  useHeight(card, prediction.status);
  const { runs, phase } = state;
  const { status } = phase;
  const latest = useRef(untouched);
  useEffect(() => {
    latest.current = untouched;
  });
  useEffect(() => {
    if (runs > 0) dispatch({ type: 'run-began', untouched: latest.current });
  }, [runs]);
  useEffect(() => {
    if (status === 'ended') dispatch({ type: 'run-ended' });
    if (status === 'idle') dispatch({ type: 'run-stopped' });
  }, [status]);
  const isShown = prediction.status === 'shown';
  const choice = isShown ? prediction.choice : undefined;
  const outcome = isShown && (choice === question.answer ? 'right' : 'wrong');
  useEffect(() => {
    if (choice !== undefined) announce(answerInWords(question, choice, t));
  }, [choice, question, announce, t]);

  if (prediction.status === 'gone') return null;
  const close = (
    <button type="button" onClick={() => dispatch({ type: 'closed' })}>
      {isShown ? t('dialog.close') : t('play:predict.later')}
    </button>
  );
  if (prediction.status === 'asking')
    return (
      <section className={classes.strip} data-asks aria-labelledby={`${id}-title`} ref={card} tabIndex={-1}>
        <Title id={`${id}-title`} card={card} />
        <div id={`${id}-question`} dir="auto">
          <CompiledHtml html={question.question} />
        </div>
        <div className={classes.row}>
          <Choices
            choices={question.choices}
            labelledBy={`${id}-question`}
            chosen={undefined}
            answer={undefined}
            onChoose={(choice) => {
              dispatch({ type: 'chosen', choice });
              announce(t('play:predict.run'));
              card.current?.focus();
            }}
          />
          {close}
        </div>
      </section>
    );
  return (
    <section className={classes.strip} aria-label={t('play:predict.title')} ref={card} tabIndex={-1}>
      {isShown ? <b>{t(`play:answer.${outcome || 'wrong'}`)}</b> : null}
      <div className={classes.guess}>
        <bdi>{t('play:predict.chosen')}</bdi>
        <CompiledHtml html={question.choices[prediction.choice] ?? ''} />
      </div>
      {outcome === 'wrong' ? (
        <div className={classes.guess}>
          <bdi>{t('play:predict.happened')}</bdi>
          <CompiledHtml html={question.choices[question.answer] ?? ''} />
        </div>
      ) : null}
      {isShown ? (
        <div dir="auto">
          <CompiledHtml html={question.because} />
        </div>
      ) : (
        <p>
          <bdi>{t('play:predict.run')}</bdi>
        </p>
      )}
      <div className={classes.actions}>
        {prediction.status === 'chosen' ? (
          <button type="button" onClick={() => dispatch({ type: 'taken-back' })}>
            {t('play:predict.change')}
          </button>
        ) : null}
        {isShown ? close : null}
      </div>
    </section>
  );
};
