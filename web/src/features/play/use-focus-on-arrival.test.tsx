// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useParams } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

const Level = () => {
  useFocusOnArrival();
  return <Link to="/second">Next level</Link>;
};
const Screen = () => <Level key={useParams().level} />;

const show = () =>
  render(
    <MemoryRouter initialEntries={['/first']}>
      <button type="button">Menu</button>
      <main id="main" tabIndex={-1}>
        <Routes>
          <Route path="/:level" element={<Screen />} />
        </Routes>
      </main>
    </MemoryRouter>,
  );

afterEach(cleanup);

it('leaves the focus alone where the visit begins', () => {
  show();
  expect(document.activeElement).toBe(document.body);
});

it('puts the focus on the page when what had it went with the level before', () => {
  show();
  const next = screen.getByRole('link', { name: 'Next level' });
  next.focus();
  fireEvent.click(next);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('leaves the focus on what is still there', () => {
  show();
  const menu = screen.getByRole('button', { name: 'Menu' });
  menu.focus();
  fireEvent.click(screen.getByRole('link', { name: 'Next level' }));
  expect(document.activeElement).toBe(menu);
});
