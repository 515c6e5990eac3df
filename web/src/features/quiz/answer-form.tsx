import type { QuizPart, QuizQuestion } from '@hopcode/contract/quiz/question';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId } from 'react';
import { ENGLISH } from '../../lib/i18n/english-words.ts';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../lib/i18n/use-words.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CodeLine, useCodeLines } from './code-block.tsx';
import { type Draft, moved } from './draft.ts';
import { Part, partText } from './part.tsx';
import classes from './quiz.module.css';

type Props<Kind extends QuizQuestion['kind']> = {
  readonly question: Extract<QuizQuestion, { kind: Kind }>;
  readonly draft: Draft;
  /** Whether the student has given the right answer. Then the answer cannot change any more. */
  readonly closed: boolean;
  readonly onChange: (draft: Draft) => void;
};

const Options = ({ question, draft, onChange }: Props<'read' | 'predict'>) => {
  const t = useWords('quiz');
  const name = useId();
  const chosen = draft !== undefined && 'option' in draft ? draft.option : undefined;
  return (
    <fieldset className={classes.options}>
      <legend>{t('quiz:question.choose')}</legend>
      {question.options.map((option) => (
        <label key={option.key}>
          <input
            type="radio"
            name={name}
            checked={chosen === option.key}
            onChange={() => onChange({ option: option.key })}
          />
          <span {...(question.english ? ENGLISH : {})}>
            <Part part={option} />
          </span>
        </label>
      ))}
    </fieldset>
  );
};

const Lines = ({ question, draft, onChange }: Props<'bug'>) => {
  const t = useWords('quiz');
  const language = useLanguage();
  const name = useId();
  const lines = useCodeLines(question.code ?? '');
  const chosen = draft !== undefined && 'line' in draft ? draft.line : undefined;
  return (
    <fieldset className={classes.bug}>
      <legend>{t('quiz:question.chooseLine')}</legend>
      <ol className={classes.code} dir="ltr">
        {lines.map(({ number, pieces }) => (
          <li key={number}>
            {question.lines.includes(number) ? (
              <label className={classes.line}>
                <input
                  type="radio"
                  name={name}
                  aria-label={t('quiz:question.line', {
                    number: formatNumber(language, number),
                    code: pieces.map(({ text }) => text).join(''),
                  })}
                  checked={chosen === number}
                  onChange={() => onChange({ line: number })}
                />
                <CodeLine pieces={pieces} />
              </label>
            ) : (
              <CodeLine pieces={pieces} />
            )}
          </li>
        ))}
      </ol>
    </fieldset>
  );
};

const Pairs = ({ question, draft, onChange }: Props<'match'>) => {
  const t = useWords('quiz');
  const id = useId();
  const pairs = draft !== undefined && 'pairs' in draft ? draft.pairs : {};
  return (
    <fieldset className={classes.pairs}>
      <legend>{t('quiz:question.match')}</legend>
      {question.left.map((part) => (
        <div key={part.key} className={classes.pair}>
          <label className={classes.partner} htmlFor={`${id}${part.key}`}>
            <Part part={part} />
          </label>
          <select
            id={`${id}${part.key}`}
            className={classes.select}
            value={pairs[part.key] ?? ''}
            onChange={({ target }) => onChange({ pairs: { ...pairs, [part.key]: target.value } })}
          >
            <option value="" disabled>
              {t('quiz:question.partner')}
            </option>
            {question.right.map((partner) => (
              <option key={partner.key} value={partner.key}>
                {partText(partner)}
              </option>
            ))}
          </select>
        </div>
      ))}
    </fieldset>
  );
};

const ARROW = { size: 20, strokeWidth: 2.4 } as const;

const Order = ({ question, draft, closed, onChange }: Props<'order'>) => {
  const t = useWords('quiz');
  const language = useLanguage();
  const announce = useAnnounce();
  const order = draft !== undefined && 'order' in draft ? draft.order : [];
  const lines = order.flatMap((key): QuizPart[] => question.lines.filter((line) => line.key === key));
  const move = (line: QuizPart, from: number, to: number) => {
    if (to < 0 || to >= order.length) return;
    onChange({ order: moved(order, from, to) });
    const place = formatNumber(language, to + 1);
    announce(t('quiz:question.moved', { code: (line.code ?? '').trim(), place }));
  };
  return (
    <fieldset className={classes.order}>
      <legend>{t('quiz:question.order')}</legend>
      <ol>
        {lines.map((line, index) => {
          const code = (line.code ?? '').trim();
          return (
            <li key={line.key}>
              <span dir="ltr" className={classes.orderLine}>
                <Part part={line} />
              </span>
              {closed ? null : (
                <>
                  <IconButton
                    label={t('quiz:question.up', { code })}
                    icon={<ArrowUp {...ARROW} />}
                    disabledReason={index === 0 ? t('quiz:question.first') : undefined}
                    onClick={() => move(line, index, index - 1)}
                  />
                  <IconButton
                    label={t('quiz:question.down', { code })}
                    icon={<ArrowDown {...ARROW} />}
                    disabledReason={index === lines.length - 1 ? t('quiz:question.last') : undefined}
                    onClick={() => move(line, index, index + 1)}
                  />
                </>
              )}
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
};

type FormProps = {
  readonly question: QuizQuestion;
  readonly draft: Draft;
  readonly closed: boolean;
  readonly onChange: (draft: Draft) => void;
};

/** The controls for the answer: radio buttons, lists to choose from, or lines to move. */
export const AnswerForm = ({ question, draft, closed, onChange }: FormProps) => {
  const rest = { draft, closed, onChange };
  switch (question.kind) {
    case 'read':
    case 'predict':
      return <Options question={question} {...rest} />;
    case 'bug':
      return <Lines question={question} {...rest} />;
    case 'match':
      return <Pairs question={question} {...rest} />;
    case 'order':
      return <Order question={question} {...rest} />;
  }
};
