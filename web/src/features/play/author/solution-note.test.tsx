// @vitest-environment happy-dom
import { tinyLevel } from '@hopcode/engine/testing/tiny-level';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { AuthorRunProps } from '../../../ui/author-program/author-slots.ts';
import { startEnglish } from '../../../ui/testing/english-words.ts';
import { SolutionNote } from './solution-note.tsx';

beforeAll(() => startEnglish('creator'));
afterEach(cleanup);

const CARROTS = tinyLevel({ map: '>.c.', goals: [{ action: 'collect', type: 'carrot', count: 1 }] });
const FEW_LINES = { ...CARROTS, maxLinesOfCode: 4 };

it.each<readonly [string, AuthorRunProps['farms'], RegExp]>([
  ['commands prove', [CARROTS], /The program stays on this device/],
  ['need a run', [FEW_LINES], /When you save the level, we run your program once/],
  ['need a run on the second', [CARROTS, FEW_LINES], /When you save the level, we run your program once/],
])('shows the note for farms that %s', (_, farms, words) => {
  render(<SolutionNote farms={farms} />);
  expect(screen.getByText(words)).toBeTruthy();
});
