// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useParams } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { afterDoing } from '../../lib/forms/done-message.ts';
import { Announcer } from '../../ui/announcer.tsx';
import { startEnglish } from '../../ui/testing/english-words.ts';
import { useArrival } from './use-arrival.ts';

const Page = ({ name }: { readonly name: string }) => (
  <>
    {name === 'plain' ? null : <h1 tabIndex={-1}>{name}</h1>}
    <Link to="/en/list" {...afterDoing('Anna is saved.')}>
      Save
    </Link>
    <Link to="/en/plain">Plain</Link>
    <Link to={`/en/${name}?page=2`}>Next part</Link>
  </>
);
const AnyPage = () => {
  const { page = '' } = useParams();
  return <Page key={page} name={page} />;
};
const Shell = () => {
  useArrival();
  return (
    <>
      <Link to="/he/form">Hebrew</Link>
      <button type="button">Menu</button>
      <main id="main" tabIndex={-1}>
        <Routes>
          <Route path="/:lng/:page" element={<AnyPage />} />
        </Routes>
      </main>
    </>
  );
};

const show = () => {
  const scroll = vi.fn<() => void>();
  vi.stubGlobal('scrollTo', scroll);
  render(
    <MantineProvider env="test">
      <Announcer>
        <MemoryRouter initialEntries={['/en/form']}>
          <Shell />
        </MemoryRouter>
      </Announcer>
    </MantineProvider>,
  );
  return scroll;
};
const follow = (name: string) => {
  const link = screen.getByRole('link', { name });
  link.focus();
  fireEvent.click(link);
};

beforeAll(() => startEnglish());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('useArrival', () => {
  it('does not change focus and scroll position on the first page of a visit', () => {
    const scroll = show();
    expect(document.activeElement).toBe(document.body);
    expect(scroll).not.toHaveBeenCalled();
  });

  it('starts a page at its top, with the focus on its heading, and announces the last action', () => {
    const scroll = show();
    follow('Save');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'list' }));
    expect(scroll.mock.calls).toEqual([[0, 0]]);
    expect(screen.getByTestId('announcer').textContent).toContain('Anna is saved.');
  });

  it('focuses the page itself if it has no heading', () => {
    show();
    follow('Plain');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('keeps the focus on an element that still exists', () => {
    show();
    const menu = screen.getByRole('button', { name: 'Menu' });
    menu.focus();
    fireEvent.click(screen.getByRole('link', { name: 'Plain' }));
    expect(document.activeElement).toBe(menu);
  });

  it.each(['Next part', 'Hebrew'])('moves neither focus nor scroll position on the same page: %s', (name) => {
    const scroll = show();
    follow(name);
    expect(document.activeElement).toBe(screen.getByRole('link', { name }));
    expect(scroll).not.toHaveBeenCalled();
  });
});
