import { useId, useState } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import classes from './number-field.module.css';

type Props = {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
};

/**
 * A field for a whole number. The change takes effect when the field loses the focus or on Enter, not after each digit.
 * A number out of range stays in the field, with a message.
 */
export const NumberField = ({ label, value, least, most, onChange }: Props) => {
  const [typed, setTyped] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const t = useWords('creator');
  const problem = useId();
  const take = (): void => {
    const number = Math.round(Number(typed));
    const isNumber = typed !== undefined && typed.trim() !== '' && !Number.isNaN(number);
    const isOutside = isNumber && (number < least || number > most);
    setRefused(isOutside);
    if (isOutside) return;
    setTyped(undefined);
    if (isNumber && number !== value) onChange(number);
  };
  return (
    <>
      <label>
        <span>{label}</span>
        <input
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          value={typed ?? value}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? problem : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={take}
          onInvalid={(event) => {
            // The browser's own message would cover ours, and might be in another language.
            event.preventDefault();
            setRefused(true);
            event.currentTarget.focus();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') take();
          }}
        />
      </label>
      {isRefused ? (
        <p id={problem} role="alert" className={classes.problem}>
          {t('creator:numberRange', { least, most })}
        </p>
      ) : null}
    </>
  );
};
