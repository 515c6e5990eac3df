import { describe, expect, it } from 'vitest';
import { createMemoryValue } from '../../../lib/progress/memory-value.ts';
import { closeRecall, isRecallClosed } from './closed-recalls.ts';

const level = (number: number) => ({ courseId: 'python', levelSlug: `lists-level${number}` });

describe('closed questions', () => {
  it('stay closed, but only for that level', () => {
    const closed = createMemoryValue<string[]>();
    closeRecall(level(1), closed);
    closeRecall(level(1), closed);
    expect([isRecallClosed(level(1), closed), isRecallClosed(level(2), closed), closed.read()]).toEqual([
      true,
      false,
      ['python/lists-level1'],
    ]);
  });

  it('are deleted when there are many newer ones', () => {
    const closed = createMemoryValue<string[]>();
    for (let number = 1; number <= 201; number += 1) closeRecall(level(number), closed);
    expect([isRecallClosed(level(1), closed), isRecallClosed(level(2), closed)]).toEqual([false, true]);
  });
});
