import type { MouseEvent } from 'react';

/**
 * Closes a Mantine dialog when the user clicks beside it. Small children double-click buttons that open dialogs. The
 * second click is beside the dialog and must not close it.
 */
export const closeBeside = (onClose: () => void) => ({
  closeOnClickOutside: false,
  overlayProps: {
    onClick: ({ detail }: MouseEvent): void => {
      if (detail < 2) onClose();
    },
  },
});
