import type { MouseEvent } from 'react';

/** Small children click twice. The second click would leave the level that the first click has opened. */
export const goOnce = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault();
};
