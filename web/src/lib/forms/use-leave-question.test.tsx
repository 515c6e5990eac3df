// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveWith } from './leave-guard.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

const onOut = vi.fn<() => void>();

const Form = ({ isAsking }: { readonly isAsking: boolean }) => {
  const { isOpen, leave, stay } = useLeaveQuestion(isAsking);
  return (
    <>
      <form>
        <Link to="/en/list">Cancel</Link>
      </form>
      <Link to="/en/elsewhere">Elsewhere</Link>
      <button type="button" data-leaves onClick={onOut}>
        Stop acting
      </button>
      <Link to="/en/form#part">Part</Link>
      <Link to="/de/form">Deutsch</Link>
      <Link to="/de/form?page=2">Zweite Seite</Link>
      {isOpen ? (
        <>
          <button type="button" onClick={leave}>
            Leave
          </button>
          <button type="button" onClick={stay}>
            Stay
          </button>
        </>
      ) : null}
    </>
  );
};
const Place = () => <output>{useLocation().pathname}</output>;

const show = (isAsking: boolean) => {
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/:lng/list" element={<Link to="/en/form">Form</Link>} />
        <Route path="/:lng/form" element={<Form isAsking={isAsking} />} />
        <Route path="*" element={null} />
      </Routes>
      <Place />
    </BrowserRouter>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Form' }));
};
const place = () => screen.getByRole('status').textContent;
const press = (role: 'link' | 'button', name: string) => fireEvent.click(screen.getByRole(role, { name }));
const isAsked = () => screen.queryByRole('button', { name: 'Leave' }) !== null;

/** The browser goes back in its history. It has already changed the address when it calls listeners. */
const stepTo = (entry: 'list' | 'form') => {
  const state = { idx: entry === 'list' ? 0 : 1, key: entry, usr: null };
  history.replaceState(state, '', `/en/${entry}`);
  fireEvent(globalThis.window, new PopStateEvent('popstate', { state }));
};

const go = vi.spyOn(history, 'go');
beforeEach(() => {
  go.mockReset();
  onOut.mockReset();
  history.replaceState(null, '', '/en/list');
});
afterEach(cleanup);

describe('useLeaveQuestion', () => {
  it.each([
    ['Elsewhere', true, '/en/form'],
    ['Cancel', false, '/en/list'],
    ['Part', false, '/en/form'],
    ['Deutsch', false, '/de/form'],
    ['Zweite Seite', true, '/en/form'],
  ])('of the link %s asks: %s', (link, asks, at) => {
    show(true);
    press('link', link);
    expect([isAsked(), place()]).toEqual([asks, at]);
  });

  it('follows the link once the user confirms', () => {
    show(true);
    press('link', 'Elsewhere');
    press('button', 'Leave');
    expect(place()).toBe('/en/elsewhere');
  });

  it('asks before a button that leaves, and presses it once the user confirms', () => {
    show(true);
    press('button', 'Stop acting');
    expect([isAsked(), onOut.mock.calls.length]).toEqual([true, 0]);
    press('button', 'Leave');
    expect(onOut).toHaveBeenCalledOnce();
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('with changes to lose: %s, asks before an action whose menu has already closed', (asks, atOnce) => {
    show(asks);
    act(() => leaveWith(onOut));
    expect([isAsked(), onOut.mock.calls.length]).toEqual([asks, atOnce]);
    if (asks) press('button', 'Leave');
    expect(onOut).toHaveBeenCalledOnce();
    const unload = new Event('beforeunload', { cancelable: true });
    globalThis.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(false);
  });

  it('undoes a history step, asks, and repeats it when the user confirms', () => {
    show(true);
    stepTo('list');
    expect(go.mock.calls).toEqual([[1]]);
    stepTo('form');
    expect([isAsked(), place()]).toEqual([true, '/en/form']);
    press('button', 'Leave');
    expect(go.mock.calls).toEqual([[1], [-1]]);
    stepTo('list');
    expect(place()).toBe('/en/list');
  });

  it('asks again after the user decided to stay', () => {
    show(true);
    stepTo('list');
    stepTo('form');
    press('button', 'Stay');
    expect(isAsked()).toBe(false);
    stepTo('list');
    expect([isAsked(), place()]).toEqual([true, '/en/form']);
  });

  it('does not ask on a step to the same page in another language', () => {
    show(true);
    const state = { idx: 0, key: 'german', usr: null };
    history.replaceState(state, '', '/de/form');
    fireEvent(globalThis.window, new PopStateEvent('popstate', { state }));
    expect([isAsked(), go.mock.calls, place()]).toEqual([false, [], '/de/form']);
  });

  it('does not ask when there are no changes to lose', () => {
    show(false);
    stepTo('list');
    expect([isAsked(), place(), go.mock.calls]).toEqual([false, '/en/list', []]);
  });
});
