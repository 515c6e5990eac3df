import { useState } from 'react';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly most: number;
  readonly onChange: (value: string) => void;
};

/** A field for text. The change takes effect when the field loses the focus or on Enter. Empty text changes nothing. */
export const TextField = ({ label, value, most, onChange }: Props) => {
  const [typed, setTyped] = useState<string>();
  const take = (): void => {
    setTyped(undefined);
    const wanted = typed?.trim() ?? '';
    if (wanted !== '' && wanted !== value) onChange(wanted);
  };
  return (
    <label>
      <span>{label}</span>
      <input
        type="text"
        dir="auto"
        maxLength={most}
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
