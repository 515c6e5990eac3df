import type { Level } from '@hopcode/engine/formats/level';
import { thingName } from '@hopcode/engine/message';
import { type Position, samePosition } from '@hopcode/engine/world/geometry';
import { sayMessage } from '../../../lib/i18n/engine-words.ts';
import type { Words } from '../../../lib/i18n/use-words.ts';
import { groundAt, propsAt } from '../model/farm-map.ts';
import { isBarred, itemsAt } from '../model/farm-things.ts';

/** The name of a thing as it appears in lists, for example `a carrot`. */
export const thingWords = (type: string, t: Words, count = 1): string =>
  sayMessage(thingName(type, count), t);

/** Describes a tile in words: its position, ground, scenery and things. */
export const cellWords = (level: Level, cell: Position, t: Words): string => {
  const [x, y] = cell;
  const parts = [
    t(`creator:ground.${groundAt(level, cell)}`),
    ...propsAt(level, cell).map(({ name }) => t(`creator:prop.${name}`)),
    ...itemsAt(level, cell).map(({ type }) => thingWords(type, t)),
    ...(samePosition(level.start, cell) ? [t('creator:cell.start')] : []),
    ...(isBarred(level, cell) ? [t('creator:cell.blocked')] : []),
  ];
  return t('creator:cell.at', { x, y, things: parts.join(', ') });
};
