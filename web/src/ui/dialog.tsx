import './mantine-dialog.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../lib/i18n/use-words.ts';
import { closeBeside } from './close-beside.ts';
import classes from './dialog.module.css';
import { useDialog } from './give-focus-back.ts';
import { isTopmostDialog } from './open-dialogs.ts';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly size?: number | 'sm' | 'md' | 'lg';
  /** The buttons, the main one last. */
  readonly actions?: ReactNode;
  /** False if the code that closes the dialog moves the focus elsewhere, after `onClosed`. */
  readonly returnsFocus?: boolean;
  readonly onClosed?: () => void;
};

/** The site's only dialog component: centred; Escape, a click beside it and its button close it. */
export const Dialog = ({
  opened,
  onClose,
  title,
  children,
  size = 460,
  actions,
  returnsFocus = true,
  onClosed,
}: Props) => {
  const t = useWords();
  const dialog = useDialog(opened, returnsFocus);
  return (
    <Modal
      {...dialog}
      onClose={() => {
        // Every open dialog receives Escape, even if it is under another one.
        if (isTopmostDialog(dialog.id)) onClose();
      }}
      {...closeBeside(onClose)}
      onExitTransitionEnd={() => onClosed?.()}
      title={<bdi>{title}</bdi>}
      size={size}
      radius={20}
      centered
      closeButtonProps={{ 'aria-label': t('dialog.close'), size: 42, iconSize: 22 }}
      classNames={{
        content: classes.content,
        header: classes.header,
        title: classes.title,
        body: classes.body,
      }}
    >
      {children}
      {actions === undefined ? null : <div className={classes.actions}>{actions}</div>}
    </Modal>
  );
};
