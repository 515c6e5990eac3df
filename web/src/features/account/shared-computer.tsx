import { useId, useRef } from 'react';
import { useEarlyField } from '../../lib/forms/use-early-field.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import parts from '../../ui/page-parts.module.css';
import classes from './shared-computer.module.css';

type Props = {
  readonly isShared: boolean;
  readonly onChange: (isShared: boolean) => void;
};

/** Asks whether other people use the computer. If they do, the login expires soon (docs/decisions/0034). */
export const SharedComputer = ({ isShared, onChange }: Props) => {
  const t = useWords('security');
  const hint = useId();
  const box = useRef<HTMLInputElement>(null);
  useEarlyField(box, 'shared', (value) => onChange(value !== ''));
  return (
    <div>
      <label className={parts.check}>
        <input
          ref={box}
          type="checkbox"
          name="shared"
          checked={isShared}
          aria-describedby={hint}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {t('security:shared')}
      </label>
      <p id={hint} className={classes.hint} hidden={!isShared}>
        {t('security:sharedHint')}
      </p>
    </div>
  );
};
