/** The font size of a level's name in pixels. A longer name is smaller (game.md section 2, 'Play screen'). */
export const levelTitleSize = (name: string): number => Math.max(12, 28 - 0.2 * [...name].length);
