import type { Position } from '@hopcode/engine/world/geometry';
import { isMark, type World } from '@hopcode/engine/world/world';
import type { Overlay, PlacedBox } from './overlay.ts';

/** Cells with several things on them, and how many; marks do not count (game.md section 4, 'Level creator'). */
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

/** Numbers on the cells that hold several things, in the digits of the page's language. */
export const createCountBadges = (overlay: Overlay): CountBadges => {
  let shown: World['things'] | undefined;
  let boxes: PlacedBox[] = [];
  return {
    show: ({ things, ...rest }) => {
      if (things === shown) return;
      shown = things;
      for (const box of boxes) box.remove();
      const format = new Intl.NumberFormat(document.documentElement.lang || undefined);
      boxes = crowdedCells({ things, ...rest }).map(({ cell, count }) => {
        const element = document.createElement('span');
        element.className = 'stage-badge';
        element.setAttribute('aria-hidden', 'true');
        element.textContent = format.format(count);
        return overlay.place(element, cell, { as: 'corner' });
      });
    },
  };
};
