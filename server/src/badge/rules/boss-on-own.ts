import { defineBadge } from '../badge.ts';
import { doneLevels } from '../facts.ts';

/** A boss level was completed without code from the owl. */
export const bossOnOwn = defineBadge({
  id: 'boss-on-own',
  picture: 'item/gem',
  metal: 'gold',
  need: 1,
  ofProgress: ({ levels }) => levels.filter(({ role, own }) => role === 'boss' && own).length,
  examples: {
    enough: { levels: doneLevels(1, { role: 'boss', own: true }) },
    tooLittle: { levels: doneLevels(1, { role: 'boss' }) },
  },
});
