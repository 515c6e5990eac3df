import type { Figure } from './figure.ts';
import { RABBIT } from './rabbit.ts';

/** Every avatar by the name that the specification gives it. */
export const AVATARS = {
  Rabbit: RABBIT,
} as const satisfies Record<string, Figure>;
