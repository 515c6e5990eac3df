import { type Certificate, NAME_FORMS, type NameForm } from '@hopcode/contract/certificate/certificate';
import { useId } from 'react';
import { useWords } from '../../lib/i18n/use-words.ts';
import classes from './certificates.module.css';

type Props = {
  readonly certificate: Pick<Certificate, 'has_first_name'>;
  readonly form: NameForm;
  readonly isBusy: boolean;
  readonly onChoose: (form: NameForm) => void;
};

/**
 * The choice of the name on the public page. For a student without a first name, that option is disabled, and a text
 * says why.
 */
export const NameChoice = ({ certificate: { has_first_name: hasName }, form, isBusy, onChoose }: Props) => {
  const t = useWords('certificate');
  const reason = useId();
  return (
    <>
      <label className={classes.label}>
        {t('certificate:settings.name')}
        <select
          className={classes.select}
          value={form}
          aria-busy={isBusy}
          aria-describedby={hasName ? undefined : reason}
          onChange={({ currentTarget: { value } }) => {
            const chosen = NAME_FORMS.find((one) => one === value);
            if (chosen) onChoose(chosen);
          }}
        >
          {NAME_FORMS.map((one) => (
            <option key={one} value={one} disabled={one === 'first_name' && !hasName}>
              {t(`certificate:settings.nameForm.${one}`)}
            </option>
          ))}
        </select>
      </label>
      {hasName ? null : (
        <p id={reason} className={classes.reason}>
          {t('certificate:settings.noFirstName')}
        </p>
      )}
    </>
  );
};
