import { type ReactNode, useEffect, useId, useLayoutEffect } from 'react';
import { sayWaiting } from '../lib/page-start/early-presses.ts';
import { DialogLoadError } from './dialog-load-error.tsx';
import { MountOnOpen } from './mount-on-open.tsx';
import { noteOpenDialog } from './open-dialogs.ts';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** How many ms a dialog may take to load before the page says that it is loading. Most dialogs load faster. */
const PATIENCE = 200;

const Loading = () => {
  useEffect(() => {
    const timer = setTimeout(() => sayWaiting(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      sayWaiting(false);
    };
  }, []);
  return null;
};

/**
 * A dialog whose code is loaded when it is opened for the first time. It counts as open while its code loads, so that
 * no other dialog opens in the meantime, and the page says that it is loading. If the code cannot be loaded, the page
 * says so.
 */
export const DialogOnOpen = ({ opened, onClose, children }: Props) => {
  const id = useId();
  // Runs before the effects of the dialog itself, so that the dialog is the topmost one.
  useLayoutEffect(() => (opened ? noteOpenDialog(id) : undefined), [opened, id]);
  return (
    <MountOnOpen opened={opened} instead={<DialogLoadError onClose={onClose} />} meanwhile={<Loading />}>
      {children}
    </MountOnOpen>
  );
};
