import type { PropName } from '@hopcode/engine/formats/tilesets';
import { ANIMAL_TYPES, type AnimalType } from '@hopcode/engine/things/animals';
import { NEIGHBOUR_TYPES, type NeighbourType } from '@hopcode/engine/things/neighbours';
import type { FacingName } from '@hopcode/engine/world/geometry';
import type { AvatarName } from '../avatars/catalogue.ts';

/** The avatar of each neighbour. A learner's character can have the same avatars as the neighbours. */
const AVATAR_OF: Readonly<Record<NeighbourType, AvatarName>> = {
  rosa: 'Girl2',
  tam: 'OldMan',
  viggo: 'Viking',
  mina: 'Glasses',
  pim: 'Knight',
};

/** The prop whose picture each animal on the farm uses. */
const PROP_OF: Readonly<Record<Exclude<AnimalType, 'odo'>, PropName>> = {
  berta: 'hen',
  hen: 'hen',
  duck: 'duck',
  cow: 'cow',
  sheep: 'sheep',
  cat: 'cat',
};

/** The atlas name of a person or an animal; undefined for all other types of things. */
export const figureOf = (type: string, facing: FacingName = 'down'): string | undefined => {
  const neighbour = NEIGHBOUR_TYPES.find((one) => one === type);
  if (neighbour) return `avatar/${AVATAR_OF[neighbour]}/${facing}`;
  const animal = ANIMAL_TYPES.find((one) => one === type);
  if (animal === 'odo') return 'character/owl';
  return animal && `prop/${PROP_OF[animal]}`;
};
