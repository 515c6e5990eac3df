import { bareLines } from './program-code.ts';

const WORDS = ['for', 'while', 'if', 'elif', 'else'] as const;
export type BlockWord = (typeof WORDS)[number];

/** A block of a loop or of a condition. Lines count from 1. */
export type Block = {
  readonly word: BlockWord;
  /** The line that begins the block, and the code between the keyword and the colon. */
  readonly line: number;
  readonly head: string;
  /** Its last line. */
  readonly to: number;
  /** The lines of the block without comments and texts. */
  readonly body: string;
  readonly indent: number;
};

const HEAD = /^(\s*)(?:async\s+)?(for|while|if|elif|else)\b\s*(.*?)\s*:\s*$/;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/**
 * The blocks of loops and conditions, in the order of their lines. Blocks that are on the same line as their head are
 * left out.
 */
export const blocksOf = (program: string): readonly Block[] => {
  const lines = bareLines(program);
  return lines.flatMap((text, at): Block[] => {
    const [, indent = '', found, head = ''] = HEAD.exec(text) ?? [];
    const word = WORDS.find((one) => one === found);
    if (word === undefined) return [];
    const below = lines.slice(at + 1);
    const end = below.findIndex((next) => next.trim() !== '' && indentOf(next) <= indent.length);
    const inside = end < 0 ? below : below.slice(0, end);
    const last = inside.findLastIndex((next) => next.trim() !== '');
    const body = inside.slice(0, last + 1).join('\n');
    return [{ word, line: at + 1, head, to: at + 2 + last, body, indent: indent.length }];
  });
};

export const isLoop = ({ word }: Block): boolean => word === 'for' || word === 'while';

export const isIn = (line: number, block: Block): boolean => line > block.line && line <= block.to;

/** The branches of the `if` to which a block belongs, in order. */
export const chainOf = (blocks: readonly Block[], block: Block): readonly Block[] => {
  const outer = ({ line }: Block) => blocks.findLast((other) => isIn(line, other));
  const level = blocks.filter((one) => one.indent === block.indent && outer(one) === outer(block));
  const at = level.indexOf(block);
  const from = level.findLastIndex(({ word }, index) => index <= at && word === 'if');
  const end = level.findIndex((one, index) => index > at && (one.word === 'if' || isLoop(one)));
  return level.slice(Math.max(from, 0), end < 0 ? level.length : end);
};

/** The innermost loop around a line. */
export const loopAround = (blocks: readonly Block[], line: number): Block | undefined =>
  blocks.findLast((block) => isLoop(block) && isIn(line, block));
