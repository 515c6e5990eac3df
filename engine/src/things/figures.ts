import { ANIMAL_TYPES } from './animals.ts';
import { NEIGHBOUR_TYPES } from './neighbours.ts';

const FIGURE_TYPES: ReadonlySet<string> = new Set([...NEIGHBOUR_TYPES, ...ANIMAL_TYPES]);

/** Whether a type of thing is a person or an animal. */
export const isFigure = (type: string): boolean => FIGURE_TYPES.has(type);
