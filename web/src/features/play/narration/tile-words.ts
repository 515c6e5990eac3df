import type { Message } from '@hopcode/engine/message';
import { narrateMap } from '@hopcode/engine/narration';
import type { Position } from '@hopcode/engine/world/geometry';
import type { Board, World } from '@hopcode/engine/world/world';
import { sayMessage } from '../../../lib/i18n/engine-words.ts';
import type { Words } from '../../../lib/i18n/use-words.ts';

const isAt = ({ params = {} }: Message, [column, row]: Position): boolean =>
  params.row === row && params.column === column;

/** Describes everything visible on one tile in sentences, except the character. */
export const tileWords = (board: Board, world: World, cell: Position, t: Words): readonly string[] =>
  narrateMap(board, world, '')
    .slice(2)
    .filter((message) => isAt(message, cell))
    .map((message) => sayMessage(message, t));
