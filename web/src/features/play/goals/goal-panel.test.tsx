// @vitest-environment happy-dom
import type { Goal } from '@hopcode/engine/formats/level';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { GoalPanel } from './goal-panel.tsx';

const variable = (name: string): Goal => ({ action: 'assign', variable: name, score: 0, maxScore: 1 });
const GOALS = [variable('steps'), variable('cheer')];

const show = () => renderPlay(<GoalPanel goals={GOALS} items={[]} scores={[1, 0]} />);
const fold = () => screen.getByRole('button');

beforeAll(loadEnglish);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('GoalPanel', () => {
  it('names the variable of each goal', () => {
    show();
    const rows = screen.getAllByRole('listitem').map((row) => row.querySelector('code')?.textContent);
    expect(rows).toEqual(['steps', 'cheer']);
  });

  it('can be folded to the number of goals met, and stays folded', () => {
    show();
    fireEvent.click(fold());
    expect([fold().getAttribute('aria-expanded'), fold().textContent]).toEqual(['false', 'Goals1 / 2']);
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    cleanup();
    show();
    expect(screen.getByRole('button', { name: 'Goals: 1 / 2', expanded: false })).toBeTruthy();
    fireEvent.click(fold());
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
