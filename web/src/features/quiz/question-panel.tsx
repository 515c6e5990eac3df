import { quizAnswer } from '@hopcode/contract/quiz/answer';
import type { QuestionState, QuizQuestion } from '@hopcode/contract/quiz/question';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { api } from '../../lib/api/api.ts';
import { ENGLISH } from '../../lib/i18n/english-words.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { AnswerForm } from './answer-form.tsx';
import { CodeBlock } from './code-block.tsx';
import { type Draft, firstDraft, isWhole } from './draft.ts';
import { QuestionPicture } from './question-picture.tsx';
import classes from './quiz.module.css';
import { paramsOf, type QuizPlace } from './quiz-query.ts';
import { TickedWords } from './ticked-words.tsx';

/** The question itself: words, picture, program. */
const QuestionHead = ({ question }: { readonly question: QuizQuestion }) => (
  <>
    <h2 className={classes.question} {...(question.english ? ENGLISH : {})}>
      <TickedWords text={question.question} />
    </h2>
    <QuestionPicture question={question} />
    {question.code !== null && question.kind !== 'bug' ? <CodeBlock code={question.code} /> : null}
  </>
);

/**
 * The note before an answer. In a placement, it says that only the first answer counts. If the question already has an
 * answer, it says whether that answer was right.
 */
const BeforeAnswer = ({ right, placement }: Pick<QuestionState, 'right'> & Pick<Props, 'placement'>) => {
  const t = useWords('quiz', 'course-gate');
  if (right === null)
    return placement ? <p className={classes.before}>{t('course-gate:quiz.first')}</p> : null;
  return (
    <p className={classes.before}>
      {right ? t('quiz:question.beforeRight') : t('quiz:question.beforeWrong')}
    </p>
  );
};

type Scored = z.output<typeof quizAnswer.response>;

/** Whether the answer is right, and why. */
const Feedback = ({ scored, question }: { readonly scored: Scored } & Pick<Props, 'question'>) => {
  const t = useWords('quiz');
  return (
    <div className={classes.feedback} data-right={scored.right}>
      <h3>
        {scored.right ? <CircleCheck aria-hidden /> : <CircleX aria-hidden />}
        {scored.right ? t('quiz:question.right') : t('quiz:question.wrong')}
      </h3>
      {scored.explanations.map((text) => (
        <p key={text} {...(question.english ? ENGLISH : {})}>
          <TickedWords text={text} />
        </p>
      ))}
    </div>
  );
};

type Props = {
  readonly place: QuizPlace;
  readonly round: number;
  readonly question: QuizQuestion;
  readonly state: QuestionState;
  /** Whether the quiz decides if a course opens. If so, only the first answer to each question counts. */
  readonly placement: boolean;
  /** The label of the button to the next page. */
  readonly nextWords: string;
  readonly onNext: () => void;
  readonly onAnswered: (state: QuestionState, roundComplete: boolean) => void;
};

/** One question. The server checks each answer immediately. After a wrong answer, the student can try again. */
export const QuestionPanel = ({
  place,
  round,
  question,
  state,
  placement,
  nextWords,
  onNext,
  onAnswered,
}: Props) => {
  const t = useWords('quiz');
  const [draft, setDraft] = useState<Draft>(() => firstDraft(question));
  const [incomplete, setIncomplete] = useState(false);
  const check = useMutation({
    mutationFn: (answer: NonNullable<Draft>) =>
      api(quizAnswer, {
        params: paramsOf(place),
        body: { round, number: question.number, answer },
      }),
    onSuccess: (scored) => onAnswered(scored.state, scored.round_complete),
  });
  const scored = check.data;
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that sent the answer had the focus and has disappeared, so the button to the next page gets the focus.
    if (scored?.right && document.activeElement === document.body) next.current?.focus();
  }, [scored?.right]);
  const isClosed = scored?.right === true;
  const change = (next: Draft) => {
    if (isClosed) return;
    setDraft(next);
    setIncomplete(false);
    // The last result is about an older answer, so it is removed.
    if (!check.isPending) check.reset();
  };
  const submit = () => {
    if (isWhole(question, draft)) check.mutate(draft);
    else setIncomplete(true);
  };
  const answered = state.right !== null || scored !== undefined;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!check.isPending && !scored?.right) submit();
      }}
    >
      <QuestionHead question={question} />
      {scored === undefined ? <BeforeAnswer right={state.right} placement={placement} /> : null}
      <AnswerForm question={question} draft={draft} closed={isClosed} onChange={change} />
      <div aria-live="polite">
        {incomplete ? <p className={classes.incomplete}>{t('quiz:question.incomplete')}</p> : null}
        {scored ? <Feedback scored={scored} question={question} /> : null}
      </div>
      {check.isError ? (
        <p className={classes.failed} role="alert">
          {t('quiz:question.failed')}
        </p>
      ) : null}
      <div className={classes.actions}>
        {scored?.right ? null : (
          <Button
            type="submit"
            size="md"
            {...(placement && answered ? { variant: 'default' } : { color: 'sun.4' })}
            aria-disabled={check.isPending || undefined}
          >
            {answered ? t('quiz:question.again') : t('quiz:question.check')}
          </Button>
        )}
        {answered ? (
          <Button
            ref={next}
            size="md"
            variant={scored?.right || placement ? 'filled' : 'default'}
            onClick={onNext}
          >
            {nextWords}
          </Button>
        ) : null}
      </div>
    </form>
  );
};
