import type { QuestionState } from '@hopcode/contract/quiz/question';
import { Check, X } from 'lucide-react';
import { Link } from 'react-router';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../lib/i18n/use-words.ts';
import classes from './quiz.module.css';

/** The result of the first attempt at a question. */
export const outcomeOf = ({ right }: QuestionState): 'open' | 'right' | 'wrong' => {
  if (right === null) return 'open';
  return right ? 'right' : 'wrong';
};

const SIGN = { size: 16, strokeWidth: 3.4, 'aria-hidden': true } as const;

type Props = {
  readonly states: readonly QuestionState[];
  readonly current: number;
  readonly addressOf: (number: number) => string;
};

/** Links to all questions in a row, each with its result. */
export const Trail = ({ states, current, addressOf }: Props) => {
  const t = useWords('quiz');
  const language = useLanguage();
  return (
    <nav aria-label={t('quiz:trail.label')}>
      <ol className={classes.trail}>
        {states.map((state, index) => {
          const number = index + 1;
          const outcome = outcomeOf(state);
          const shown = formatNumber(language, number);
          return (
            <li key={number}>
              <Link
                to={addressOf(number)}
                data-outcome={outcome}
                aria-current={number === current ? 'step' : undefined}
                aria-label={t(`quiz:trail.${outcome}`, { number: shown })}
              >
                {outcome === 'right' ? <Check {...SIGN} /> : null}
                {outcome === 'wrong' ? <X {...SIGN} /> : null}
                {outcome === 'open' ? shown : null}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
