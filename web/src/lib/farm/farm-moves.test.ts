import { afterEach, describe, expect, it } from 'vitest';
import {
  addMoves,
  forgetMoves,
  giveMoves,
  mergeMoves,
  movesOf,
  placesOf,
  placesToSend,
  readMoves,
  storedMoves,
} from './farm-moves.ts';

const move = (x: number, at: number) => ({ x, y: 1, at });
afterEach(() => {
  for (const owner of ['visitor', 'ada']) storedMoves(owner).remove();
});

describe('moves on the own farm', () => {
  it.each([
    ['another thing', { a: move(1, 5) }, { b: move(2, 1) }, { a: move(1, 5), b: move(2, 1) }],
    ['a later move', { a: move(1, 5) }, { a: move(2, 6) }, { a: move(2, 6) }],
    ['an earlier move', { a: move(1, 5) }, { a: move(2, 4) }, { a: move(1, 5) }],
  ])('merges %s', (_, one, other, merged) => {
    expect(mergeMoves(one, other)).toEqual(merged);
  });

  it('deletes the sent moves, and keeps later ones', () => {
    addMoves('ada', { a: move(1, 5), b: move(1, 5) });
    const sent = readMoves('ada');
    addMoves('ada', { b: move(2, 7) });
    forgetMoves('ada', sent);
    expect(readMoves('ada')).toEqual({ b: move(2, 7) });
    forgetMoves('ada', readMoves('ada'));
    expect(storedMoves('ada').read()).toBeUndefined();
  });

  it('gives a visitor’s farm to an account, which keeps its later moves', () => {
    addMoves('visitor', { a: move(1, 5), b: move(1, 5) });
    addMoves('ada', { a: move(2, 6) });
    giveMoves('visitor', 'ada');
    expect(readMoves('ada')).toEqual({ a: move(2, 6), b: move(1, 5) });
    expect(readMoves('visitor')).toEqual({});
  });

  it('restores the same moves from the format of the server', () => {
    const moves = { 'python/intro-level1': move(3, 1_700_000_000_000) };
    expect(movesOf(placesToSend(moves))).toEqual(moves);
    expect(placesOf(moves).get('python/intro-level1')).toEqual([3, 1]);
  });
});
