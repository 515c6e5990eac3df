import type { Message } from '@hopcode/engine/message';
import { narrateAhead, narrateAround, narrateMap } from '@hopcode/engine/narration';
import type { Position } from '@hopcode/engine/world/geometry';
import type { Board, World } from '@hopcode/engine/world/world';
import { sayMessage } from '../../../lib/i18n/engine-words.ts';
import type { Words } from '../../../lib/i18n/use-words.ts';

/** The farm in sentences. */
export type FarmWords = {
  /** How large it is and where the character stands. */
  readonly start: readonly string[];
  /** What is ahead and around, in steps. */
  readonly around: readonly string[];
  /** Everything that can be seen, row by row. */
  readonly things: readonly string[];
};

/** What is around says how far things are; of the tile ahead only its state is left to say. */
const aheadInDetail = (board: Board, world: World): Message[] => {
  const ahead = narrateAhead(board, world);
  return ahead.params?.state === undefined ? [] : [ahead];
};

/** Describes a whole farm (issue 'The whole game', 'The farm without sight'). */
export const farmWords = (board: Board, world: World, t: Words): FarmWords => {
  const say = (message: Message): string => sayMessage(message, t);
  const [size, character, ...things] = narrateMap(board, world, t('play.farm.character'));
  return {
    start: [size, character].flatMap((message) => (message ? [say(message)] : [])),
    around: [...aheadInDetail(board, world), ...narrateAround(board, world)].map(say),
    things: things.map(say),
  };
};

const isAt = ({ params = {} }: Message, [column, row]: Position): boolean =>
  params.row === row && params.column === column;

/** What can be seen on one tile, in sentences; the character is not a thing. */
export const tileWords = (board: Board, world: World, cell: Position, t: Words): readonly string[] =>
  narrateMap(board, world, '')
    .slice(2)
    .filter((message) => isAt(message, cell))
    .map((message) => sayMessage(message, t));
