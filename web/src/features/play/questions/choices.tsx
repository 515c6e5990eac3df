import { VisuallyHidden } from '@mantine/core';
import { Check, X } from 'lucide-react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { CompiledHtml } from '../../../ui/compiled-html.tsx';
import classes from './questions.module.css';

type Props = {
  /** The HTML of each choice. */
  readonly choices: readonly string[];
  readonly labelledBy: string;
  /** The index of the learner's choice. After it is set, the choice cannot change. */
  readonly chosen: number | undefined;
  /** The index of the right choice; undefined while it must not be shown. */
  readonly answer: number | undefined;
  readonly onChoose: (choice: number) => void;
};

const ICON = { size: 18, strokeWidth: 3, 'aria-hidden': true } as const;

/** Tells screen readers what the tick or the cross means. */
const Verdict = ({ of }: { readonly of: 'right' | 'wrong' }) => {
  const t = useWords('play');
  return (
    <VisuallyHidden component="span">
      {' '}
      <bdi>{t(`play:answer.named.${of}`)}</bdi>
    </VisuallyHidden>
  );
};

/** The choices of a question as buttons. */
export const Choices = ({ choices, labelledBy, chosen, answer, onChoose }: Props) => (
  <fieldset className={classes.choices} aria-labelledby={labelledBy}>
    {choices.map((choice, index) => {
      const isRight = answer === index;
      const isWrong = answer !== undefined && chosen === index && !isRight;
      return (
        <button
          key={choice}
          type="button"
          data-right={isRight || undefined}
          data-wrong={isWrong || undefined}
          aria-pressed={chosen === index}
          aria-disabled={chosen !== undefined || undefined}
          onClick={() => {
            if (chosen === undefined) onChoose(index);
          }}
        >
          {isRight ? <Check {...ICON} /> : null}
          {isWrong ? <X {...ICON} /> : null}
          <CompiledHtml html={choice} />
          {isRight ? <Verdict of="right" /> : null}
          {isWrong ? <Verdict of="wrong" /> : null}
        </button>
      );
    })}
  </fieldset>
);
