import type { MouseEvent } from 'react';

/**
 * Closes a Mantine dialog when the user clicks outside it. Small children double-click buttons that open dialogs. The
 * second click is outside the dialog and must not close it.
 */
export const closeBeside = (onClose: () => void) => ({
  closeOnClickOutside: false,
  overlayProps: {
    onClick: ({ detail }: MouseEvent): void => {
      if (detail < 2) onClose();
    },
  },
});
