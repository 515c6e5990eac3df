/** The id of the farm in the editor. */
export const BOARD_ID = 'farm-board';

/** Moves the focus to the farm if it is on the screen, so that keys work there. */
export const focusBoard = (): void => document.getElementById(BOARD_ID)?.focus({ preventScroll: true });
