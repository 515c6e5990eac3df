import classes from './view-switch.module.css';

type Choice<Value extends string> = { readonly value: Value; readonly label: string };

type Props<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly choices: readonly [Choice<Value>, Choice<Value>];
};

/** A switch between the two views on a narrow screen. */
export const ViewSwitch = <Value extends string>({ label, value, onChange, choices }: Props<Value>) => (
  <fieldset className={classes.sides} aria-label={label}>
    {choices.map((choice) => (
      <button
        key={choice.value}
        type="button"
        aria-pressed={choice.value === value}
        onClick={() => onChange(choice.value)}
      >
        {choice.label}
      </button>
    ))}
  </fieldset>
);
