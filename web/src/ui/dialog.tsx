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
  /** The buttons; the main button is the last one. */
  readonly actions?: ReactNode;
  /** False if other code moves the focus after `onClosed`. */
  readonly returnsFocus?: boolean;
  readonly onClosed?: () => void;
};

/**
 * The only dialog component of the site. It is centred, and Escape, a click outside it or its close button closes it.
 */
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
        // All open dialogs receive Escape, even those under another dialog.
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
