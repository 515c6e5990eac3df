import { describe, expect, it } from 'vitest';
import { CODE_SHARE, GAME_SHARE, sharesWithin, USUAL_SHARES } from './panel-shares.ts';

describe('the shares of code and game', () => {
  it('are those of the specification', () => {
    expect([CODE_SHARE, GAME_SHARE, USUAL_SHARES]).toEqual([
      { defaultSize: 40, min: 35, max: 60 },
      { defaultSize: 60, min: 30, max: 70 },
      [40, 60],
    ]);
  });

  it.each([
    ['the default ones', [40, 60], [40, 60]],
    ['a share between', [47.5, 52.5], [47.5, 52.5]],
    ['no game', [100, 0], [60, 40]],
    ['no code', [0, 100], [35, 65]],
    ['shares that do not add up to 100', [50, 90], [50, 50]],
  ] as const)('stay in their ranges: %s', (_, [code, game], shares) => {
    expect(sharesWithin([code, game])).toEqual(shares);
  });
});
