import { useId } from 'react';
import { useWords } from '../../lib/i18n/use-words.ts';
import classes from './sales.module.css';

type Props<State extends string> = {
  readonly states: readonly State[];
  /** The chosen state; undefined for all states. */
  readonly state: State | undefined;
  readonly word: (state: State) => string;
  readonly onChange: (state: State | undefined) => void;
};

/** A list box to choose which state a list shows. The list changes immediately. */
export const StateFilter = <State extends string>({ states, state, word, onChange }: Props<State>) => {
  const t = useWords('sales');
  const id = useId();
  return (
    <p className={classes.filter}>
      <label htmlFor={id}>{t('sales:show')}</label>
      <select
        id={id}
        className={classes.select}
        value={state ?? ''}
        onChange={({ currentTarget: { value } }) => onChange(states.find((one) => one === value))}
      >
        <option value="">{t('sales:all')}</option>
        {states.map((one) => (
          <option key={one} value={one}>
            {word(one)}
          </option>
        ))}
      </select>
    </p>
  );
};
