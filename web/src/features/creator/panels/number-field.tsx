import { useState } from 'react';

type Props = {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
};

/** A whole number: takes effect when it is complete, not after its first digit. */
export const NumberField = ({ label, value, least, most, onChange }: Props) => {
  const [typed, setTyped] = useState<string>();
  const take = (): void => {
    setTyped(undefined);
    const number = Math.round(Number(typed));
    if (typed === undefined || typed.trim() === '' || Number.isNaN(number)) return;
    const wanted = Math.max(least, Math.min(most, number));
    if (wanted !== value) onChange(wanted);
  };
  return (
    <label>
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={typed ?? value}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
        }}
      />
    </label>
  );
};
