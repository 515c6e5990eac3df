import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../lib/i18n/use-words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { MountOnOpen } from '../../ui/mount-on-open.tsx';
import classes from './sales.module.css';

type Props = {
  /** The text of the button. */
  readonly label: string;
  /** The name of the button for screen readers, because several buttons have the same text. */
  readonly name: string;
  readonly title: string;
  readonly tone?: 'danger' | 'plain';
  readonly act: () => Promise<unknown>;
  /** A text that says what the decision means. */
  readonly children: ReactNode;
};

/** A button for a decision by the operator. It asks for confirmation first. If the decision fails, it says so. */
export const DecisionButton = ({ label, name, title, tone = 'plain', act, children }: Props) => {
  const t = useWords('sales');
  const [asks, setAsks] = useState(false);
  const decide = useMutation({ mutationFn: act });
  return (
    <>
      <Button
        variant="default"
        size="sm"
        aria-label={name}
        aria-busy={decide.isPending}
        onClick={() => setAsks(true)}
      >
        {label}
      </Button>
      {decide.isError ? (
        <span className={classes.failed} role="alert">
          {t('sales:failed')}
        </span>
      ) : null}
      <MountOnOpen opened={asks}>
        <ConfirmDialog
          opened={asks}
          onClose={() => setAsks(false)}
          title={title}
          confirm={label}
          tone={tone}
          onConfirm={() => {
            if (!decide.isPending) decide.mutate();
          }}
        >
          <p>{children}</p>
        </ConfirmDialog>
      </MountOnOpen>
    </>
  );
};
