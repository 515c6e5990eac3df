import type { LevelQuestion } from '@hopcode/courses/formats/level-data';
import { Button } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { CompiledHtml } from '../../../ui/compiled-html.tsx';
import { answerInWords } from './answer-words.ts';
import { Choices } from './choices.tsx';
import classes from './questions.module.css';

type Props = { readonly questions: readonly LevelQuestion[]; readonly onClose: () => void };

/**
 * Questions about earlier chapters, one at a time. The answers do not count, and the learner can skip the questions.
 */
export const RecallCard = ({ questions, onClose }: Props) => {
  const t = useWords('play');
  const language = useLanguage();
  const announce = useAnnounce();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const because = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(0);
  const [chosen, setChosen] = useState<number>();
  useEffect(() => announce(t('play:recall.waiting')), [announce, t]);
  const question = questions[shown];
  if (!question) return null;
  const isLast = shown + 1 >= questions.length;
  const outcome = chosen === question.answer ? t('play:answer.right') : t('play:answer.wrong');
  const choose = (choice: number): void => {
    flushSync(() => setChosen(choice));
    announce(answerInWords(question, choice, t));
    // The chosen button does nothing any more, so the explanation gets the focus.
    because.current?.focus();
  };
  const goOn = (): void => {
    if (isLast) {
      onClose();
      return;
    }
    setChosen(undefined);
    setShown(shown + 1);
    heading.current?.focus();
  };
  return (
    <section className={classes.card} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} ref={heading} tabIndex={-1}>
        <bdi>{t('play:recall.title')}</bdi>{' '}
        <small>
          {t('play:recall.count', {
            number: formatNumber(language, shown + 1),
            total: formatNumber(language, questions.length),
          })}
        </small>
      </h3>
      <div id={`${id}-question`} dir="auto">
        <CompiledHtml html={question.question} />
      </div>
      <Choices
        key={shown}
        choices={question.choices}
        labelledBy={`${id}-question`}
        chosen={chosen}
        answer={chosen === undefined ? undefined : question.answer}
        onChoose={choose}
      />
      {chosen === undefined ? null : (
        <section
          ref={because}
          tabIndex={-1}
          aria-labelledby={`${id}-outcome`}
          className={classes.because}
          dir="auto"
        >
          <b id={`${id}-outcome`}>{outcome}</b>
          <CompiledHtml html={question.because} />
        </section>
      )}
      <div className={classes.actions}>
        {chosen === undefined || !isLast ? (
          <Button variant="default" onClick={onClose}>
            {t('play:recall.skip')}
          </Button>
        ) : null}
        {chosen === undefined ? null : (
          <Button onClick={goOn}>{isLast ? t('play:recall.close') : t('play:recall.next')}</Button>
        )}
      </div>
    </section>
  );
};
