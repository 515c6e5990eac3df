import { ADVENTURERS } from './adventurers.ts';
import { CHILDREN } from './children.ts';
import type { Figure } from './figure.ts';
import { GROWN_UPS } from './grown-ups.ts';
import { RABBIT } from './rabbit.ts';

/** Every avatar, by its name in the specification (game.md section 3). */
export const AVATARS = {
  Rabbit: RABBIT,
  ...CHILDREN,
  ...GROWN_UPS,
  ...ADVENTURERS,
} as const satisfies Record<string, Figure>;

export type AvatarName = keyof typeof AVATARS;
