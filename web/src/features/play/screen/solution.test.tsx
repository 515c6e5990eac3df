// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, answering, loadWords, renderAt } from '../../../ui/testing/render-page.tsx';
import { Solution } from './solution.tsx';

const CALL = 'GET /api/level/solution/python/intro-level1';
const DATA = { courseId: 'python', slug: 'intro-level1' };

const show = (answer: Answer | (() => Answer)) => {
  const sent = answering({ [CALL]: answer });
  renderAt('/en/play/python/intro-level1', <Solution data={DATA} />);
  return sent;
};
const theSwitch = () => screen.findByRole('switch', { name: 'Show solution' });

beforeAll(loadWords);
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('Solution', () => {
  it('is off by default and loads nothing; the tab remembers the switch, other tabs do not', async () => {
    const sent = show([200, { code: 'player.move_forward(3)' }]);
    const found = await theSwitch();
    expect([found.getAttribute('aria-checked'), sent]).toEqual(['false', []]);
    fireEvent.click(found);
    expect(await screen.findByText('player.move_forward(3)')).toBeTruthy();
    expect([sessionStorage.length, localStorage.getItem('hopcode.solution')]).toEqual([1, null]);

    cleanup();
    show([200, { code: 'player.move_forward(3)' }]);
    expect((await theSwitch()).getAttribute('aria-checked')).toBe('true');
    fireEvent.click(await theSwitch());
    await waitFor(() => expect(screen.queryByText('player.move_forward(3)')).toBeNull());
  });

  it('says when it could not be loaded, and loads it again', async () => {
    let isAway = true;
    show(() => (isAway ? [500] : [200, { code: 'player.speak()' }]));
    fireEvent.click(await theSwitch());
    expect(await screen.findByText('We could not load the solution.')).toBeTruthy();
    isAway = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('player.speak()')).toBeTruthy();
  });
});
