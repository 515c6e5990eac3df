import { describe, expect, it } from 'vitest';
import { courseChapters, listedChapters } from './creative-chapter.ts';

const chapters = [{ id: 0 }, { id: 1 }, { id: 2 }];

describe('the Creative chapter', () => {
  it('is listed last', () => {
    expect(listedChapters(chapters).map(({ id }) => id)).toEqual([1, 2, 0]);
  });

  it('is not part of the course', () => {
    expect(courseChapters(chapters).map(({ id }) => id)).toEqual([1, 2]);
  });
});
