import { type ReportReason, reportReasonSchema } from '@hopcode/contract/creative/report-reason';
import { useId, useState } from 'react';
import { useWords } from '../../lib/i18n/use-words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import classes from './review.module.css';

type Props = {
  readonly opened: boolean;
  /** The name of the level. */
  readonly level: string;
  /** The reason that most reports give. */
  readonly likely: ReportReason | undefined;
  readonly onClose: () => void;
  readonly onTakeDown: (reason: ReportReason) => void;
};

/** Asks for a reason before a level is taken down. The author of the level sees the reason. */
export const TakeDownDialog = ({ opened, level, likely, onClose, onTakeDown }: Props) => {
  const t = useWords('review');
  const id = useId();
  const [reason, setReason] = useState<ReportReason>(likely ?? 'other');
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('review:takeDownTitle', { level })}
      confirm={t('review:takeDown')}
      onConfirm={() => onTakeDown(reason)}
    >
      <p>{t('review:takeDownDetail')}</p>
      <label htmlFor={id}>{t('review:takeDownReason')}</label>
      <select
        id={id}
        className={classes.select}
        value={reason}
        onChange={({ currentTarget: { value } }) =>
          setReason(reportReasonSchema.options.find((one) => one === value) ?? 'other')
        }
      >
        {reportReasonSchema.options.map((one) => (
          <option key={one} value={one}>
            {t(`review:reason.${one}`)}
          </option>
        ))}
      </select>
    </ConfirmDialog>
  );
};
