import type { MouseEvent } from 'react';

/**
 * What makes a dialog of Mantine close by a press beside it. Small children press twice what opens a dialog: the second
 * press of a double click is beside it, and closes nothing.
 */
export const closeBeside = (onClose: () => void) => ({
  closeOnClickOutside: false,
  overlayProps: {
    onClick: ({ detail }: MouseEvent): void => {
      if (detail < 2) onClose();
    },
  },
});
