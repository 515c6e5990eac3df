import type { QuizPart, QuizQuestion } from '@hopcode/contract/quiz/question';
import type { QuizAnswer } from '@hopcode/courses/quiz/quiz-answer';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../lib/i18n/use-words.ts';
import { CodeBlock } from './code-block.tsx';
import { Part } from './part.tsx';
import classes from './quiz.module.css';

type Props = { readonly question: QuizQuestion; readonly answer: QuizAnswer };

const partOf = (parts: readonly QuizPart[], key: string | undefined): QuizPart | undefined =>
  parts.find((part) => part.key === key);

/** An answer in a review. Leaves out parts that the question no longer contains. */
export const GivenAnswer = ({ question, answer }: Props) => {
  const t = useWords('quiz');
  const language = useLanguage();
  if ((question.kind === 'read' || question.kind === 'predict') && 'option' in answer) {
    const part = partOf(question.options, answer.option);
    return part ? <Part part={part} /> : null;
  }
  if (question.kind === 'bug' && 'line' in answer)
    return t('quiz:review.line', { number: formatNumber(language, answer.line) });
  if (question.kind === 'match' && 'pairs' in answer)
    return (
      <ul className={classes.givenPairs}>
        {question.left.map((part) => {
          const partner = partOf(question.right, answer.pairs[part.key]);
          return (
            <li key={part.key}>
              <Part part={part} />
              <span aria-hidden>:</span>
              {partner ? <Part part={partner} /> : null}
            </li>
          );
        })}
      </ul>
    );
  if (question.kind === 'order' && 'order' in answer)
    return (
      <CodeBlock code={answer.order.flatMap((key) => partOf(question.lines, key)?.code ?? []).join('\n')} />
    );
  return null;
};
