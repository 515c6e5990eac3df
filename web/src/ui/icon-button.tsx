import { type ReactNode, useId } from 'react';
import classes from './icon-button.module.css';
import { Tooltip } from './tooltip.tsx';

type Props = {
  /** The accessible name, also shown as a tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  /** Why the button is disabled. The button can still get the focus, so that the user can read the reason. */
  readonly disabledReason?: string | undefined;
  readonly tone?: 'card' | 'sun' | 'code';
  /** Text next to the icon. */
  readonly children?: ReactNode;
  readonly expanded?: boolean;
};

/** A square tool button of 42 px with a tooltip. */
export const IconButton = ({
  label,
  icon,
  onClick,
  disabledReason,
  tone = 'card',
  children,
  expanded,
}: Props) => {
  const disabled = disabledReason !== undefined;
  const reason = useId();
  return (
    <Tooltip label={disabledReason ?? label} id={disabled ? reason : undefined}>
      <button
        type="button"
        className={classes.button}
        data-tone={tone}
        aria-label={label}
        aria-disabled={disabled || undefined}
        aria-describedby={disabled ? reason : undefined}
        aria-expanded={expanded}
        onClick={disabled ? undefined : onClick}
      >
        {icon}
        {children}
      </button>
    </Tooltip>
  );
};
