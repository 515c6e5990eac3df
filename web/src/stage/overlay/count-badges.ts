import type { Position } from '@hopcode/engine/world/geometry';
import { isMark, type World } from '@hopcode/engine/world/world';
import { formatNumber } from '../../lib/i18n/format.ts';
import type { Overlay, PlacedBox } from './overlay.ts';

/**
 * The cells with several things, and the number of things in each; marks do not count (game.md section 4, 'Level
 * creator').
 */
export const crowdedCells = (world: World): { readonly cell: Position; readonly count: number }[] => {
  const counts = new Map<string, { cell: Position; count: number }>();
  for (const { type, state, position } of world.things) {
    if (state === 'gone' || state === 'hidden' || isMark(type)) continue;
    const known = counts.get(position.join());
    if (known) known.count += 1;
    else counts.set(position.join(), { cell: position, count: 1 });
  }
  return [...counts.values()].filter(({ count }) => count > 1);
};

export type CountBadges = { readonly show: (world: World) => void };

/** Shows the number of things on cells with several things, in the digits of the page's language. */
export const createCountBadges = (overlay: Overlay): CountBadges => {
  let shown: World['things'] | undefined;
  let language = '';
  let boxes: PlacedBox[] = [];
  return {
    show: ({ things, ...rest }) => {
      const { lang } = document.documentElement;
      if (things === shown && lang === language) return;
      shown = things;
      language = lang;
      for (const box of boxes) box.remove();
      boxes = crowdedCells({ things, ...rest }).map(({ cell, count }) => {
        const element = document.createElement('span');
        element.className = 'stage-badge';
        element.setAttribute('aria-hidden', 'true');
        element.textContent = formatNumber(lang || 'en', count);
        return overlay.place(element, cell, { as: 'corner' });
      });
    },
  };
};
