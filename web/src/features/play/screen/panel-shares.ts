import { clamp } from '../../../lib/clamp.ts';
import type { PlayLayout } from '../../../lib/settings.ts';

/** The shares of the two panels in percent (game.md section 2, 'Play screen'). */
export const CODE_SHARE = { defaultSize: 40, min: 35, max: 60 } as const;
export const GAME_SHARE = { defaultSize: 60, min: 30, max: 70 } as const;

export const USUAL_SHARES: PlayLayout = [CODE_SHARE.defaultSize, GAME_SHARE.defaultSize];

/**
 * Limits a stored layout to the allowed range of both panels. It may come from another version, or someone may have
 * edited it.
 */
export const sharesWithin = ([code]: PlayLayout): PlayLayout => {
  const least = Math.max(CODE_SHARE.min, 100 - GAME_SHARE.max);
  const most = Math.min(CODE_SHARE.max, 100 - GAME_SHARE.min);
  const share = clamp(code, least, most);
  return [share, 100 - share];
};
