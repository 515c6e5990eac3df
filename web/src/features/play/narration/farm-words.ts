import type { Message } from '@hopcode/engine/message';
import { narrateAhead, narrateAround, narrateMap } from '@hopcode/engine/narration';
import { type Block, type Obstacle, obstaclesOf } from '@hopcode/engine/obstacles';
import type { Board, World } from '@hopcode/engine/world/world';
import { sayMessage } from '../../../lib/i18n/engine-words.ts';
import type { Words } from '../../../lib/i18n/use-words.ts';

/** A farm at one moment. */
export type Farm = { readonly board: Board; readonly world: World };

/** The farm in sentences. */
export type FarmWords = {
  /** The size of the farm, and the position of the character. */
  readonly start: readonly string[];
  /** What is ahead of the character and around it, with distances in steps. */
  readonly around: readonly string[];
  /** The obstacles: one sentence for each kind, with all its positions. */
  readonly obstacles: readonly string[];
  /** Every visible thing, row by row. */
  readonly things: readonly string[];
};

/**
 * The sentences about the surroundings already name the thing ahead and its distance. So this adds only the state of
 * that thing, if it has one.
 */
const aheadInDetail = (board: Board, world: World): Message[] => {
  const ahead = narrateAhead(board, world);
  return ahead.params?.state === undefined ? [] : [ahead];
};

const blockWords = (block: Block, t: Words): string => {
  const { row, lastRow, column, lastColumn } = block;
  if (row === lastRow) return t(`play:farm.block.${column === lastColumn ? 'tile' : 'row'}`, block);
  return t(`play:farm.block.${column === lastColumn ? 'column' : 'area'}`, block);
};

const obstacleWords = ({ thing, count, blocks }: Obstacle, t: Words): string =>
  t('play:farm.obstacle', {
    thing: sayMessage(thing, t),
    count,
    places: blocks.map((block) => blockWords(block, t)).join('; '),
  });

/** Describes a whole farm (issue 'The whole game', 'The farm without sight'). The words of `play` must be loaded. */
export const farmWords = ({ board, world }: Farm, t: Words): FarmWords => {
  const say = (message: Message): string => sayMessage(message, t);
  const [size, character, ...things] = narrateMap(board, world, t('play.farm.character'));
  return {
    start: [size, character].flatMap((message) => (message ? [say(message)] : [])),
    around: [...aheadInDetail(board, world), ...narrateAround(board, world)].map(say),
    obstacles: obstaclesOf(board, world).map((obstacle) => obstacleWords(obstacle, t)),
    things: things.map(say),
  };
};
