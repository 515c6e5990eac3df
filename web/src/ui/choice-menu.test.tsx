// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChoiceMenu } from './choice-menu.tsx';

const show = (chosen: string[] = []) =>
  render(
    <>
      <ChoiceMenu label="Speed" target="Normal">
        {({ onClick, ...item }) =>
          ['Normal', 'Fast', 'Turbo'].map((name) => (
            <button
              key={name}
              type="button"
              {...item}
              role="menuitemradio"
              aria-checked={name === 'Fast'}
              onClick={() => {
                chosen.push(name);
                onClick();
              }}
            >
              {name}
            </button>
          ))
        }
      </ChoiceMenu>
      <button type="button">elsewhere</button>
    </>,
  );

const opener = () => screen.getByRole('button', { name: 'Speed' });
const focused = () => document.activeElement?.textContent;

afterEach(cleanup);

describe('ChoiceMenu', () => {
  it('opens with the focus on the chosen item', () => {
    show();
    fireEvent.click(opener());
    expect([opener().getAttribute('aria-expanded'), focused()]).toEqual(['true', 'Fast']);
  });

  it.each([
    ['ArrowDown', 'Turbo'],
    ['ArrowUp', 'Normal'],
    ['Home', 'Normal'],
    ['End', 'Turbo'],
  ])('%s goes to %s', (key, name) => {
    show();
    fireEvent.click(opener());
    fireEvent.keyDown(screen.getByRole('menu'), { key });
    expect(focused()).toBe(name);
  });

  it.each(['ArrowDown', 'ArrowUp'])('opens with %s on its button', (key) => {
    show();
    fireEvent.keyDown(opener(), { key });
    expect([opener().getAttribute('aria-expanded'), focused()]).toEqual(['true', 'Fast']);
  });

  it.each([
    ['t', 'Turbo'],
    ['N', 'Normal'],
    ['f', 'Fast'],
    ['x', 'Fast'],
  ])('the letter %s goes to %s', (key, name) => {
    show();
    fireEvent.click(opener());
    fireEvent.keyDown(screen.getByRole('menu'), { key });
    expect(focused()).toBe(name);
  });

  it('wraps around at the ends', () => {
    show();
    fireEvent.click(opener());
    for (const key of ['End', 'ArrowDown']) fireEvent.keyDown(screen.getByRole('menu'), { key });
    expect(focused()).toBe('Normal');
  });

  it.each([
    ['over the left side', -40, '52px'],
    ['over the right side', 230, '-42px'],
    ['within the window', 100, '0px'],
  ])('a list %s of the window is moved into it', (_, left, translate) => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(370);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, 0, 170, 90));
    show();
    fireEvent.click(opener());
    expect(screen.getByRole('menu').parentElement?.style.translate).toBe(translate);
    vi.restoreAllMocks();
  });

  it('follows its button when the page moves it', () => {
    const told: IntersectionObserverCallback[] = [];
    const observer = { observe: () => {}, disconnect: () => {} };
    vi.stubGlobal('IntersectionObserver', function Observer(callback: IntersectionObserverCallback) {
      told.push(callback);
      return observer;
    });
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(370);
    const place = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    place.mockReturnValue(new DOMRect(100, 0, 170, 90));
    show();
    fireEvent.click(opener());
    place.mockReturnValue(new DOMRect(-40, 0, 170, 90));
    const seen = [{ intersectionRatio: 0.7 }];
    for (const tell of told) Reflect.apply(tell, undefined, [seen]);
    expect(screen.getByRole('menu').parentElement?.style.translate).toBe('52px');
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('closes with Escape and returns the focus', () => {
    show();
    fireEvent.click(opener());
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    expect([screen.queryByRole('menu'), document.activeElement]).toEqual([null, opener()]);
  });

  it('reports the chosen item and closes', () => {
    const chosen: string[] = [];
    show(chosen);
    fireEvent.click(opener());
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Turbo' }));
    expect([chosen, screen.queryByRole('menu')]).toEqual([['Turbo'], null]);
  });

  it('closes when the focus moves elsewhere, and does not move the focus back', () => {
    show();
    fireEvent.click(opener());
    const elsewhere = screen.getByRole('button', { name: 'elsewhere' });
    fireEvent.focusOut(screen.getByRole('menu'), { relatedTarget: elsewhere });
    elsewhere.focus();
    expect([screen.queryByRole('menu'), document.activeElement]).toEqual([null, elsewhere]);
  });
});
