import type { MouseEvent } from 'react';

/** Small children click twice, and the second click would leave the level that the first one opened. */
export const goOnce = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault();
};
