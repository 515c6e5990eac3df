import { useId } from 'react';
import type { TimingChoice } from '../lib/account/timing-choice.ts';
import { useWords } from '../lib/i18n/use-words.ts';
import classes from './timing-radios.module.css';
import { type TimingFor, timingWord } from './timing-word.ts';

type Props<Choice extends TimingChoice> = {
  readonly choices: readonly Choice[];
  readonly value: Choice;
  readonly onChange: (value: Choice) => void;
  readonly of: TimingFor;
  /** The explanation under the choice `class`. */
  readonly classHint?: string | undefined;
};

/** The radio buttons that set when the assistant gives tips. The caller adds the fieldset with its legend. */
export const TimingRadios = <Choice extends TimingChoice>({
  choices,
  value,
  onChange,
  of,
  classHint,
}: Props<Choice>) => {
  const t = useWords('school');
  const name = useId();
  const hints: Partial<Record<TimingChoice, string | undefined>> = {
    class: classHint,
    asks: t('school:student.assistant.asksHint'),
  };
  return (
    <div>
      {choices.map((choice) => (
        <label key={choice} className={classes.check}>
          <input type="radio" name={name} checked={choice === value} onChange={() => onChange(choice)} />
          <span>
            {choice === 'class' ? t('school:student.assistant.class') : timingWord(t, choice, of)}
            {hints[choice] === undefined ? null : <small>{hints[choice]}</small>}
          </span>
        </label>
      ))}
    </div>
  );
};
