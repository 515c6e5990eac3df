/** The id of the farm in the editor. */
export const BOARD_ID = 'farm-board';

/** Moves the focus to the farm, if it is on the screen: the next key chooses a tile. */
export const focusBoard = (): void => document.getElementById(BOARD_ID)?.focus({ preventScroll: true });
