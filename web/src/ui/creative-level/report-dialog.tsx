import type { CreativeSummary } from '@hopcode/contract/creative/creative-summary';
import { creativeReport } from '@hopcode/contract/creative/moderation';
import { type ReportReason, reportReasonSchema } from '@hopcode/contract/creative/report-reason';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Dialog } from '../dialog.tsx';
import { useHandedFocus } from '../use-handed-focus.ts';
import classes from './creative-level.module.css';

type Props = { readonly level: Pick<CreativeSummary, 'id' | 'name'>; readonly onClose: () => void };

/** Asks why a level is reported. The dialog has no text field, because children must not write to strangers. */
export const ReportDialog = ({ level, onClose }: Props) => {
  const t = useWords('creator');
  const name = useId();
  const handed = useHandedFocus();
  const [reason, setReason] = useState<ReportReason>('unkind');
  const [state, setState] = useState<'open' | 'sent' | 'failed'>('open');
  const send = async (): Promise<void> => {
    try {
      await api(creativeReport, { params: { creative_level_id: level.id }, body: { reason } });
      setState('sent');
    } catch {
      setState('failed');
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('creator:report.title', { name: level.name })}
      actions={
        state === 'sent' ? (
          <Button ref={handed} onClick={onClose}>
            {t('creator:report.close')}
          </Button>
        ) : (
          <>
            <Button variant="default" onClick={onClose}>
              {t('dialog.cancel')}
            </Button>
            <Button ref={handed} onClick={() => void send()}>
              {t('creator:report.send')}
            </Button>
          </>
        )
      }
    >
      {state === 'sent' ? (
        <p role="status">{t('creator:report.sent')}</p>
      ) : (
        <fieldset className={classes.reasons}>
          <legend>{t('creator:report.why')}</legend>
          {reportReasonSchema.options.map((option) => (
            <label key={option}>
              <input
                type="radio"
                name={name}
                checked={option === reason}
                onChange={() => setReason(option)}
              />
              <span>{t(`creator:reason.${option}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {state === 'failed' ? (
        <p role="alert" className={classes.failure}>
          {t('creator:report.failed')}
        </p>
      ) : null}
    </Dialog>
  );
};
